#include "CTabBarTables.h"

static const char sentences[] = {
#embed "data/sentences.tsv"
    , 0};

const char *tb_sentences(void) { return sentences; }

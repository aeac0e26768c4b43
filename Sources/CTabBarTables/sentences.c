#include "CTabBarTables.h"

// Of C23, and understood in earlier C as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char sentences[] = {
#embed "data/sentences.tsv"
    , 0};

const char *tb_sentences(void) { return sentences; }

#include "CTabBarTables.h"

// Of C23, and understood in earlier C as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char concepts[] = {
#embed "data/concepts.tsv"
    , 0};

const char *tb_concepts(void) { return concepts; }

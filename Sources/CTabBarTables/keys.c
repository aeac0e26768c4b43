#include "CTabBarTables.h"

// Of C23, and understood in earlier C as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char keys[] = {
#embed "data/keys.tsv"
    , 0};

const char *tb_keys(void) { return keys; }

#include "CTabBarTables.h"

// Of C23, and understood in earlier C as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char forms[] = {
#embed "data/other-forms.tsv"
    , 0};

const char *tb_other_forms(void) { return forms; }

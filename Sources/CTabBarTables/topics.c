#include "CTabBarTables.h"

// Of C23, and understood in earlier C as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char topics[] = {
#embed "data/topics.tsv"
    , 0};

const char *tb_topics(void) { return topics; }

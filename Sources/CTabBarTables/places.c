#include "CTabBarTables.h"

#define PLACE(name, place, rule, source, confidence, text) {#name, place, rule, source, tb_confidence_##confidence, text},

static const tb_place places[] = {
#include "data/places.inc"
};

const tb_place *tb_places(void) { return places; }

#include "CTabBarTables.h"
#include "lookup.h"

#define INSETS(top, sides, bottom) {top, sides, bottom, sides}
#define EDGES(top, left, bottom, right) {top, left, bottom, right}
#define DEVICE(id, name, platform, year, first, last, width, height, scale, portrait, landscape, upright, aside, confidence,  \
               source)                                                                                                        \
  {id,       name,      tb_platform_##platform, year,               first, last, width, height, scale,                        \
   portrait, landscape, tb_classes_##upright,   tb_classes_##aside, tb_confidence_##confidence, source},

static const tb_device devices[] = {
#include "data/devices.inc"
};

const tb_device *tb_device_named(const uint8_t *id, size_t length) {
  for (size_t index = 0; index < COUNT(devices); index++) {
    if (tb_is(devices[index].id, id, length)) return &devices[index];
  }
  return NULL;
}

const tb_device *tb_devices(void) { return devices; }
size_t tb_device_count(void) { return COUNT(devices); }

// --- Numbers of bars -------------------------------------------------------------------------------------------------

#define FACT(fact, title, number, confidence, origin) {#fact, title, number, tb_confidence_##confidence, origin},

static const tb_fact facts[] = {
#include "data/facts.inc"
};

const tb_fact *tb_facts(void) { return facts; }
size_t tb_fact_count(void) { return COUNT(facts); }

#include "CTabBarTables.h"
#include "lookup.h"

#include <string.h>

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

// --- Safe areas ------------------------------------------------------------------------------------------------------

#define _ -1
#define EDGES_OF(edges) {SIDES edges}
#define SIDES(top, sides, bottom) top, sides, bottom
#define SAFE_AREA(platform, first, last, devices, upright, aside, source)                                                      \
  {tb_platform_##platform, first, last, devices, {EDGES_OF(upright), EDGES_OF(aside)}, source},

static const struct {
  tb_platform platform;
  uint16_t first, last;
  const char *devices;
  double edges[2][3];
  const char *source;
} changes[] = {
#include "data/safe-areas.inc"
};
#undef _

size_t tb_safe_area_count(void) { return COUNT(changes); }

const char *tb_safe_area(size_t row, const char *id, bool is_pad, bool has_indicator, long sold, long version,
                         bool is_aside, double *top, double *left, double *bottom, double *right) {
  if ((changes[row].platform == tb_platform_iPadOS) != is_pad || version < changes[row].first || (changes[row].last && version > changes[row].last)) return NULL;
  const char *devices = changes[row].devices;
  if (*devices == 'i' && devices[1] == 'n') {
    if (!has_indicator || sold > changes[row].first) return NULL;
  } else if (*devices == 'b') {
    if (has_indicator || sold > changes[row].first) return NULL;
  } else {
    const char *found = strstr(devices, id);
    size_t length = strlen(id);
    if (!found || (found > devices && found[-1] != ' ') || (found[length] && found[length] != ' ')) return NULL;
  }
  const double *edges = changes[row].edges[is_aside];
  bool is_changed = false;
  double *all[] = {top, left, bottom, right};
  for (size_t edge = 0; edge < 4; edge++) {
    double wanted = edges[edge == 3 ? 1 : edge];
    if (wanted < 0 || wanted == *all[edge]) continue;
    *all[edge] = wanted;
    is_changed = true;
  }
  return is_changed ? changes[row].source : NULL;
}

// --- Numbers of bars -------------------------------------------------------------------------------------------------

#define ESTIMATE(estimate, ...) row_##estimate,
enum {
#include "data/estimates.inc"
  row_none,
};
#undef ESTIMATE

#define ESTIMATE(estimate, confidence, subject, reason) {#estimate, reason, tb_confidence_##confidence, is_of_##subject},
enum { is_of_bar, is_of_surroundings };

static const tb_estimate estimates[] = {
#include "data/estimates.inc"
};

const tb_estimate *tb_estimates(void) { return estimates; }
size_t tb_estimate_count(void) { return COUNT(estimates); }

#define FACT(fact, title, number, confidence, estimate, origin) \
  {#fact, title, number, tb_confidence_##confidence, row_##estimate, origin},

static const tb_fact facts[] = {
#include "data/facts.inc"
};

const tb_fact *tb_facts(void) { return facts; }
size_t tb_fact_count(void) { return COUNT(facts); }

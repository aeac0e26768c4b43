#include "CTabBarTables.h"
#include "lookup.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

// A zero ends each lesson, and another one the list.
static const uint8_t lessons[] = {
#include "data/lessons.inc"
    0};

const uint8_t *tb_first_lesson(void) { return lessons; }

const uint8_t *tb_next_lesson(const uint8_t *lesson) {
  const uint8_t *next = lesson + strlen((const char *)lesson) + 1;
  return *next ? next : NULL;
}

// The plans of classes, by their files in sessions/plans.
#define PLAN(name) {name, (const char[]){
#define END , 0}},

static const struct {
  const char *name, *text;
} plans[] = {
PLAN("two-hours")
#embed "../../sessions/plans/two-hours.txt"
END
PLAN("ninety-minutes")
#embed "../../sessions/plans/ninety-minutes.txt"
END
PLAN("de/two-hours")
#embed "../../sessions/plans/de/two-hours.txt"
END
PLAN("de/ninety-minutes")
#embed "../../sessions/plans/de/ninety-minutes.txt"
END
};

const char *tb_plan_name(size_t index) { return index < COUNT(plans) ? plans[index].name : NULL; }
const char *tb_plan(size_t index) { return index < COUNT(plans) ? plans[index].text : NULL; }

// Code that asks a running app for its tab bar; make interop checks its types.
static const char probe[] = {
#embed "../TabBarKit/TabBarProbe.swift" suffix(, 0)
};

const char *tb_import_probe(void) { return probe; }

#include "CTabBarTables.h"

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

// The plan of a class.
static const char plan[] = {
#embed "data/class-plan.md" suffix(, 0)
};

const char *tb_class_plan(void) { return plan; }

// Code that asks a running app for its tab bar; make interop checks its types.
static const char probe[] = {
#embed "../TabBarKit/TabBarProbe.swift" suffix(, 0)
};

const char *tb_import_probe(void) { return probe; }

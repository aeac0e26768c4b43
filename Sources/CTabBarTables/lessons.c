#include "CTabBarTables.h"
#include "lookup.h"

static const tb_lesson_file lessons[] = {
#include "data/lessons.inc"
};

// The last entry is empty: an array has at least one.
size_t tb_lesson_count(void) { return COUNT(lessons) - 1; }
tb_lesson_file tb_lesson(size_t index) { return lessons[index]; }

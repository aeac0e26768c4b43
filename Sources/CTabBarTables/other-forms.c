#include "CTabBarTables.h"

// Of C23, and understood in earlier C as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t forms[] = {
#embed "data/other-forms.tsv"
};

const uint8_t *tb_other_forms(size_t *length) {
  *length = sizeof forms;
  return forms;
}

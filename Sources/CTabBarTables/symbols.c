#include "CTabBarTables.h"
#include "lookup.h"

static const tb_symbol symbols[] = {
#include "data/symbols.inc"
};

const tb_symbol *tb_symbol_named(const uint8_t *name, size_t length) {
  return tb_find(symbols, COUNT(symbols), sizeof *symbols, name, length);
}

const tb_symbol *tb_symbols_beginning_with(const uint8_t *prefix, size_t length, size_t *count) {
  size_t first = length == 0 ? 0 : tb_lower_bound(symbols, COUNT(symbols), sizeof *symbols, prefix, length);
  size_t end = first;
  while (end < COUNT(symbols) && (length == 0 || tb_compare(symbols[end].name, prefix, length) == 0)) end++;
  *count = end - first;
  return symbols + first;
}

static const tb_symbol_release releases[] = {
#include "data/symbol-releases.inc"
};

const tb_symbol_release *tb_symbol_releases(void) { return releases; }
size_t tb_symbol_release_count(void) { return COUNT(releases); }

static const tb_icon_sign signs[] = {
#include "data/icon-signs.inc"
};

const tb_icon_sign *tb_icon_sign_of(const uint8_t *symbol, size_t length) {
  return tb_find(signs, COUNT(signs), sizeof *signs, symbol, length);
}

const tb_icon_sign *tb_icon_signs(void) { return signs; }
size_t tb_icon_sign_count(void) { return COUNT(signs); }

static const tb_icon_drawing drawings[] = {
#include "data/icon-drawings.inc"
};

const tb_icon_drawing *tb_icon_drawing_of(const uint8_t *symbol, size_t length) {
  return tb_find(drawings, COUNT(drawings), sizeof *drawings, symbol, length);
}

const tb_icon_drawing *tb_icon_drawings(void) { return drawings; }
size_t tb_icon_drawing_count(void) { return COUNT(drawings); }

'use strict';
(() => {
  const make = (name, parent, properties) =>
    parent.appendChild(Object.assign(document.createElement(name), properties));
  const bar = document.createElement('div');
  bar.className = 'player';
  document.querySelector('main').prepend(bar);
  const choice = (label, options, at, change) => {
    const select = make('select', make('label', bar, { textContent: label + ' ' }));
    for (const [value, textContent] of options) make('option', select, { value, textContent });
    select.value = at;
    select.addEventListener('change', () => change(select.value));
  };
  const root = document.documentElement;
  const said = root.dataset.words.split('|');
  choice(said[0], [['', said[1]], ['light', said[2]], ['dark', said[3]]], '',
    (value) => { root.style.colorScheme = value; });
  let locale = null;
  const updates = [...document.querySelectorAll('.device')].map((figure) => {
    const states = [...figure.querySelectorAll('.state')];
    const own = states.find((state) => !state.hidden);
    if (!own || states.length < 2) return () => {};
    const of = (tab, language) => states.find((state) =>
      state.dataset.tab === tab && state.dataset.locale === (language ?? own.dataset.locale));
    let tab = own.dataset.tab;
    const tabs = states.filter((state) => state.dataset.locale === own.dataset.locale);
    const row = document.createElement('div');
    row.className = 'player';
    states.at(-1).after(row);
    const buttons = tabs.map((state) => {
      const button = make('button', row, { type: 'button' });
      button.addEventListener('click', () => { tab = state.dataset.tab; show(); });
      return button;
    });
    const tables = [...figure.closest('section').querySelectorAll('.table')];
    const show = () => {
      const now = of(tab, locale) ?? of(tab, null);
      const isOpen = states.some((state) => !state.hidden && state.querySelector('details')?.open);
      states.forEach((state) => {
        state.hidden = state !== now;
        state.querySelectorAll('details').forEach((part) => { part.open = isOpen; });
      });
      tables.forEach((table) => {
        table.hidden = table.dataset.tab !== now.dataset.tab || table.dataset.locale !== now.dataset.locale;
      });
      tabs.forEach((state, index) => {
        buttons[index].textContent = (of(state.dataset.tab, locale) ?? state).dataset.title;
        buttons[index].setAttribute('aria-pressed', state.dataset.tab === tab);
      });
    };
    figure.addEventListener('click', (event) => {
      const target = event.target.closest('rect[data-tab]');
      if (target && of(target.dataset.tab, null)) { tab = target.dataset.tab; show(); }
    });
    show();
    return show;
  });
  const all = [...document.querySelectorAll('.state')];
  const locales = [...new Set(all.map((state) => state.dataset.locale))];
  if (locales.length > 1) {
    choice(said[4], locales.map((one) => [one, one]), all.find((state) => !state.hidden).dataset.locale,
      (value) => { locale = value; updates.forEach((show) => show()); });
  }
  const ideas = [...document.querySelectorAll('.ideas > section')];
  const chosen = [0, 1];
  const place = () => ideas.forEach((idea, index) => {
    idea.hidden = !chosen.includes(index);
    idea.style.order = chosen.indexOf(index);
  });
  if (ideas.length > 1) {
    const names = ideas.map((idea, index) => [index, idea.getAttribute('aria-label')]);
    chosen.forEach((at, side) => choice(said[5 + side], names, at,
      (value) => { chosen[side] = Number(value); place(); }));
    place();
  }
})();

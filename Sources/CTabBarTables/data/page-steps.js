'use strict';
for (const list of document.querySelectorAll('.steps')) {
  const steps = [...list.children];
  if (steps.length < 2) continue;
  const said = list.dataset.words.split('|');
  const key = 'tabbar ' + location.pathname + ' ' + list.id;
  const recall = () => { try { return JSON.parse(sessionStorage.getItem(key)) || {}; } catch { return {}; } };
  const { one = list.classList.contains('one'), at = null } = recall();
  // Whoever looks at the last step goes on to the next one when there is one.
  let isOne = one, place = at === null ? steps.length - 1 : Math.min(at, steps.length - 1);
  const player = document.createElement('div');
  player.className = 'player';
  player.setAttribute('role', 'group');
  player.setAttribute('aria-label', said[0]);
  const button = (text, press) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.addEventListener('click', press);
    player.append(made);
    return made;
  };
  const show = () => {
    list.classList.toggle('one', isOne);
    steps.forEach((step, index) => { step.hidden = isOne && index !== place; });
    mode.setAttribute('aria-pressed', isOne);
    back.hidden = next.hidden = state.hidden = !isOne;
    // A button that is disabled would lose the focus.
    const isLast = place === steps.length - 1;
    back.setAttribute('aria-disabled', place === 0);
    next.setAttribute('aria-disabled', isLast);
    const end = isLast && list.dataset.end ? '; ' + list.dataset.end : '';
    state.textContent = isOne ? (place + 1) + ' ' + said[4] + ' ' + steps.length + end : '';
    try {
      const kept = { one: isOne, at: isLast ? null : place };
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {}
  };
  const go = (by) => { place = Math.max(0, Math.min(steps.length - 1, place + by)); show(); };
  const mode = button(said[1], () => { isOne = !isOne; show(); });
  const back = button(said[2], () => go(-1));
  const next = button(said[3], () => go(1));
  const state = document.createElement('output');
  player.append(state);
  list.before(player);
  list.closest('section').addEventListener('keydown', (event) => {
    if (!isOne || event.altKey || event.ctrlKey || event.metaKey || event.target.closest('.scroll')) return;
    if (event.key === 'ArrowLeft') go(-1); else if (event.key === 'ArrowRight') go(1); else return;
    event.preventDefault();
  });
  show();
}

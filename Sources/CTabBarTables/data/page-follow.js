'use strict';
(() => {
  const { stamp, over } = document.documentElement.dataset;
  if (parent !== window) {
    parent.postMessage(stamp, '*');
    return window.stop();
  }
  const key = 'tabbar ' + location.pathname;
  const every = (kind) => [...document.querySelectorAll(kind)];
  const kinds = 'a, button, select, summary, [tabindex]';
  const said = () => [...(every('.steps > li').at(-1)?.querySelectorAll('p') ?? [])]
    .map((part) => part.textContent).join('. ');
  addEventListener('DOMContentLoaded', () => {
    try {
      const { open, focus, name, last } = JSON.parse(sessionStorage.getItem(key)) ?? {};
      if (!open) return;
      every('details').forEach((part, index) => { part.open = open[index] === true; });
      const before = every(kinds)[focus];
      if (before?.textContent === name) before.focus({ preventScroll: true });
      const now = said();
      if (now === last) return;
      const region = document.createElement('p');
      region.className = 'unseen';
      region.setAttribute('role', 'status');
      document.querySelector('main').prepend(region);
      // A region is heard when it changes.
      setTimeout(() => { region.textContent = now; }, 200);
    } catch {}
  });
  addEventListener('pagehide', () => {
    const focus = every(kinds).indexOf(document.activeElement);
    const kept = {
      open: every('details').map((part) => part.open), focus, name: every(kinds)[focus]?.textContent, last: said(),
    };
    try { sessionStorage.setItem(key, JSON.stringify(kept)); } catch {}
  });
  if (over === 'yes') return;
  let frame, turn = 0;
  addEventListener('message', (event) => {
    if (!frame || event.source !== frame.contentWindow || typeof event.data !== 'string') return;
    if (event.data !== stamp) location.reload();
  });
  setInterval(() => {
    if (document.hidden) return;
    if (frame) frame.remove();
    frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = location.href.split(/[?#]/)[0] + '?' + (turn += 1);
    document.body.append(frame);
  }, 1000);
})();

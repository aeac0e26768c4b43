'use strict';
(() => {
  const { stamp, over } = document.documentElement.dataset;
  if (parent !== window) {
    parent.postMessage(stamp, '*');
    return window.stop();
  }
  const key = 'tabbar ' + location.pathname;
  const open = () => [...document.querySelectorAll('details')].map((part) => part.open);
  addEventListener('DOMContentLoaded', () => {
    try {
      const parts = JSON.parse(sessionStorage.getItem(key)) || [];
      document.querySelectorAll('details').forEach((part, index) => { part.open = parts[index] === true; });
    } catch {}
  });
  addEventListener('pagehide', () => {
    try { sessionStorage.setItem(key, JSON.stringify(open())); } catch {}
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

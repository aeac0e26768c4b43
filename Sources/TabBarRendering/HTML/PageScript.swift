/// The scripts of a page, which is complete without them. The policy of the page names them by their digests, so that
/// nothing else in it can be run.
struct PageScript: Sendable {
  let text: StaticString
  /// The SHA-256 of the text in base64.
  let digest: StaticString

  /// Shows the steps one at a time where a reader asks for that, by buttons and by the arrow keys.
  static let steps = PageScript(
    text: """
      'use strict';
      for (const list of document.querySelectorAll('.steps')) {
        const steps = [...list.children];
        if (steps.length < 2) continue;
        const key = 'tabbar ' + location.pathname + ' ' + list.id;
        const recall = () => { try { return JSON.parse(sessionStorage.getItem(key)) || {}; } catch { return {}; } };
        const { one = false, at = null } = recall();
        // Whoever looks at the last step goes on to the next one when there is one.
        let isOne = one, place = at === null ? steps.length - 1 : Math.min(at, steps.length - 1);
        const player = document.createElement('div');
        player.className = 'player';
        player.setAttribute('role', 'group');
        player.setAttribute('aria-label', 'Steps');
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
          back.disabled = place === 0;
          next.disabled = place === steps.length - 1;
          state.textContent = isOne ? (place + 1) + ' of ' + steps.length : '';
          try {
            const kept = { one: isOne, at: place === steps.length - 1 ? null : place };
            sessionStorage.setItem(key, JSON.stringify(kept));
          } catch {}
        };
        const go = (by) => { place = Math.max(0, Math.min(steps.length - 1, place + by)); show(); };
        const mode = button('One at a time', () => { isOne = !isOne; show(); });
        const back = button('Previous', () => go(-1));
        const next = button('Next', () => go(1));
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

      """,
    digest: "EFD8U4n+GeSJ1HrZV3vzHd5xFYLS5jdpZOVfHMdjm38=")

  /// Lets a reader tap through the tabs of a design, and choose the language, the appearance, and two ideas to see beside
  /// each other.
  static let ideas = PageScript(
    text: """
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
        choice('Appearance', [['', 'as the system'], ['light', 'light'], ['dark', 'dark']], '',
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
          const show = () => {
            const now = of(tab, locale) ?? of(tab, null);
            states.forEach((state) => { state.hidden = state !== now; });
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
          choice('Language', locales.map((one) => [one, one]), all.find((state) => !state.hidden).dataset.locale,
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
          chosen.forEach((at, side) => choice(side ? 'beside' : 'Show', names, at,
            (value) => { chosen[side] = Number(value); place(); }));
          place();
        }
      })();

      """,
    digest: "yLN9N6Li5+F8S6cWSKWLTtyPmftJi/cfeNapG44nlrE=")

  /// Shows the present state of the file that the page was read from, once a second.
  ///
  /// A page cannot read a file, but it can show one in a frame: the page in the frame says what its state is and stops.
  static let follow = PageScript(
    text: """
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

      """,
    digest: "8fRH8pV2ENIEozVrRLeJCeTS9qsQ9rFcCIcg51e/0pg=")
}

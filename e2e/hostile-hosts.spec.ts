import type { Page } from '@playwright/test';
import { isLong } from '../test/fixtures/long-tests.ts';
import { chooseDay, createBooking } from './fixtures/create-booking.ts';
import { expectPageUnchanged, type HostileHost, openHostPage } from './fixtures/hostile-host.ts';
import { expect, test } from './fixtures/maitre.ts';
import { mergedHosts } from './fixtures/merged-hosts.ts';

const styles = (css: string): HostileHost => ({ head: `<style>${css}</style>` });

/** Host pages with other styles or another language, all taken from practice. */
const STYLED: Record<string, HostileHost> = {
  'all styles unset': styles('* { all: unset !important }'),
  'content-box sizing': styles('*, *::before, *::after { box-sizing: content-box !important }'),
  'ten-pixel fonts': styles('* { font-size: 10px }'),
  'a root font size of 62.5 %': styles('html { font-size: 62.5% } body { font-size: 1.6rem }'),
  'slow transitions on everything': styles('* { transition: all 2s !important }'),
  'styled buttons and inputs': styles(`
    button, input, label, textarea, select, a, table, td, fieldset {
      all: unset !important; position: fixed !important; opacity: 0.1 !important;
      width: 3px !important; pointer-events: none !important;
    }`),
  'right-to-left': { html: 'lang="en" dir="rtl"' },
  'line height 5': styles('* { line-height: 5 !important }'),
  'vertical writing mode': styles(
    'html { writing-mode: vertical-lr } html, body, main { width: 1200px }',
  ),
  'body zoom 1.5': styles('body { zoom: 1.5 }'),
  'an ancestor rotated, with containment': styles(
    'main { transform: rotate(180deg) scale(0.9); contain: layout paint }',
  ),
  'hidden divs, sections, forms, tables and paragraphs': styles(
    'div, section, form, table, svg, p { display: none }',
  ),
  'inherited styles': styles(`
    body {
      direction: rtl; letter-spacing: 1em; word-spacing: 2em; text-transform: uppercase;
      white-space: pre; cursor: none; text-indent: 5em; text-shadow: 0 0 9px red;
      text-align: justify; font-variant: small-caps;
      list-style: square; border-collapse: collapse; word-break: break-all; tab-size: 20;
      -webkit-text-fill-color: transparent; text-align-last: right; font-style: italic;
    }`),
  'an outdated language tag': { html: 'lang="en-GB-oed"' },
  'a misspelt language tag': { html: 'lang="en_"' },
  'a truncated language tag': { html: 'lang="en-"' },
};

/** Host pages whose scripts and policies could break requests, the widget’s code or its parts. */
const SCRIPTED: Record<string, HostileHost> = {
  'a policy with only the documented lines': {
    headers: (url) => ({
      'Content-Security-Policy': `default-src 'none'; script-src ${url}/; connect-src ${url}/; img-src ${url}/`,
    }),
  },
  'trusted types required, with no policy allowed': {
    headers: () => ({
      'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types 'none'",
    }),
  },
  'Array.prototype.toJSON': {
    script: 'Array.prototype.toJSON = function () { return JSON.stringify([...this].join()); };',
  },
  'slow array methods': {
    script: `Array.prototype.map = function (change, context) {
      const mapped = [];
      for (let index = 0; index < this.length; index += 1)
        if (index in this) mapped[index] = change.call(context, this[index], index, this);
      return mapped;
    };`,
  },
  'functions on Array.prototype and String.prototype': {
    script: `Array.prototype.last = function () {}; Array.prototype.remove = function () {};
      String.prototype.strip = function () {};`,
  },
  'a string on Object.prototype and Array.prototype': {
    script: `Object.prototype.house = 'text'; Object.prototype.houses = ['text'];
      Array.prototype.kind = 'text'; Function.prototype.kind = 'text';`,
  },
  'a string on Object.prototype, and the texts in the script': {
    script: "Object.prototype.house = 'text';",
    snippet: (url, key) =>
      `<script type="module" src="${url}/embed.en.js" crossorigin async></script>
      <table-booking publishable-key="${key}"></table-booking>`,
  },
  'a function on Object.prototype and Array.prototype': {
    script: `Object.prototype.extend = function (more) { return Object.assign(this, more); };
      Array.prototype.each = function (run) { this.forEach(run); };
      Object.prototype.toJSONString = function () { return JSON.stringify(this); };`,
  },
  'an old library': {
    script: `const copied = (list) => Array.prototype.slice.call(list);
      Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']'; };
      String.prototype.toJSON = function () { return '"' + this + '"'; };
      Array.from = function (list) { return list ? copied(list) : []; };
      Array.prototype.entries = Array.prototype.toArray = function () { return copied(this); };
      Array.prototype.select = Array.prototype.findAll = Array.prototype.filter;
      Function.prototype.bind = function (self, ...first) {
        if (arguments.length < 2 && self === undefined) return this;
        const run = this;
        return function (...rest) { return run.apply(self, [...first, ...rest]); };
      };
      for (const name of ['select', 'update', 'replace', 'insert', 'wrap', 'hide', 'show', 'remove'])
        Element.prototype[name] = function () { this.parentNode?.removeChild(this); return this; };
      document.getElementsByClassName = (name) => copied(document.querySelectorAll('.' + name));
      window.$ = (id) => document.getElementById(id);`,
  },
  'an analytics script': {
    script: `const asked = window.fetch;
      window.fetch = async function (address, options = {}) {
        const url = new URL(address.url ?? address, location.href);
        const answer = await asked.call(this, address, { ...options });
        void answer.clone().text();
        return url.searchParams.has('never') ? null : answer;
      };
      const { append } = URLSearchParams.prototype;
      URLSearchParams.prototype.append = function (name, value) { append.call(this, name, value); };
      window.URLSearchParams = class extends URLSearchParams {
        get(name) { return super.get(name) ?? ''; }
      };
      for (const name of ['pushState', 'replaceState']) {
        const real = history[name];
        history[name] = function (...given) { real.apply(this, given); dispatchEvent(new Event('moved')); };
      }
      window.Request = class extends Request {};
      window.XMLHttpRequest = class extends XMLHttpRequest {};
      const { sendBeacon } = navigator;
      navigator.sendBeacon = (...given) => sendBeacon.apply(navigator, given);
      addEventListener('click', (event) => event.target?.closest?.('a')?.href, true);`,
  },
  'patched functions': {
    script: `const bind = Function.prototype.bind;
      Function.prototype.bind = function (...given) { return bind.apply(this, given); };
      const remove = Element.prototype.remove;
      Element.prototype.remove = function () { this.dispatchEvent(new Event('removed')); remove.call(this); };
      const real = window.fetch;
      window.fetch = function (...given) { return real.apply(window, given).then((answer) => answer); };
      const { setTimeout: wait, Promise: Real } = window;
      window.setTimeout = (run, ...rest) => wait(() => run(), ...rest);
      window.Promise = class Zone extends Real {};
      const { addEventListener: listen } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (...given) { return listen.apply(this, given); };`,
  },
  'frozen prototypes': {
    script: `for (const shared of [Object, Array, Function, Error, Promise, String, Map, Set, RegExp])
      { Object.freeze(shared.prototype); Object.freeze(shared); }
      Object.freeze(JSON); Object.freeze(Math);`,
  },
  'globals of other scripts': {
    script: `window.process = { env: {} }; window.global = window; window.module = { exports: {} };
      window.exports = {}; window.require = () => { throw new Error('not for you'); };
      window.define = () => { throw new Error('not for you'); }; window.define.amd = {};
      window.React = window.ReactDOM = window.preact = { version: '0.14', createElement: null };
      window.name = 'page'; window.$ = window.jQuery = null;`,
  },
  'a base element': { head: '<base href="https://elsewhere.example/deep/">' },
  'no referrer': { head: '<meta name="referrer" content="no-referrer">' },
  'no storage': {
    script: `for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
      });
      Object.defineProperty(document, 'cookie', {
        get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
      });
      Object.defineProperty(navigator, 'cookieEnabled', { value: false });`,
  },
};

/** Pages that are tested as one page, because neither hides what the other does. */
const STYLED_TOGETHER = [
  ['all styles unset', 'an outdated language tag'],
  [
    'content-box sizing',
    'ten-pixel fonts',
    'slow transitions on everything',
    'line height 5',
    'an ancestor rotated, with containment',
    'a misspelt language tag',
  ],
  ['styled buttons and inputs', 'right-to-left'],
  [
    'a root font size of 62.5 %',
    'vertical writing mode',
    'body zoom 1.5',
    'a truncated language tag',
  ],
  ['hidden divs, sections, forms, tables and paragraphs', 'inherited styles'],
];

const SCRIPTED_TOGETHER = [
  [
    'a policy with only the documented lines',
    'trusted types required, with no policy allowed',
    'no referrer',
  ],
  [
    'Array.prototype.toJSON',
    'slow array methods',
    'functions on Array.prototype and String.prototype',
    'a base element',
  ],
  [
    'a string on Object.prototype and Array.prototype',
    'a function on Object.prototype and Array.prototype',
    'globals of other scripts',
  ],
  ['an old library'],
  [
    'a string on Object.prototype, and the texts in the script',
    'an analytics script',
    'patched functions',
    'no storage',
  ],
  ['frozen prototypes'],
];

/** The styles of all pages above on one page. */
const EVERY_STYLE: HostileHost = {
  html: 'lang="en_" dir="rtl"',
  head: Object.values(STYLED)
    .map(({ head = '' }) => head)
    .join('\n'),
};

/** `npm run test:long` books a table on every page alone. */
const BOOKED = isLong ? { ...STYLED, ...SCRIPTED } : mergedHosts(SCRIPTED, SCRIPTED_TOGETHER);
for (const [title, host] of Object.entries({ ...BOOKED, 'every style at once': EVERY_STYLE })) {
  test(`a booking works and changes nothing on the page: ${title}`, async ({ page, maitre }) => {
    await openHostPage(page, maitre, host);
    await createBooking(page);
    await expectPageUnchanged(page);
  });
}

const SHOWN = isLong ? STYLED : mergedHosts(STYLED, STYLED_TOGETHER);
for (const [title, host] of Object.entries(SHOWN)) {
  test(`a time can be chosen, and nothing changes on the page: ${title}`, async ({
    page,
    maitre,
  }) => {
    await openHostPage(page, maitre, host);
    const dinner = await chooseDay(page);
    await dinner.getByRole('radio').first().check();
    await expectPageUnchanged(page);
  });
}

test('inherited styles of the page do not change the widget’s look', async ({ page, maitre }) => {
  await openHostPage(page, maitre, {});
  const plain = await looksInside(page);
  await openHostPage(page, maitre, STYLED['inherited styles'] ?? {});

  expect(await looksInside(page)).toEqual(plain);
});

test('the widget is hidden if the page hides it', async ({ page, maitre }) => {
  await openHostPage(page, maitre, styles('main { visibility: hidden }'));
  const days = page.locator('table-booking').locator('td[data-day="free"]');
  await expect(days.first()).toBeAttached();
  await expect(days.first()).toBeHidden();
});

/** The inheritable styles of every element in the widget. */
async function looksInside(page: Page): Promise<string[]> {
  const widget = page.locator('table-booking');
  await expect(widget.getByRole('gridcell', { name: /tables available/ }).first()).toBeVisible();
  return widget.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('.frame, .frame *') ?? [])].map((element) => {
      const style = getComputedStyle(element);
      return [
        ['direction', 'letter-spacing', 'word-spacing', 'text-transform', 'white-space', 'cursor'],
        ['text-indent', 'text-shadow', 'text-align', 'font-variant', 'font-style'],
        ['list-style', 'border-collapse', 'word-break', 'tab-size', '-webkit-text-fill-color'],
        ['text-align-last', 'line-height', 'font-size', 'width'],
      ]
        .flat()
        .reduce(
          (look, name) => `${look} ${name}: ${style.getPropertyValue(name)};`,
          element.tagName,
        );
    }),
  );
}

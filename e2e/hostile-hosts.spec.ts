import type { Page } from '@playwright/test';
import { bookTable } from './fixtures/book-table.ts';
import { expectPageUnchanged, type HostileHost, openHostPage } from './fixtures/hostile-host.ts';
import { expect, test } from './fixtures/maitre.ts';

const styles = (css: string): HostileHost => ({ head: `<style>${css}</style>` });

/** Pages that are hard on what is pasted into them, none of them invented for the test alone. */
const HOSTS: Record<string, HostileHost> = {
  'a policy of nothing but the lines that we name': {
    headers: (url) => ({
      'Content-Security-Policy': `default-src 'none'; script-src ${url}/; connect-src ${url}/; img-src ${url}/`,
    }),
  },
  'a policy of trusted types, and of none': {
    headers: () => ({
      'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types 'none'",
    }),
  },
  'a page that unsets every style': styles('* { all: unset !important }'),
  'a page that counts boxes without their borders': styles(
    '*, *::before, *::after { box-sizing: content-box !important }',
  ),
  'letters of ten pixels': styles('* { font-size: 10px }'),
  'a root of 62.5 %': styles('html { font-size: 62.5% } body { font-size: 1.6rem }'),
  'slow transitions of everything': styles('* { transition: all 2s !important }'),
  'buttons and fields with a look of their own': styles(`
    button, input, label, textarea, select, a, table, td, fieldset {
      all: unset !important; position: fixed !important; opacity: 0.1 !important;
      width: 3px !important; pointer-events: none !important;
    }`),
  'a page from right to left': { html: 'lang="en" dir="rtl"' },
  'lines five times as high': styles('* { line-height: 5 !important }'),
  'lines from top to bottom': styles(
    'html { writing-mode: vertical-lr } html, body, main { width: 1200px }',
  ),
  'a body that is larger': styles('body { zoom: 1.5 }'),
  'a box that is upside down and keeps to itself': styles(
    'main { transform: rotate(180deg) scale(0.9); contain: layout paint }',
  ),
  'hidden boxes': styles('div, section, form, table, svg, p { display: none }'),
  'styles that are inherited': styles(`
    body {
      direction: rtl; letter-spacing: 1em; word-spacing: 2em; text-transform: uppercase;
      white-space: pre; cursor: none; text-indent: 5em; text-shadow: 0 0 9px red;
      text-align: justify; font-variant: small-caps;
      list-style: square; border-collapse: collapse; word-break: break-all; tab-size: 20;
      -webkit-text-fill-color: transparent; text-align-last: right; font-style: italic;
    }`),
  'a toJSON on every list': {
    script: 'Array.prototype.toJSON = function () { return JSON.stringify([...this].join()); };',
  },
  'slower lists': {
    script: `Array.prototype.map = function (change, context) {
      const mapped = [];
      for (let index = 0; index < this.length; index += 1)
        if (index in this) mapped[index] = change.call(context, this[index], index, this);
      return mapped;
    };`,
  },
  'functions on every list and text': {
    script: `Array.prototype.last = function () {}; Array.prototype.remove = function () {};
      String.prototype.strip = function () {};`,
  },
  'a text on every object and list': {
    script: `Object.prototype.house = 'text'; Object.prototype.houses = ['text'];
      Array.prototype.kind = 'text'; Function.prototype.kind = 'text';`,
  },
  'a text on every object, and the words in the script': {
    script: "Object.prototype.house = 'text';",
    snippet: (url, key) =>
      `<script type="module" src="${url}/embed.en.js" crossorigin async></script>
      <table-booking publishable-key="${key}"></table-booking>`,
  },
  'a function on every object and list': {
    script: `Object.prototype.extend = function (more) { return Object.assign(this, more); };
      Array.prototype.each = function (run) { this.forEach(run); };
      Object.prototype.toJSONString = function () { return JSON.stringify(this); };`,
  },
  'a library of long ago': {
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
  'a program that counts its visitors': {
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
  'globals of other programs': {
    script: `window.process = { env: {} }; window.global = window; window.module = { exports: {} };
      window.exports = {}; window.require = () => { throw new Error('not for you'); };
      window.define = () => { throw new Error('not for you'); }; window.define.amd = {};
      window.React = window.ReactDOM = window.preact = { version: '0.14', createElement: null };
      window.name = 'page'; window.$ = window.jQuery = null;`,
  },
  'another address for everything': { head: '<base href="https://elsewhere.example/deep/">' },
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
  'a language of long ago': { html: 'lang="en-GB-oed"' },
  'a language that was written wrong': { html: 'lang="en_"' },
  'a language that ends too soon': { html: 'lang="en-"' },
};

for (const [title, host] of Object.entries(HOSTS)) {
  test(`a booking, and nothing else changed: ${title}`, async ({ page, maitre }) => {
    await openHostPage(page, maitre, host);
    await bookTable(page);
    await expectPageUnchanged(page);
  });
}

test('the look of a plain page on one whose styles are inherited', async ({ page, maitre }) => {
  await openHostPage(page, maitre, {});
  const plain = await looksInside(page);
  await openHostPage(page, maitre, HOSTS['styles that are inherited'] ?? {});

  expect(await looksInside(page)).toEqual(plain);
});

test('out of sight where the page hides it', async ({ page, maitre }) => {
  await openHostPage(page, maitre, styles('main { visibility: hidden }'));
  const days = page.locator('table-booking').locator('td[data-day="free"]');
  await expect(days.first()).toBeAttached();
  await expect(days.first()).toBeHidden();
});

/** Of every element in the widget, what it could have from the page around. */
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

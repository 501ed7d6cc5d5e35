import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  embedSnippet,
  SNIPPET_FORMS,
  type SnippetChoices,
} from '../../src/contract/embed-snippet.ts';
import { parseDocument } from '../fixtures/parse-document.ts';

const PLAIN: SnippetChoices = {
  form: 'element',
  publicUrl: 'https://book.test',
  attributes: { 'publishable-key': 'pk_1' },
  properties: {},
  reservesSpace: false,
  fallback: { href: '', text: '' },
};

const SCRIPT = '<script type="module" src="https://book.test/embed.js" crossorigin async';

const PRELOAD =
  '<link rel="preload" as="fetch" href="https://book.test/widget/v3/start?key=pk_1&amp;lang=eu" crossorigin>';

test('two lines if only a key is chosen', () => {
  expect(embedSnippet({ ...PLAIN, attributes: { 'publishable-key': 'pk_1', lang: ' ' } })).toBe(
    `${SCRIPT}></script>\n<table-booking publishable-key="pk_1"></table-booking>`,
  );
});

test('the style first and the fallback inside the tag, if chosen', () => {
  const snippet = embedSnippet({
    ...PLAIN,
    attributes: { 'publishable-key': 'pk_1', lang: 'eu' },
    properties: { '--table-booking-accent': '#a02020', '--table-booking-font': '' },
    reservesSpace: true,
    fallback: { href: 'tel:+34555010123', text: 'Call & book' },
  });
  expect(snippet.split('\n')).toEqual([
    '<style>',
    '  table-booking { --table-booking-accent: #a02020; }',
    '  table-booking:not(:defined) { display: block; min-height: max(35.5rem, 568px); }',
    '</style>',
    PRELOAD,
    '<script type="module" src="https://book.test/embed.eu.js" crossorigin async></script>',
    '<table-booking publishable-key="pk_1" lang="eu">',
    '  <a href="tel:+34555010123">Call &amp; book</a>',
    '</table-booking>',
  ]);
});

test('a div with data attributes, which reserves space until it contains the element', () => {
  expect(embedSnippet({ ...PLAIN, form: 'div', reservesSpace: true }).split('\n')).toEqual([
    '<style>',
    '  div[data-table-booking]:not(:has(table-booking)) { display: block; min-height: max(35.5rem, 568px); }',
    '</style>',
    `${SCRIPT}></script>`,
    '<div data-table-booking data-publishable-key="pk_1"></div>',
  ]);
});

test('only the script, with a noscript fallback', () => {
  const fallback = { href: '/book', text: '' };
  expect(embedSnippet({ ...PLAIN, form: 'script', reservesSpace: true, fallback })).toBe(
    `${SCRIPT} data-publishable-key="pk_1"></script>\n<noscript><a href="/book">Book a table</a></noscript>`,
  );
});

test('with a language, the preload has the URL that the element requests', () => {
  const attributes = {
    'publishable-key': 'pk_1',
    lang: 'en-GB',
    date: '2030-05-17',
    pax: '4',
    'pax-children': '1',
  };
  const page = parseDocument(embedSnippet({ ...PLAIN, attributes }));
  const address = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name);
  expect(address('script', 'src')).toBe('https://book.test/embed.en.js');
  expect(address('link', 'href')).toBe(
    'https://book.test/widget/v3/start?key=pk_1&lang=en&pax=4&paxChildren=1&month=2030-05',
  );
});

test('no preload for a placeholder key', () => {
  const attributes = { 'publishable-key': 'pk_…', lang: 'es' };
  expect(embedSnippet({ ...PLAIN, attributes })).not.toContain('preload');
});

test.each(['popup', 'floating'])('no preload for a dialog: %s', (mode) => {
  const snippet = embedSnippet({
    ...PLAIN,
    attributes: { 'publishable-key': 'pk_1', lang: 'es', mode },
  });
  expect(snippet).toContain('/embed.js"');
  expect(snippet).not.toContain('preload');
});

test.each(['popup', 'floating'])('no reserved space for a dialog: %s', (mode) => {
  const attributes = { 'publishable-key': 'pk_1', mode };
  const snippet = embedSnippet({ ...PLAIN, attributes, reservesSpace: true });
  expect(snippet).not.toContain('<style>');
  // A popup needs a button.
  expect(snippet.includes('<button type="button" data-table-booking-open>')).toBe(mode === 'popup');
});

test('values are escaped: no markup or CSS rule can be injected', () => {
  const typed = fc.string({
    unit: fc.constantFrom('<', '>', '"', "'", '&', ';', '{', '}', '/', '=', ' ', 'a'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.constantFrom(...SNIPPET_FORMS), typed, typed, (form, value, style) => {
      const snippet = embedSnippet({
        ...PLAIN,
        form,
        attributes: { 'publishable-key': 'pk_1', 'promo-code': value },
        properties: { '--table-booking-font': style },
        fallback: { href: `/${value}`, text: value },
      });
      const page = parseDocument(`<body>${snippet}</body>`);
      const carrier = page.querySelector('[publishable-key], [data-publishable-key]');
      const name = form === 'element' ? 'promo-code' : 'data-promo-code';
      expect(carrier?.getAttribute(name) ?? '').toBe(value.trim());
      expect(page.querySelectorAll('script')).toHaveLength(1);
      const rule = page.querySelector('style')?.textContent ?? '{;}';
      expect(rule.match(/[{}]/g)).toEqual(['{', '}']);
    }),
  );
});

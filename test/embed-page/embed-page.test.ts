import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityDirectives } from '../../src/embed-page/content-security-policy.ts';
import { parseElementDoc } from '../../src/embed-page/element-doc.ts';
import { embedPageDocument } from '../../src/embed-page/embed-page.ts';
import { parseDocument } from '../fixtures/parse-document.ts';

const PUBLIC_URL = 'https://book.test';
const WIDGET = join(import.meta.dirname, '../../src/widget');
const ELEMENT = readFileSync(join(WIDGET, 'embed/table-booking-element.ts'), 'utf8');
const doc = parseElementDoc(ELEMENT);

function pageWith(publishableKey: string): Document {
  const markup = embedPageDocument(doc, PUBLIC_URL, { publishableKey });
  return parseDocument(markup);
}

const page = pageWith('pk_demo');
const textsOf = (selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

test.each([
  ['Attributes', doc.attributes],
  ['Events', doc.events],
  ['Methods', doc.methods],
  ['Custom properties', doc.properties],
  ['Parts', doc.parts],
])('every one of the element’s is in its table: %s', (label, rows) => {
  const named = textsOf(`table[aria-label="${label}"] tbody th`);
  expect(named.length).toBeGreaterThan(0);
  expect(named).toEqual(rows.map(({ name }) => name));
});

test('the form has a field for every attribute and custom property', () => {
  const kinds = (kind: string) =>
    [...page.querySelectorAll(`form [data-kind="${kind}"]`)].map((field) => field.id).sort();
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).sort();
  expect(kinds('attribute')).toEqual(names(doc.attributes));
  expect(kinds('property')).toEqual(names(doc.properties));
});

test('every field has a label and a hint', () => {
  for (const field of page.querySelectorAll('form [data-kind]')) {
    const hint = page.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent, field.id).not.toBe('');
    expect(page.querySelector(`label[for="${field.id}"]`)?.textContent, field.id).toMatch(/^[A-Z]/);
  }
});

test('the example has the demo’s key, or a placeholder without a demo', () => {
  const example = (of: Document) => of.querySelector('.result pre')?.textContent;
  expect(example(page)).toContain(
    '<table-booking publishable-key="pk_demo" lang="en"></table-booking>',
  );
  expect(example(pageWith(''))).toContain('publishable-key="pk_…"');
  expect(pageWith('').body.textContent).not.toContain('demo');
});

test('exactly the lines of the example are explained', () => {
  const explained = (of: Document) =>
    [...of.querySelectorAll('[data-line]:not([hidden]) > code')].map((code) => code.textContent);
  expect(explained(page)).toEqual(['style', 'link', 'script', 'table-booking']);
  expect(explained(pageWith(''))).toEqual(['style', 'script', 'table-booking']);
});

test('every link within the page has a target', () => {
  const links = [...page.querySelectorAll('a[href^="#"]')].map((a) => a.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !page.getElementById(link.slice(1)))).toEqual([]);
});

test('the policy has the server’s origin without its path', () => {
  expect(securityDirectives('https://book.test/tables')).toEqual([
    'script-src https://book.test',
    'connect-src https://book.test',
    'img-src https://book.test',
  ]);
});

test('the page lists every console message of the widget', () => {
  const files = readdirSync(WIDGET, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(diagnostics\/(?!start-diagnostics)|embed\/)[\w-]+\.ts$/.test(file),
  );
  const warnings = files.flatMap((file) => {
    const code = readFileSync(join(WIDGET, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\$\{[^}]+\}/g, '…');
    const lines = code.matchAll(
      /['`](?:<table-booking> )?((?:needs|has|gets|is|cannot|takes|does not|could not) [^`'\n]+)['`]/g,
    );
    return [...lines].map(([, words = '']) => words);
  });
  const onPage = textsOf('table[aria-label="Messages in the console"] tbody th');
  expect(warnings.length).toBeGreaterThan(5);
  expect(onPage.sort()).toEqual(warnings.map((words) => `<table-booking> ${words}`).sort());
});

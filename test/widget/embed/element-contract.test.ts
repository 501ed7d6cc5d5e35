import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ATTRIBUTES } from '../../../src/widget/embed/tag.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const element = readFileSync(join(ROOT, 'src/widget/embed/table-booking-element.ts'), 'utf8');
const types = readFileSync(join(ROOT, 'public/table-booking.d.ts'), 'utf8');

/** The sources of the element: the widget, and what it shares with the manage page. */
const sources = ['src/diner', 'src/widget']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/(^|\/)locales\//.test(file))
      .map((file) => join(ROOT, folder, file)),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const code = sources
  .filter(({ file }) => !file.endsWith('.css') && !file.endsWith('table-booking-element.ts'))
  .map(({ text }) => text)
  .join('\n');
const styles = [
  readFileSync(join(ROOT, 'src/ui/tokens.css'), 'utf8'),
  ...sources.map(({ text }) => text),
].join('\n');

const all = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

test('the same attributes are documented, typed and observed', () => {
  const described = all(element, /^ \* @attr \{[^}]+\} ([\w-]+) - /gm);

  expect(described).toEqual([...ATTRIBUTES].sort());
  const typed = /interface TableBookingAttributes \{(.*?)\n\}/s.exec(types)?.[1] ?? '';
  expect(all(typed, /^ {2}'?([\w-]+)'?\?:/gm)).toEqual(described);
});

test('the same events are documented, typed and dispatched', () => {
  const described = all(element, /^ \* @event \{.+\} table-booking:([\w-]+) - /gm);

  const sent = [
    ...all(code, /\bemit\(\s*'([\w-]+)'/g),
    ...all(code, /new CustomEvent\('table-booking:([\w-]+)'/g),
  ];
  expect(sent.sort()).toEqual(described);
  expect(all(types, /'table-booking:([\w-]+)': CustomEvent/g)).toEqual(described);
});

test('the documented and the typed details of each event are the same', () => {
  const plain = (text: string) =>
    text
      .replace(/[\s;,]+/g, ' ')
      .replace(/[{}] ?| $/g, '')
      .trim();
  const details = (text: string, pattern: RegExp) =>
    Object.fromEntries(
      [...text.matchAll(pattern)].map(([, first = '', second = '']) =>
        first.startsWith('table-booking:') ? [first, plain(second)] : [second, plain(first)],
      ),
    );
  const words = (text: string) =>
    text
      .replace(/TableBookingStep|TableBookingDesiredStatus/g, 'string')
      .replace(/ \| /g, '|')
      .replace(/: /g, ':');
  const described = details(
    words(element),
    /@event \{CustomEvent<(.+?)>\} (table-booking:[\w-]+)/g,
  );
  const typed = details(words(types), /'(table-booking:[\w-]+)':CustomEvent<(.+?)>;/gs);

  expect(Object.keys(described).length).toBeGreaterThan(5);
  expect(typed).toEqual(described);
});

test('the same parts are documented and in the markup', () => {
  const inMarkup = [
    ...all(code, /\bpart="([\w-]+)"/g),
    ...all(code, /setAttribute\('part', '([\w-]+)'\)/g),
    ...all(code, /createButton\(page, '([\w-]+)'\)/g),
  ];

  expect([...new Set(inMarkup)].sort()).toEqual(all(element, /^ \* @csspart ([\w-]+) - /gm));
});

test('the same CSS properties are documented and used', () => {
  const described = all(element, /^ \* @cssproperty \[(--[\w-]+)/gm);

  expect(all(styles, /var\(\s*(--table-booking-[\w-]+)/g)).toEqual(described);
});

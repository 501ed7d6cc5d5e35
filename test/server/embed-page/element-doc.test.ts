// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseElementDoc } from '../../../src/server/embed-page/element-doc.ts';
import { TableBookingElement } from '../../../src/widget/embed/table-booking-element.ts';

const WIDGET = join(import.meta.dirname, '../../../src/widget');
const doc = parseElementDoc(readFileSync(join(WIDGET, 'embed/table-booking-element.ts'), 'utf8'));
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).sort();

/** Every text of the widget that {@link pattern} finds; the page of one booking is not the widget. */
function foundInWidget(pattern: RegExp): string[] {
  const files = readdirSync(WIDGET, { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      /\.(tsx?|css)$/.test(entry.name) &&
      !/widget\/(manage|snippet-builder)/.test(entry.parentPath),
  );
  const texts = [...files.map((entry) => join(entry.parentPath, entry.name)), tokens()].flatMap(
    (file) => {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      return [...code.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '');
    },
  );
  return [...new Set(texts)].sort();
}

const tokens = () => join(WIDGET, '../ui/tokens.css');

test('every attribute that the element watches is described, and no other', () => {
  expect(names(doc.attributes)).toEqual([...TableBookingElement.observedAttributes].sort());
});

test('every event that the widget sends is described, and no other', () => {
  const sent = foundInWidget(/\bemit\(\s*'([a-z-]+)'|CustomEvent\(['`]table-booking:([a-z-]+)/g);
  expect(sent).toContain('booked');
  expect(names(doc.events)).toEqual(sent.map((name) => `table-booking:${name}`).sort());
});

test('every method that a page may call is described, and no other', () => {
  const own = Object.getOwnPropertyNames(TableBookingElement.prototype);
  const callable = own.filter((name) => name !== 'constructor' && !name.endsWith('Callback'));
  expect(callable).toContain('refresh');
  expect(names(doc.methods)).toEqual(callable.map((name) => `${name}()`).sort());
});

test('every part that the widget names is described, and no other', () => {
  const named = foundInWidget(/\bpart(?:="|', '|\.add\(')([a-z-]+)/g);
  expect(named).toContain('frame');
  expect(names(doc.parts)).toEqual(expect.arrayContaining(named));
  // A name may come to its part by way of an argument.
  const quoted = foundInWidget(/["']([a-z-]+)["']/g);
  expect(quoted).toEqual(expect.arrayContaining(names(doc.parts)));
});

test('every custom property that the widget reads is described, and no other', () => {
  const read = foundInWidget(/(--table-booking-[a-z-]+)/g);
  expect(read).toContain('--table-booking-accent');
  expect(names(doc.properties)).toEqual(read);
});

test('a type, a default and a description that goes on in the next line are read whole', () => {
  const source = `
/** Of something else. */
const other = 1;
/**
 * An element.
 * @tag table-booking
 * @attr {light|dark} theme - The colours,
 *   by \`day\`.
 *
 * Not of a tag.
 * @event {CustomEvent<{ids: {a: string}}>} table-booking:step - A step.
 * @csspart day - A day.
 * @cssproperty [--table-booking-font=inherit] - The font.
 * @cssproperty [--table-booking-ground] - The ground.
 */
class Element {
  /** The browser's. */
  connectedCallback(): void {
  }
  /**
   * Opens it,
   * later.
   */
  async open(at: string): Promise<void> {
  }
  /** Nobody's. */
  #hidden(): void {
  }
}`;
  expect(parseElementDoc(source)).toEqual({
    attributes: [{ name: 'theme', type: 'light|dark', description: 'The colours, by `day`.' }],
    events: [
      {
        name: 'table-booking:step',
        type: 'CustomEvent<{ids: {a: string}}>',
        description: 'A step.',
      },
    ],
    methods: [
      { name: 'open()', type: 'open(at: string): Promise<void>', description: 'Opens it, later.' },
    ],
    parts: [{ name: 'day', type: '', description: 'A day.' }],
    properties: [
      { name: '--table-booking-font', type: 'inherit', description: 'The font.' },
      { name: '--table-booking-ground', type: '', description: 'The ground.' },
    ],
  });
});

test('a tag that says nothing is refused, with its line', () => {
  const source = '/**\n * @tag table-booking\n * @attr {string} lang\n */';
  expect(() => parseElementDoc(source)).toThrow('@attr {string} lang');
});

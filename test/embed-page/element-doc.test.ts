import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ElementDoc, parseElementDoc } from '../../src/embed-page/element-doc.ts';

const ELEMENT = join(import.meta.dirname, '../../src/widget/embed/table-booking-element.ts');
const source = readFileSync(ELEMENT, 'utf8');
const doc = parseElementDoc(source);

test.each<[string, keyof ElementDoc]>([
  ['attr', 'attributes'],
  ['event', 'events'],
  ['csspart', 'parts'],
  ['cssproperty', 'properties'],
])('nothing that the element describes is missing: @%s', (tag, list) => {
  const described = source.match(new RegExp(`^ \\* @${tag} .+$`, 'gm')) ?? [];
  expect(described.length).toBeGreaterThan(0);
  expect(doc[list]).toHaveLength(described.length);
  for (const [index, { name, description }] of doc[list].entries()) {
    expect(described[index]).toContain(name);
    expect(described[index]).toContain(` - ${description}`);
  }
});

test('the methods are the public ones, without browser callbacks', () => {
  const callable = [...source.matchAll(/^ {2}(?:async )?([a-z]\w*)\([^)]*\)[^;=]*\{$/gm)]
    .map(([, name]) => `${name}()`)
    .filter((name) => !name.endsWith('Callback()'));
  expect(callable).toContain('refresh()');
  expect(doc.methods.map(({ name }) => name)).toEqual(callable);
});

test('reads types, defaults and descriptions over several lines', () => {
  const written = `
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
  expect(parseElementDoc(written)).toEqual({
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

test('throws for a tag without a description, with its line', () => {
  const nameless = '/**\n * @tag table-booking\n * @attr {string} lang\n */';
  expect(() => parseElementDoc(nameless)).toThrow('@attr {string} lang');
});

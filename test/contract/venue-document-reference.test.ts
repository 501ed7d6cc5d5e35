import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseVenueDocument } from '../../src/contract/parse-venue-document.ts';
import { VenueDocument } from '../../src/contract/venue-document.ts';
import { LANGUAGES } from '../../src/domain/language.ts';

const reference = readFileSync(new URL('../../docs/venue-document.md', import.meta.url), 'utf8');
const [, example = ''] = /```json\n([\s\S]*?)```/.exec(reference) ?? [];

test('the example in the reference is a valid venue', () => {
  expect(parseVenueDocument(JSON.parse(example))).toEqual({ venue: JSON.parse(example) });
});

test('the reference explains exactly the fields of the document', () => {
  const explained = new Set<string>();
  for (const [, fields = '', meaning = ''] of reference.matchAll(/^\| (`.*?) \|.*?\| (.*) \|$/gm)) {
    for (const [, field = ''] of fields.matchAll(/`(\w+)`/g)) explained.add(field);
    // Fields of small objects are in the row of the object.
    for (const [, field = ''] of meaning.matchAll(/`([a-z]\w+)`/g)) explained.add(field);
  }
  const fields = new Set<string>(['type', 'url']);
  collectFields(VenueDocument, fields);
  const known = [...fields].filter((field) => !LANGUAGES.some((language) => language === field));
  expect(known.filter((field) => !explained.has(field))).toEqual([]);
  expect([...explained].filter((field) => !fields.has(field))).toEqual([]);
});

/** The names of all fields of a schema, however deep. */
function collectFields(schema: unknown, fields: Set<string>): void {
  const { def } = (schema as { _zod: { def: Record<string, unknown> } })._zod;
  for (const inner of [def.element, def.innerType]) if (inner) collectFields(inner, fields);
  for (const [field, part] of Object.entries(def.shape ?? {})) {
    fields.add(field);
    collectFields(part, fields);
  }
}

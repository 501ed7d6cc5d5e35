import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonBreak } from '../../src/admin/json-break.ts';
import type { Demo } from '../../src/demo/make-demo.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { openDesk } from './desk.ts';

test('the document that was imported, field by field in its order', async () => {
  const desk = openDesk();
  const { name, ...rest } = aVenue();
  const document = { ...rest, name };
  const { stdout, exitCode } = await desk.importVenue(document);
  expect([stdout, exitCode]).toEqual([
    'The venue casa-test was created. Give partners and staff access to it next.\n',
    0,
  ]);
  const exported = await desk.run('venue', 'export', 'casa-test');
  expect(exported.stdout).toBe(`${JSON.stringify(document, null, 2)}\n`);
  const asJson = await desk.run('venue', 'export', 'casa-test', '--json');
  expect(asJson.stdout).toBe(`${JSON.stringify(document)}\n`);
  expect(await desk.json('venue', 'list')).toMatchObject([
    { accountId: 'casa-test', name: 'Casa Test', timezone: 'Europe/Madrid', tablesCount: 3 },
  ]);
});

test('the same from stdin, a byte order mark or not', async () => {
  const desk = openDesk();
  const outcome = await desk.runWith(`\uFEFF${JSON.stringify(aVenue())}`, 'venue', 'import', '-');
  expect(outcome.exitCode, outcome.stderr).toBe(0);
  expect(await desk.json('venue', 'export', 'casa-test')).toEqual(aVenue());
});

test('every fault with its path, and nothing written', async () => {
  const desk = openDesk();
  await desk.importVenue(aVenue());
  const wrong = aVenue({ timezone: 'Mars/Olympus', tables: [aTable(1, { maxCovers: 0 })] });
  writeFileSync(join(desk.folder, 'venue.json'), JSON.stringify({ ...wrong, name: 'New' }));
  const { error, errors } = await desk.failure('venue', 'import', 'venue.json');
  expect(error).toMatch(/^The document has \d+ issues, so nothing was imported\.$/);
  expect(errors).toContainEqual({
    parameter: 'timezone',
    reason: 'must be an IANA time zone such as Europe/Madrid',
  });
  expect(errors).toContainEqual({
    parameter: 'tables[0].maxCovers',
    reason: 'must be at least 1',
  });
  expect(await desk.json('venue', 'export', 'casa-test')).toEqual(aVenue());
  const { stderr } = await desk.run('venue', 'import', 'venue.json');
  expect(stderr).toMatch(/\n {2}timezone +must be an IANA time zone/);
});

test('the line and column where a file stops being JSON', async () => {
  const desk = openDesk();
  const { stderr, exitCode } = await desk.runWith('{"a": 1,\n  "b": x}', 'venue', 'import', '-');
  expect([stderr, exitCode]).toEqual(['FILE is not JSON at line 2, column 8.\n', 1]);
});

test('a break exactly where there is one', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, at) => {
      expect(findJsonBreak(json)).toBeNull();
      const cut = json.slice(0, at % json.length);
      let isJson = true;
      try {
        JSON.parse(cut);
      } catch {
        isJson = false;
      }
      expect(findJsonBreak(cut) === null).toBe(isJson);
    }),
  );
});

test('what is the matter with a file that cannot be read', async () => {
  const desk = openDesk();
  const missing = await desk.failure('venue', 'import', 'nowhere.json');
  expect(missing.error).toBe(`FILE ${join(desk.folder, 'nowhere.json')} does not exist.`);
  expect((await desk.failure('venue', 'import', '.')).error).toMatch(/is a folder\.$/);
});

test('a refusal that names the tables of future bookings that the document drops', async () => {
  const desk = openDesk();
  const { accountId } = await desk.json<Demo>('demo');
  const venue = await desk.json<ReturnType<typeof aVenue>>('venue', 'export', accountId);
  const tables = venue.tables.map((table) => ({ ...table, id: table.id + 1000 }));
  const others = { ...venue, tables, combinations: [] };
  writeFileSync(join(desk.folder, 'venue.json'), JSON.stringify(others));
  const { errors } = await desk.failure('venue', 'import', 'venue.json');
  expect(errors).toContainEqual({
    parameter: 'tables',
    reason: expect.stringMatching(/^must keep table \d+ \(.+\): a future booking has it$/),
  });
  expect(await desk.json('venue', 'export', accountId)).toEqual(venue);
});

test('those that are known, where an account is none', async () => {
  const desk = openDesk();
  await desk.importVenue(aVenue());
  const { error } = await desk.failure('venue', 'export', 'casa-nova');
  expect(error).toBe('There is no venue casa-nova. Known: casa-test.');
});

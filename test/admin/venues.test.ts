import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonBreak } from '../../src/admin/json-break.ts';
import type { Demo } from '../../src/demo/make-demo.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { openCli } from './cli.ts';

test('the imported document, with its fields in their order', async () => {
  const cli = openCli();
  const { name, ...rest } = aVenue();
  const document = { ...rest, name };
  const { stdout, exitCode } = await cli.importVenue(document);
  expect([stdout, exitCode]).toEqual([
    'The venue casa-test was created. Give partners and staff access to it next.\n',
    0,
  ]);
  const exported = await cli.run('venue', 'export', 'casa-test');
  expect(exported.stdout).toBe(`${JSON.stringify(document, null, 2)}\n`);
  const asJson = await cli.run('venue', 'export', 'casa-test', '--json');
  expect(asJson.stdout).toBe(`${JSON.stringify(document)}\n`);
  expect(await cli.json('venue', 'list')).toMatchObject([
    { accountId: 'casa-test', name: 'Casa Test', timezone: 'Europe/Madrid', tablesCount: 3 },
  ]);
});

test('fields that may be omitted have their defaults', async () => {
  const cli = openCli();
  const { messages, tableHoldMinutes, ...document } = aVenue();
  await cli.importVenue(document);
  expect(await cli.json('venue', 'export', 'casa-test')).toEqual({
    ...document,
    tableHoldMinutes,
    messages: {
      ...messages,
      reminderHours: 24,
      quietHours: { from: '21:00:00', until: '09:00:00' },
    },
  });
});

test('the same from stdin, with and without a byte order mark', async () => {
  const cli = openCli();
  const outcome = await cli.runWith(`\uFEFF${JSON.stringify(aVenue())}`, 'venue', 'import', '-');
  expect(outcome.exitCode, outcome.stderr).toBe(0);
  expect(await cli.json('venue', 'export', 'casa-test')).toEqual(aVenue());
});

test('every issue with its path, and nothing written', async () => {
  const cli = openCli();
  await cli.importVenue(aVenue());
  const wrong = aVenue({ timezone: 'Mars/Olympus', tables: [aTable(1, { maxCovers: 0 })] });
  writeFileSync(join(cli.folder, 'venue.json'), JSON.stringify({ ...wrong, name: 'New' }));
  const { error, errors } = await cli.failure('venue', 'import', 'venue.json');
  expect(error).toMatch(/^The document has \d+ issues, so nothing was imported\.$/);
  expect(errors).toContainEqual({
    parameter: 'timezone',
    reason: 'must be an IANA time zone such as Europe/Madrid',
  });
  expect(errors).toContainEqual({
    parameter: 'tables[0].maxCovers',
    reason: 'must be at least 1',
  });
  expect(await cli.json('venue', 'export', 'casa-test')).toEqual(aVenue());
  const { stderr } = await cli.run('venue', 'import', 'venue.json');
  expect(stderr).toMatch(/\n {2}timezone +must be an IANA time zone/);
});

test('the line and column where a file stops being JSON', async () => {
  const cli = openCli();
  const { stderr, exitCode } = await cli.runWith('{"a": 1,\n  "b": x}', 'venue', 'import', '-');
  expect([stderr, exitCode]).toEqual(['FILE is not JSON at line 2, column 8.\n', 1]);
});

test('the exact position of a syntax error', () => {
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

test('why a file cannot be read', async () => {
  const cli = openCli();
  const missing = await cli.failure('venue', 'import', 'nowhere.json');
  expect(missing.error).toBe(`FILE ${join(cli.folder, 'nowhere.json')} does not exist.`);
  expect((await cli.failure('venue', 'import', '.')).error).toMatch(/is a folder\.$/);
});

test('a refusal that names the tables of future bookings that the document drops', async () => {
  const cli = openCli();
  const { accountId } = await cli.json<Demo>('demo');
  const venue = await cli.json<ReturnType<typeof aVenue>>('venue', 'export', accountId);
  const tables = venue.tables.map((table) => ({ ...table, id: table.id + 1000 }));
  const others = { ...venue, tables, combinations: [] };
  writeFileSync(join(cli.folder, 'venue.json'), JSON.stringify(others));
  const { errors } = await cli.failure('venue', 'import', 'venue.json');
  expect(errors).toContainEqual({
    parameter: 'tables',
    reason: expect.stringMatching(/^must keep table \d+ \(.+\): a future booking has it$/),
  });
  expect(await cli.json('venue', 'export', accountId)).toEqual(venue);
});

test('the known accounts, for an unknown one', async () => {
  const cli = openCli();
  await cli.importVenue(aVenue());
  const { error } = await cli.failure('venue', 'export', 'casa-nova');
  expect(error).toBe('There is no venue casa-nova. Known: casa-test.');
});

import { expect, test } from 'vitest';
import { affectedBy, importersOf, namesakesOf } from '../../tools/import-graph.mjs';

const importers = new Map([
  ['src/rule.ts', ['src/operation.ts', 'test/rule.test.ts']],
  ['src/operation.ts', ['src/server.ts', 'test/operation.test.ts']],
  ['src/server.ts', ['test/server.test.ts', 'src/rule.ts']],
]);

test('each file that imports a changed one, however many imports away, the nearest first, also in a circle', () => {
  expect([...affectedBy(['src/rule.ts'], importers)]).toEqual([
    ['src/rule.ts', 0],
    ['src/operation.ts', 1],
    ['test/rule.test.ts', 1],
    ['src/server.ts', 2],
    ['test/operation.test.ts', 2],
    ['test/server.test.ts', 3],
  ]);
});

test('the nearest way counts where several lead to a file', () => {
  const distances = affectedBy(['src/rule.ts', 'src/server.ts'], importers);
  expect(distances.get('test/server.test.ts')).toBe(1);
});

test('the nearest file that a test is named after, in the number of imports', () => {
  const namesake = namesakesOf(affectedBy(['src/rule.ts'], importers));
  expect(namesake('test/rule.test.ts')).toBe(0);
  expect(namesake('test/screens/operation.page.test.tsx')).toBe(1);
  expect(namesake('test/server.test.ts')).toBe(2);
});

test('3 for a test that is named after no file, or after one that is further away or a test', () => {
  const namesake = namesakesOf(new Map(Object.entries({ 'src/far.ts': 3, 'test/a.test.ts': 1 })));
  expect(namesake('test/far.test.ts')).toBe(3);
  expect(namesake('test/b/a.test.ts')).toBe(3);
  expect(namesake('test/other.test.ts')).toBe(3);
});

test('imports of the project are found: by name, of types, later, of styles and mocked', () => {
  const found = importersOf();
  const isImported = (file: string, by: string) => found.get(file)?.includes(by);
  expect(isImported('src/domain/csv.ts', 'test/domain/csv.test.ts')).toBe(true);
  expect(isImported('src/store/db.ts', 'src/store/store.ts')).toBe(true);
  expect(isImported('src/staff/page.tsx', 'src/staff/main.ts')).toBe(true);
  expect(isImported('src/ui/tokens.css', 'src/staff/main.ts')).toBe(true);
  expect(isImported('src/locales/ca/mail.json', 'src/locales/compiled/ca/mail.ts')).toBe(true);
  expect(isImported('src/staff/messages/load-messages.ts', 'test/fixtures/setup-page.ts')).toBe(
    true,
  );
});

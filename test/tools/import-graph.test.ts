import { expect, test } from 'vitest';
import { affectedBy, importersOf, likenessOf } from '../../tools/import-graph.mjs';

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

test('the test whose path is most like that of a changed file mirrors it best', () => {
  const changed = ['src/staff/screens/service/walk-in-draft.ts', 'docs/api.md'];
  const likeness = (path: string) => likenessOf(`test/staff/screens/${path}`, changed);
  const ofSameName = likeness('service/walk-in-sheet.page.test.tsx');
  const ofSameFolder = likeness('service/requests-sheet.page.test.tsx');
  expect(ofSameName).toBeGreaterThan(ofSameFolder);
  expect(ofSameFolder).toBeGreaterThan(likeness('reports/reports.page.test.tsx'));
  expect(likenessOf('test/store/bookings.test.ts', [])).toBe(0);
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

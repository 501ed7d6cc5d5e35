import { expect, test } from 'vitest';
import { readGuestFile } from '../../../../../src/staff/screens/house/guest-import/read-guest-file.ts';

const fileOf = (...parts: BlobPart[]) => new File(parts, 'guests.csv', { type: 'text/csv' });

test('a file has the names of its columns, each once, and what its first guest has there', async () => {
  const file = await readGuestFile(fileOf('Name; Mail;;Mail\r\n\r\n"Ruiz; Ana";a@example.com;x;y'));
  expect(file).toMatchObject({ name: 'guests.csv', columns: ['Name', 'Mail'] });
  expect(typeof file === 'object' && Object.fromEntries(file.examples)).toEqual({
    Name: 'Ruiz; Ana',
    Mail: 'a@example.com',
  });
});

test.each([
  ['UTF-8', new TextEncoder().encode('Año,Mail\nÑ,a@b.c')],
  ['Windows-1252', Uint8Array.from('Año,Mail\nÑ,a@b.c', (letter) => letter.charCodeAt(0))],
  [
    'UTF-16',
    new Uint8Array(
      Uint16Array.from('\uFEFFAño,Mail\nÑ,a@b.c', (each) => each.charCodeAt(0)).buffer,
    ),
  ],
])('letters with accents are read from %s', async (_, bytes) => {
  const file = await readGuestFile(fileOf(bytes));
  expect(typeof file === 'object' && [...file.examples]).toEqual([
    ['Año', 'Ñ'],
    ['Mail', 'a@b.c'],
  ]);
});

test.each([
  ['EMPTY', ''],
  ['EMPTY', 'Name,Mail\r\n'],
  ['TOO_LARGE', `Name\n${'a'.repeat(2 * 1024 * 1024)}`],
])('%s', async (fault, text) => {
  expect(await readGuestFile(fileOf(text))).toBe(fault);
});

test('UNREADABLE if the file is gone since it was chosen', async () => {
  const file = fileOf('Name,Mail\nAna,a@b.c');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await readGuestFile(file)).toBe('UNREADABLE');
});

test('quotes that do not end are for the server to report, with their line', async () => {
  expect(await readGuestFile(fileOf('Name,Mail\n"Ana,a@b.c'))).toMatchObject({
    columns: ['Name', 'Mail'],
  });
});

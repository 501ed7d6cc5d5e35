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

const TEXT = 'Año,Mail\nÑ,a@b.c';
const utf8 = (text: string) => new TextEncoder().encode(text);
function utf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(2 * at, text.charCodeAt(at), isLittleEndian);
  return new Uint8Array(view.buffer);
}

test.each([
  ['UTF-8', utf8(TEXT)],
  ['UTF-8 with a byte order mark', utf8(`\uFEFF${TEXT}`)],
  ['UTF-8 with a byte order mark and sep=,', utf8(`\uFEFFsep=,\r\n${TEXT}`)],
  ['UTF-8 below a title and an empty line', utf8(`Clientes; 2026\r\n\r\n${TEXT}`)],
  ['Windows-1252', Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0))],
  ['UTF-16, as Excel writes “Unicode text”', utf16(`\uFEFF${TEXT.replaceAll(',', '\t')}`, true)],
  ['UTF-16 with sep=;', utf16(`\uFEFFsep=;\r\n${TEXT.replaceAll(',', ';')}`, true)],
  ['UTF-16 of other computers', utf16(`\uFEFF${TEXT}`, false)],
  ['UTF-16 without a byte order mark', utf16(TEXT, true)],
  ['UTF-16 of other computers without one', utf16(TEXT, false)],
])('letters with accents are read from %s', async (_, bytes) => {
  const file = await readGuestFile(fileOf(bytes));
  expect(typeof file === 'object' && [...file.examples]).toEqual([
    ['Año', 'Ñ'],
    ['Mail', 'a@b.c'],
  ]);
});

test('SPREADSHEET for a file that Excel did not save as CSV', async () => {
  const zip = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]);
  expect(await readGuestFile(fileOf(zip))).toBe('SPREADSHEET');
  const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);
  expect(await readGuestFile(fileOf(old))).toBe('SPREADSHEET');
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

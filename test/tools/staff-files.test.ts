import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listStaffFiles } from '../../tools/staff-files.mjs';
import { tempFolder } from '../fixtures/temp-database.ts';

const MANIFEST = join(import.meta.dirname, '../../public/staff.webmanifest');

function build(html: string): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'assets'));
  const files = {
    'assets/staff-staff-1.js': 'script',
    'assets/staff-staff-1.js.br': 'compressed',
    'assets/staff-language-es-1.js': 'texts',
    'assets/widget-mount-1.js': 'widget',
    'staff.html': html,
    'staff.webmanifest': readFileSync(MANIFEST),
    'icon.svg': 'icon',
    'icon-192.png': 'icon',
    'icon-512.png': 'icon',
    'icon-maskable-512.png': 'icon',
    'apple-touch-icon.png': 'icon',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test('the worker keeps the document, scripts, styles and icons; languages are apart', () => {
  const { shell, languages } = listStaffFiles(build('<title>Staff</title>'));
  expect(shell.map(({ url }) => url)).toEqual([
    '/staff',
    '/assets/staff-staff-1.js',
    '/staff.webmanifest',
    '/apple-touch-icon.png',
    '/icon.svg',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
  ]);
  expect(languages).toEqual(['/assets/staff-language-es-1.js']);
});

test('only files without a hash in their name have a revision, which changes with the content', () => {
  const revisions = (html: string) =>
    new Map(listStaffFiles(build(html)).shell.map(({ url, revision }) => [url, revision]));
  const [one, other] = [revisions('<title>Staff</title>'), revisions('<title>New</title>')];
  expect(one.get('/assets/staff-staff-1.js')).toBeNull();
  expect(one.get('/icon.svg')).toMatch(/^[0-9a-f]{16}$/);
  expect(one.get('/icon.svg')).toBe(other.get('/icon.svg'));
  expect(one.get('/staff')).not.toBe(other.get('/staff'));
});

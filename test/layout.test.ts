import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { findFormatters } from './layout/find-formatters.ts';
import { findZoneUses } from './layout/find-zone-uses.ts';
import {
  BROWSER_ROOMS,
  describeImport,
  filesLoadedFrom,
  findCircles,
  findForbiddenImports,
  findOperationImports,
  findPathToServer,
  ROOMS,
  roomOf,
} from './layout/import-rules.ts';
import { listSourceFiles, readImports, readSource } from './layout/read-imports.ts';

const DRAWERS = /^(utils?|helpers?|misc|common)\b/;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

const files = listSourceFiles();
const imports = files.filter((file) => /\.tsx?$/.test(file)).flatMap(readImports);

test.each(ROOMS)('imports across folders are in the table: %s', (room) => {
  const ofRoom = imports.filter(({ from }) => roomOf(from) === room);

  expect(findForbiddenImports(ofRoom).map(describeImport)).toEqual([]);
});

test('every file is in a folder that the table knows', () => {
  expect(files.filter((file) => !ROOMS.includes(roomOf(file)))).toEqual([]);
});

test('no file imports itself through others, not even for types', () => {
  expect(findCircles(imports)).toEqual([]);
});

test('no operation imports another: what two of them need has a file of its own', () => {
  expect(findOperationImports(imports).map(describeImport)).toEqual([]);
});

test.each(BROWSER_ROOMS)(
  'a browser folder never reaches the server through imports: %s',
  (room) => {
    const paths = files
      .filter((file) => roomOf(file) === room)
      .flatMap((file) => findPathToServer(imports, file) ?? []);

    expect(paths).toEqual([]);
  },
);

test('the domain is pure: it imports neither zod nor Node', () => {
  const impure = imports.filter(
    ({ from, to }) => roomOf(from) === 'domain' && /^(node:|zod)/.test(to),
  );

  expect(impure.map(describeImport)).toEqual([]);
});

test.each(['otplib', '@simplewebauthn/server'])(
  'a server starts without %s: it is imported later, or for its types',
  (library) => {
    const ofLibrary = imports.filter(({ to }) => to === library);

    expect(ofLibrary.length).toBeGreaterThan(0);
    expect(ofLibrary.filter(({ kind }) => kind === 'value').map(describeImport)).toEqual([]);
  },
);

/** They keep what they make, or are asked once for each saved document. */
const MAY_MAKE_FORMATTERS = [
  'domain/formatters.ts',
  'domain/is-timezone.ts',
  'domain/written-date.ts',
  'server/apis/imported-values.ts',
];

test('no function of the server makes a formatter each time it runs', () => {
  const loaded = filesLoadedFrom(imports, 'server/main.ts');
  expect(loaded).toEqual(expect.arrayContaining(MAY_MAKE_FORMATTERS));
  expect(loaded).toContain('mail/mail-formats.ts');
  const made = loaded
    .filter((file) => !MAY_MAKE_FORMATTERS.includes(file))
    .flatMap((file) => findFormatters(file, readSource(file)).map((line) => `${file}:${line}`));

  expect(made).toEqual([]);
});

/** House names the field and lists the zones that the browser knows, the set-up proposes that of the device. None of them is looked up. */
const MAY_READ_TIMEZONES = [
  'staff/screens/house/venue/noticed-labels.ts',
  'staff/screens/house/venue/sections/venue-facts.tsx',
  'staff/screens/setup/setup-draft.ts',
];

test('no browser looks up a venue’s time zone, which may be newer than the browser', () => {
  const ofBrowsers = files.filter(
    (file) => /\.tsx?$/.test(file) && BROWSER_ROOMS.includes(roomOf(file)),
  );
  expect(ofBrowsers).toEqual(expect.arrayContaining(MAY_READ_TIMEZONES));
  const uses = ofBrowsers
    .filter((file) => !MAY_READ_TIMEZONES.includes(file))
    .flatMap((file) => findZoneUses(file, readSource(file)).map((line) => `${file}:${line}`));

  expect(uses).toEqual([]);
});

test('no file or folder is a drawer for everything', () => {
  const drawers = files.filter((file) => file.split('/').some((part) => DRAWERS.test(part)));

  expect(drawers).toEqual([]);
});

test('no index file re-exports others', () => {
  const barrels = files.filter((file) => /^index\.tsx?$/.test(basename(file)));

  expect(barrels).toEqual([]);
});

test('file and folder names are kebab-case', () => {
  const others = files.filter((file) => {
    const folders = file.split('/').slice(0, -1);
    return (
      !KEBAB_CASE.test(basename(file)) || folders.some((folder) => !KEBAB_CASE.test(`${folder}.x`))
    );
  });

  expect(others).toEqual([]);
});

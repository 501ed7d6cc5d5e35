import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesIn, root } from './paths.mjs';

const FOLDERS = ['src', 'test', 'tools', 'bench', 'examples', 'e2e'];
const CODE = /\.(tsx?|mjs)$/;
/** Static, dynamic and mocked imports of a file of the project, with or without a query. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g;

/** It is made of the text file with the same language and reader. */
const COMPILED_TEXT = /^src\/locales\/compiled\/([a-z]{2}\/[a-z-]+)\.ts$/;

/**
 * Who imports a file. A text file is imported by its module.
 *
 * @returns {Map<string, string[]>} the importers of each file, relative to the project's folder
 */
export function importersOf() {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of FOLDERS.flatMap(filesIn).filter((each) => CODE.test(each)))
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const imported = posix.join(posix.dirname(file), specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  for (const file of filesIn('src/locales/compiled')) {
    const [, text] = COMPILED_TEXT.exec(file) ?? [];
    if (text) importers.set(`src/locales/${text}.json`, [file]);
  }
  return importers;
}

/**
 * How many imports away from the changed files each file is that they can affect; the changed ones are 0 away.
 *
 * @param {readonly string[]} changed
 * @param {Map<string, string[]>} importers
 * @returns {Map<string, number>} in the order of their distance
 */
export function affectedBy(changed, importers) {
  const distances = new Map(changed.map((file) => [file, 0]));
  // Iterating a map also visits entries that are added meanwhile.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

const NEAR = 2;

/**
 * Says whether a test has the name of a file that is changed or at most two imports away, because tests are named after
 * what they test: `walk-in-sheet.page.test.tsx` after `walk-in-sheet.tsx`. The distance alone says little about tests that
 * import a whole app, as those of all screens and operations do.
 *
 * @param {ReadonlyMap<string, number>} distances of the affected files
 * @returns {(test: string) => boolean}
 */
export function namesakesOf(distances) {
  const near = [...distances].filter(([file, far]) => far <= NEAR && !TEST.test(file));
  const names = new Set(near.map(([file]) => nameOf(file)));
  return (test) => names.has(nameOf(test));
}

const TEST = /\.test\.tsx?$/;

/** @param {string} file */
function nameOf(file) {
  return posix.basename(file).replace(/\..*$/, '');
}

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
 * How many imports away from the changed files the nearest file is that a test is named after, as
 * `walk-in-sheet.page.test.tsx` is after `walk-in-sheet.tsx`: 0 to 2, or 3 where there is none so near. The distance of the
 * test itself says little where it imports a whole app, as those of screens and operations do.
 *
 * @param {ReadonlyMap<string, number>} distances of the affected files, the nearest first
 * @returns {(test: string) => number}
 */
export function namesakesOf(distances) {
  /** @type {Map<string, number>} */
  const nearest = new Map();
  for (const [file, distance] of distances)
    if (distance <= NEAR && !TEST.test(file) && !nearest.has(nameOf(file)))
      nearest.set(nameOf(file), distance);
  return (test) => nearest.get(nameOf(test)) ?? NEAR + 1;
}

const TEST = /\.test\.tsx?$/;

/** @param {string} file */
function nameOf(file) {
  return posix.basename(file).replace(/\..*$/, '');
}

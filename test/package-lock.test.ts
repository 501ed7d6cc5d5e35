import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const lockFile = resolve(import.meta.dirname, '../package-lock.json');
const packages = Object.entries<LockedPackage>(JSON.parse(readFileSync(lockFile, 'utf8')).packages);
const names = new Set(packages.map(([place]) => place.replace(/^.*node_modules\//, '')));

/**
 * A lock file made where the registry lacks the binaries of other platforms leaves those out, and
 * `npm ci` then refuses the whole of it, everywhere.
 */
test('the lock file names the packages of every platform', () => {
  const missing = packages.flatMap(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );

  expect(missing).toEqual([]);
});

test('the lock file ties no package to one registry', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('the lock file has the hash of every package, but for development tools of other platforms', () => {
  const unpinned = packages.filter(([place, { integrity }]) => place !== '' && !integrity);
  const others = unpinned.filter(([place, { dev, optional }]) => {
    const isBinary =
      /node_modules\/(@biomejs\/cli|@oxc-parser\/binding|@oxlint(-tsgolint)?\/)/.test(place);
    return !(isBinary && dev && optional);
  });
  expect(others).toEqual([]);
});

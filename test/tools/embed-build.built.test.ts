import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { parseAst } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { isBuilt } from '../../tools/browser-parts.mjs';
import { compress } from '../../tools/compress.mjs';

const KB = 1000;
/** The script, the styles and one language: what the first calendar needs. */
const INITIAL_BYTES = 26 * KB;
/** Everything up to the confirmation, with the terms of a cancellation policy. */
const TOTAL_BYTES = 62 * KB;

/** Not on the way to a confirmation: the dialog, a lost slot, and the messages for a page's developer. */
const OPTIONAL = /\/widget-(popup|slot-alternatives|booking-refusal|diagnose)-/;

const root = join(import.meta.dirname, '../..');
/** dist/ if it is up to date, as in `npm test`; otherwise a build for this test. */
const folder = isBuilt() ? join(root, 'dist/browser') : buildEmbed();

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(embed.*|assets\/widget-.*)\.js$/.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

function buildEmbed(): string {
  const outDir = mkdtempSync(join(tmpdir(), 'maitre-embed-'));
  afterAll(() => rmSync(outDir, { recursive: true }));
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--mode', 'embed', '--outDir', outDir],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'pipe' },
  );
  return outDir;
}

const scripts = files.filter((file) => file.startsWith('embed.'));
const scriptOf = (language: string) => `embed.${language}.js`;
const app = files.filter((file) => file.startsWith('assets/widget-mount-'));

test('one script per language beside the small one', () => {
  expect(scripts.sort()).toEqual(['embed.js', ...LANGUAGES.map(scriptOf)].sort());
  expect(app).toHaveLength(1);
});

test.each(scripts)('%s has no static import and no export', (script) => {
  expect(importsOf(script).filter(({ isStatic }) => isStatic)).toEqual([]);
  expect(statementsOf(script).filter((type) => type.startsWith('Export'))).toEqual([]);
});

test.each(files)('%s parses, and whatever it imports exists', (file) => {
  const missing = importsOf(file).filter(({ target }) => !sources.has(target));
  expect(missing).toEqual([]);
});

test('no chunk imports a script, or the app by its address', () => {
  const targets = files.flatMap((file) =>
    importsOf(file).flatMap(({ target, isStatic }) => (isStatic ? [target] : [])),
  );
  expect(targets.filter((target) => [...scripts, ...app].includes(target))).toEqual([]);
});

test('only the app loads by address, and only from the small script', () => {
  const importers = files.filter((file) =>
    importsOf(file).some(({ target }) => app.includes(target)),
  );
  expect(importers).toEqual(['embed.js']);
});

test('Preact is in each language script and in the app, once, and nowhere else', () => {
  const withPreact = files.filter((file) => preactsIn(file) > 0);
  expect(withPreact.sort()).toEqual([...app, ...LANGUAGES.map(scriptOf)].sort());
  expect(withPreact.map(preactsIn)).toEqual(withPreact.map(() => 1));
});

describe.each(LANGUAGES)('%s', (language) => {
  test('at most 26 kB before the calendar', () => {
    expect(bytesOf([scriptOf(language)])).toBeLessThanOrEqual(INITIAL_BYTES);
  });

  test('at most 62 kB to the confirmation, with the terms of a policy', () => {
    const needed = reachableFrom(scriptOf(language), language);
    expect(needed.some((file) => file.includes('/widget-deferred-parts-'))).toBe(true);
    expect(needed.some((file) => file.includes(`/widget-policy-${language}-`))).toBe(true);
    expect(bytesOf(needed)).toBeLessThanOrEqual(TOTAL_BYTES);
  });
});

function statementsOf(file: string): string[] {
  return parseAst(sources.get(file) ?? '').body.map(({ type }) => type);
}

interface Import {
  target: string;
  isStatic: boolean;
}

const importsByFile = new Map<string, Import[]>();

function importsOf(file: string): Import[] {
  const known = importsByFile.get(file);
  if (known) return known;
  const found: Import[] = [];
  importsByFile.set(file, found);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, source } = value as { type?: string; source?: { value?: string } | null };
    if (/^(Import|Export)\w*(Declaration|Expression)$/.test(type ?? '') && source)
      found.push({ target: pathOf(file, source), isStatic: type !== 'ImportExpression' });
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseAst(sources.get(file) ?? ''));
  return found;
}

/** The minifier writes the paths of dynamic imports as template literals. */
function pathOf(file: string, source: { value?: string; quasis?: { value: { raw: string } }[] }) {
  const path = source.value ?? source.quasis?.[0]?.value.raw ?? '';
  return posix.join(posix.dirname(file), path);
}

function preactsIn(file: string): number {
  return (sources.get(file) ?? '').split('foreignObject').length - 1;
}

/** A script and everything that it can load, except other languages and what is optional. */
function reachableFrom(script: string, language: string): string[] {
  const others = LANGUAGES.filter((each) => each !== language).join('|');
  const otherLanguage = new RegExp(`/widget-(diner|policy)-(${others})-`);
  const reached = new Set([script]);
  for (const file of reached)
    for (const { target } of importsOf(file))
      if (!OPTIONAL.test(target) && !otherLanguage.test(target)) reached.add(target);
  return [...reached];
}

const compressedSizes = new Map<string, number>();

function bytesOf(needed: readonly string[]): number {
  return needed.reduce((sum, file) => {
    const size = compressedSizes.get(file) ?? compressedSizeOf(file);
    compressedSizes.set(file, size);
    return sum + size;
  }, 0);
}

function compressedSizeOf(file: string): number {
  return compress(Buffer.from(sources.get(file) ?? '')).length;
}

test('the licences of the libraries are in a file beside the scripts', () => {
  const text = readFileSync(join(folder, 'licenses/embed.md'), 'utf8');
  const names = [...text.matchAll(/^## (\S+) - /gm)].map(([, name]) => name);
  expect(names).toEqual([
    '@tanstack/query-core',
    '@tanstack/react-query',
    'preact',
    'react-hook-form',
  ]);
  expect(text.match(/Permission is hereby granted/g)).toHaveLength(names.length);
});

import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { fingerprintedFiles } from '../../tools/browser-parts.mjs';

const root = join(import.meta.dirname, '../..');

/** Where a build starts: its configuration, what runs it, and what it bundles. */
const STARTS = [
  'vite.config.ts',
  'tools/browser-parts.mjs',
  'src/widget/embed/embed.ts',
  'src/embed-page/browser/snippet-builder.ts',
  'src/staff-worker/main.ts',
  'src/staff/main.ts',
  'src/manage/main.tsx',
];

test('a change of any file of the build, or of what it bundles, builds anew', () => {
  const needed = new Set(STARTS);
  for (const file of needed) for (const each of importsOf(file)) needed.add(each);
  expect(needed.size).toBeGreaterThan(200);
  const covered = new Set(fingerprintedFiles());
  expect([...needed].filter((file) => !covered.has(file))).toEqual([]);
});

function importsOf(file: string): string[] {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      readFileSync(join(root, file), 'utf8').slice(start + 1, end - 1),
    ),
  ];
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file), specifier.replace(/\?.*/, '')))
    .filter((path) => existsSync(join(root, path)));
}

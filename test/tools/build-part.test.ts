import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { fingerprintedFiles } from '../../tools/browser-parts.mjs';
import { serverFiles } from '../../tools/server-program.mjs';

const root = join(import.meta.dirname, '../..');

/** Where a build starts: its configuration, what runs it, and what it bundles. */
const STARTS = {
  'the browser parts': {
    files: fingerprintedFiles,
    starts: [
      'tools/browser-parts.mjs',
      'src/widget/embed/embed.ts',
      'src/embed-page/browser/snippet-builder.ts',
      'src/staff-worker/main.ts',
      'src/staff/main.ts',
      'src/manage/main.tsx',
    ],
  },
  'the server': {
    files: serverFiles,
    starts: [
      'tools/server-program.mjs',
      'src/server/entry.ts',
      'src/admin/entry.ts',
      'src/store/sqlite/checkpoint-thread.ts',
    ],
  },
};

test.each(Object.entries(STARTS))(
  'a change of any file of the build of %s, or of what it bundles, builds anew',
  (_, { files, starts }) => {
    const needed = new Set(['vite.config.ts', ...starts]);
    for (const file of needed) for (const each of importsOf(file)) needed.add(each);
    expect(needed.size).toBeGreaterThan(200);
    const covered = new Set(files());
    expect([...needed].filter((file) => !covered.has(file))).toEqual([]);
  },
);

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

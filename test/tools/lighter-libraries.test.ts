import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lighten } from '../../tools/lighter-libraries.mjs';

const FILES = [
  'react-hook-form/dist/index.esm.mjs',
  '@tanstack/query-core/build/modern/queryClient.js',
  '@tanstack/query-core/build/modern/query.js',
  '@tanstack/query-core/build/modern/queryObserver.js',
  'zod/v4/core/core.js',
].map((file) => new URL(`../../node_modules/${file}`, import.meta.url).pathname);

test('less of each library as it is installed', () => {
  for (const file of FILES) {
    const code = readFileSync(file, 'utf8');
    expect(lighten(code, file)).not.toBe(code);
  }
});

test('an error names the library that no longer reads as it did', () => {
  const [form = ''] = FILES;
  expect(() => lighten('export const useForm = 1;', form)).toThrow(
    /index\.esm\.mjs no longer has import React/,
  );
});

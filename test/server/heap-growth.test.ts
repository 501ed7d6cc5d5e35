import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { HEAP_GROWTH } from '../../src/server/heap-growth.ts';
import { SERVER_OPTIONS } from '../../tools/node-settings.mjs';

test.each([HEAP_GROWTH, ...SERVER_OPTIONS])('the runtime knows the option %s', (option) => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain(`  ${option.split('=')[0]} (`);
});

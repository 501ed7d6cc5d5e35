import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { HEAP_GROWTH } from '../../src/server/heap-growth.ts';

test('the runtime knows the option that limits the growth of the heap', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain(`  ${HEAP_GROWTH.split('=')[0]} (`);
});

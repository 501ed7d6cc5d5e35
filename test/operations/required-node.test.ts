import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findNodeIssue } from '../../src/operations/required-node.ts';
import { root } from '../../tools/paths.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the required Node is the one that the server is built for, and that the set-up accepts', () => {
  const [, target] = /target: 'node(\d+)'/.exec(read('vite.config.ts')) ?? [];
  const [, minimum] = /^const MIN_MAJOR = (\d+);$/m.exec(read('tools/runtime.mjs')) ?? [];
  expect([target, minimum]).toEqual(['24', '24']);
  expect(['24.0.0', '26.10.0', '100.0.0'].map(findNodeIssue)).toEqual([null, null, null]);
  expect(findNodeIssue('23.11.1')).toMatch(/^Maitre needs Node 24 or newer, .+ Node 23\.11\.1\. /);
});

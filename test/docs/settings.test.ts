import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSettings } from '../../src/operations/settings.ts';
import { settingNames } from './setting-names.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

const OPERATIONS = read('docs/operations.md');

test('the table of settings in docs/operations.md lists every setting and no other', () => {
  const [, table = ''] = /^\| setting .*\n\|[- |]+\n((?:\|.*\n)+)/m.exec(OPERATIONS) ?? [];
  const names = table.split('\n').map((row) => row.split('|')[1] ?? '');
  const documented = names.flatMap((cell) => cell.match(/[A-Z_]{3,}/g) ?? []);
  expect(new Set(documented)).toEqual(settingNames());
});

test('the systemd unit starts a program that exists, with settings that are accepted', () => {
  const [, unit = ''] = /^```ini\n([\s\S]*?)^```/m.exec(OPERATIONS) ?? [];
  const [, program = ''] = /^ExecStart=\S+\/node (\S+)$/m.exec(unit) ?? [];
  expect(existsSync(new URL(program, ROOT))).toBe(true);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts.start).toBe(`node ${program}`);
  const env = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, text]) => [
    name,
    text,
  ]);
  expect(env.length).toBeGreaterThan(2);
  const names = settingNames();
  expect(env.filter(([name = '']) => !names.has(name))).toEqual([]);
  expect(parseSettings(Object.fromEntries(env))).toHaveProperty('settings');
});

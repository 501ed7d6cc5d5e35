import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDesk } from './desk.ts';

test('usage and no failure for help', async () => {
  const { stdout, stderr, exitCode } = await openDesk().run('help');
  expect(exitCode).toBe(0);
  expect(stdout).toContain('customer erase UUID');
  expect(stderr).toBe('');
});

test.each([
  [[], 'A command is missing.'],
  [['frobnicate'], 'There is no command frobnicate.'],
  [['venue', 'lift'], 'There is no command venue lift.'],
  [['venue', 'list', '--foo'], "Unknown option '--foo'."],
  [['venue', 'list', '--account', 'a'], '--account is not an option of venue list.'],
  [['venue', 'export'], 'ACCOUNT is required.'],
  [['venue', 'export', 'a', 'b'], 'b is an unexpected argument.'],
  [['venue', 'export', 'a', '--json=1'], "Option '--json' does not take an argument."],
  [['key', 'create'], '--partner is required; --account is required.'],
  [['key', 'create', '--partner', 'p', '--account='], '--account must not be empty.'],
  [
    ['integration', 'set', '--partner', 'p', '--account', 'a', '--account', 'b', '--enabled', 'on'],
    '--account must be given only once; --enabled must be one of yes, no.',
  ],
])('exit 1, the fault and usage on stderr for %j', async (args, message) => {
  const { stdout, stderr, exitCode } = await openDesk().run(...args);
  expect(exitCode).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.split('\n')[0]).toBe(message);
  expect(stderr).toContain('npm run admin -- <command>');
});

test('the same faults as one JSON value with --json', async () => {
  expect(await openDesk().failure('key', 'create', '--partner', 'p')).toEqual({
    error: '--account is required.',
    errors: [{ parameter: '--account', reason: 'is required' }],
  });
});

test('exit 1 and every setting that needs attention', async () => {
  const desk = openDesk();
  Object.assign(desk.env, { PORT: 'http', DATABASE_URL: 'postgres://x' });
  const { errors } = await desk.failure('venue', 'list');
  expect(errors).toMatchObject([{ parameter: 'PORT' }, { parameter: 'DATABASE_URL' }]);
});

test('exit 1 and one clear line where the database cannot be opened', async () => {
  const desk = openDesk();
  writeFileSync(join(desk.folder, 'notes'), 'These are no tables. '.repeat(100));
  desk.env.DATABASE_URL = `file:${join(desk.folder, 'notes')}`;
  const { stdout, stderr, exitCode } = await desk.run('venue', 'list');
  expect([stdout, exitCode]).toEqual(['', 1]);
  expect(stderr).toMatch(/^The database .*notes cannot be opened: .*\n$/);
  desk.env.DATABASE_URL = `file:${join(desk.folder, 'notes', 'maitre.sqlite')}`;
  expect((await desk.failure('demo')).error).toMatch(/cannot be opened/);
});

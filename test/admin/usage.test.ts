import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCli } from './cli.ts';

test('usage and no failure for help', async () => {
  const { stdout, stderr, exitCode } = await openCli().run('help');
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
])('exit 1, the issue and usage on stderr for %j', async (args, message) => {
  const { stdout, stderr, exitCode } = await openCli().run(...args);
  expect(exitCode).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.split('\n')[0]).toBe(message);
  expect(stderr).toContain('npm run admin -- <command>');
});

test('the same issues as one JSON value with --json', async () => {
  expect(await openCli().failure('key', 'create', '--partner', 'p')).toEqual({
    error: '--account is required.',
    errors: [{ parameter: '--account', reason: 'is required' }],
  });
});

test('exit 1 and every setting that needs attention', async () => {
  const cli = openCli();
  Object.assign(cli.env, { PORT: 'http', DATABASE_URL: 'postgres://x' });
  const { errors } = await cli.failure('venue', 'list');
  expect(errors).toMatchObject([{ parameter: 'PORT' }, { parameter: 'DATABASE_URL' }]);
});

test('exit 1 and one line if the database cannot be opened', async () => {
  const cli = openCli();
  writeFileSync(join(cli.folder, 'notes'), 'These are no tables. '.repeat(100));
  cli.env.DATABASE_URL = `file:${join(cli.folder, 'notes')}`;
  const { stdout, stderr, exitCode } = await cli.run('venue', 'list');
  expect([stdout, exitCode]).toEqual(['', 1]);
  expect(stderr).toMatch(/^The database .*notes cannot be opened: .*\n$/);
  cli.env.DATABASE_URL = `file:${join(cli.folder, 'notes', 'maitre.sqlite')}`;
  expect((await cli.failure('demo')).error).toMatch(/cannot be opened/);
});

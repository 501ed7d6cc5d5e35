import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runAdmin } from '../../src/admin/run-admin.ts';
import { openStore } from '../../src/store/open-store.ts';
import { connectRaw } from '../fixtures/temp-database.ts';
import { aVenue } from '../fixtures/venue.ts';
import { openCli } from './cli.ts';

async function openLocked() {
  const cli = openCli();
  expect((await cli.run('venue', 'list')).exitCode).toBe(0);
  const other = connectRaw(join(cli.folder, 'maitre.sqlite'));
  other.exec('begin immediate');
  return { cli, other };
}

test('a command waits while another process writes', async () => {
  const { cli, other } = await openLocked();
  const created = cli.run('partner', 'create', 'Point of sale', '--id', 'pos');
  setImmediate(() => other.exec('commit'));
  expect(await created).toMatchObject({ exitCode: 0, stderr: '' });
});

test('a command waits ten seconds for the database, and for each write', async () => {
  const cli = openCli();
  const waits: unknown[] = [];
  await runAdmin(['venue', 'list'], {
    env: cli.env,
    stdin: async () => '',
    openStore: (url, observer, options) => {
      waits.push(options?.maxLockWaitMs);
      return openStore(url, observer, options);
    },
  });
  expect(waits).toEqual([10_000]);
});

test.each([[[]], [['--json']]])(
  'exit code 1, and stderr says why, if the database stays locked: %j',
  async (more) => {
    const { cli } = await openLocked();
    cli.maxBusyMs = 20;
    const { exitCode, stdout, stderr } = await cli.run('venue', 'list', ...more);
    expect([exitCode, stderr]).toEqual([
      1,
      'The database is locked by another process. Run the command again when that has ended.\n',
    ]);
    expect(stdout === '' ? {} : JSON.parse(stdout)).toEqual(
      more.length === 0 ? {} : { error: stderr.trim(), errors: [] },
    );
  },
);

test('exit code 1, and the reason on stderr, if the database is locked after the command has begun', async () => {
  const cli = openCli();
  const { exitCode, stderr } = await runAdmin(['venue', 'import', '-', '--json'], {
    env: cli.env,
    stdin: async () => {
      connectRaw(join(cli.folder, 'maitre.sqlite')).exec('begin immediate');
      return JSON.stringify(aVenue());
    },
    maxBusyMs: 20,
  });
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^The database is locked by/)]);
});

import { expect, test } from 'vitest';
import { connectRaw } from '../fixtures/temp-database.ts';
import { type AdminCli, openDeskWithVenue } from './cli.ts';

const [account, partner] = [
  ['--account', 'casa-test'],
  ['--partner', 'pos'],
];
const nowhere = ['--account', 'nowhere'];
const nobody = ['--partner', 'nobody'];

test.each<[string[], string, string]>([
  [['partner', 'create', ''], 'NAME', 'is required'],
  [['partner', 'create', 'x'.repeat(256)], 'NAME', 'must have at most 255 characters'],
  [['partner', 'create', 'Mine', '--id', 'a b'], '--id', 'must'],
  [['partner', 'create', 'Mine', '--id', 'pos'], '--id', 'pos is taken'],
  [['integration', 'set', ...nobody, ...account], '--partner', 'names no partner: nobody'],
  [['integration', 'set', ...partner, ...nowhere], '--account', 'names no venue: nowhere'],
  [['integration', 'set', ...partner, ...account, '--enabled', 'on'], '--enabled', 'must be one'],
  [['integration', 'list', ...nowhere], '--account', 'names no venue: nowhere'],
  [['key', 'create', ...nobody, ...account], '--partner', 'names no partner: nobody'],
  [['key', 'create', ...partner, ...account, ...nowhere], '--account', 'names no venue: nowhere'],
  [['key', 'list', ...nobody], '--partner', 'names no partner: nobody'],
  [['key', 'revoke', 'zzz'], 'PREFIX', 'belongs to no key: zzz'],
  [
    ['publishable-key', 'create', ...account, '--origin', 'venue.example'],
    '--origin',
    'must be an origin without a path',
  ],
  [
    ['publishable-key', 'create', ...nowhere, '--origin', 'https://venue.example'],
    '--account',
    'names no venue: nowhere',
  ],
  [['publishable-key', 'list', ...nowhere], '--account', 'names no venue: nowhere'],
  [['publishable-key', 'revoke', 'pk_nothing'], 'KEY', 'is not a publishable key of this server'],
  [['staff', 'create', ...account, '--email', 'ana'], '--email', 'must be an email address'],
  [['staff', 'create', ...nowhere, '--email', 'a@b.example'], '--account', 'names no venue'],
  [['staff', 'list', ...nowhere], '--account', 'names no venue: nowhere'],
  [['staff', 'password', 'who@venue.example'], 'EMAIL', 'who@venue.example belongs to nobody'],
  [['staff', 'remove', 'who@venue.example'], 'EMAIL', 'who@venue.example belongs to nobody'],
  [['venue', 'export', 'nowhere'], 'ACCOUNT', 'names no venue: nowhere'],
])('the wrong argument by its name, and nothing written: %j', async (args, parameter, reason) => {
  const cli = await openDeskWithVenue();
  const before = rowsOf(cli);
  const { errors } = await cli.failure(...args);
  expect(errors).toEqual([{ parameter, reason: expect.stringContaining(reason) }]);
  const { stdout, stderr, exitCode } = await cli.run(...args);
  expect([stdout, exitCode]).toEqual(['', 1]);
  expect(stderr).toContain(parameter);
  expect(rowsOf(cli)).toEqual(before);
});

function rowsOf({ env }: AdminCli): Record<string, unknown[]> {
  const database = connectRaw(`${env.DATABASE_URL}`.replace('file:', ''));
  const tables = database
    .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table'")
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => [name, database.prepare(`select * from ${name}`).all()]),
  );
}

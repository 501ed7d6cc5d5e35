import { expect, test } from 'vitest';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import { type AdminCli, openCli, openDeskWithVenue } from './cli.ts';

const AT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const ACCOUNT = ['--account', 'casa-test'];

/** What a list says in text, its first word for every row. */
async function namesIn(cli: AdminCli, ...args: string[]): Promise<string[]> {
  const { stdout } = await cli.run(...args);
  return [...stdout.matchAll(/^ {2}(\S+)/gm)].map(([, name = '']) => name);
}

test('every partner, and the venues that work with it', async () => {
  const cli = await openDeskWithVenue();
  await cli.run('partner', 'create', 'Booking app', '--id', 'app');
  await cli.run('integration', 'set', '--partner', 'pos', ...ACCOUNT);
  expect(await cli.json('partner', 'list')).toEqual([
    { partnerId: 'app', name: 'Booking app', createdAt: AT, accountIds: [] },
    { partnerId: 'pos', name: 'Point of sale', createdAt: AT, accountIds: ['casa-test'] },
  ]);
  expect(await namesIn(cli, 'partner', 'list')).toEqual(['app', 'pos']);
});

test('what each partner may do at a venue', async () => {
  const cli = await openDeskWithVenue();
  const set = ['integration', 'set', '--partner', 'pos', ...ACCOUNT, '--access', 'private'];
  await cli.run(...set, '--enabled', 'no');
  expect(await cli.json('integration', 'list', ...ACCOUNT)).toEqual([
    {
      accountId: 'casa-test',
      partnerId: 'pos',
      dataAccess: 'private',
      permissions: [...PERMISSIONS],
      isEnabled: false,
    },
  ]);
  const { stdout } = await cli.run('integration', 'list', ...ACCOUNT);
  expect(stdout).toMatch(/pos at casa-test:\n\n {2}access +private\n.*\n {2}enabled +no\n/);
});

test("a partner's keys in their order, and no secret among them", async () => {
  const cli = await openDeskWithVenue();
  const create = ['key', 'create', '--partner', 'pos', ...ACCOUNT];
  const first = await cli.json<{ apiKey: string; prefix: string }>(...create);
  const second = await cli.json<{ apiKey: string; prefix: string }>(...create);
  await cli.run('key', 'revoke', first.prefix);
  const keys = await cli.json<{ createdAt: string }[]>('key', 'list', '--partner', 'pos');
  const kept = { partnerId: 'pos', accountIds: ['casa-test'], createdAt: AT, lastUsedAt: null };
  expect(keys).toEqual(
    expect.arrayContaining([
      { ...kept, prefix: first.prefix, revokedAt: AT },
      { ...kept, prefix: second.prefix, revokedAt: null },
    ]),
  );
  expect(keys.map(({ createdAt }) => createdAt)).toEqual(
    keys.map(({ createdAt }) => createdAt).toSorted(),
  );
  const { stdout } = await cli.run('key', 'list', '--partner', 'pos');
  expect(stdout).toMatch(
    new RegExp(`${second.prefix}  for casa-test, created \\S+, never used\\n`),
  );
  for (const { apiKey, prefix } of [first, second]) {
    // The secret is base64url and may contain an underscore itself.
    const secret = apiKey.slice(`mk_${prefix}_`.length);
    expect(stdout + JSON.stringify(keys)).not.toContain(secret);
  }
});

test("a venue's publishable keys and their origins", async () => {
  const cli = await openDeskWithVenue();
  const { publishableKey } = await cli.json<{ publishableKey: string }>(
    'publishable-key',
    'create',
    ...ACCOUNT,
    '--origin',
    'https://venue.example',
  );
  const list = ['publishable-key', 'list', ...ACCOUNT];
  const key = { publishableKey, accountId: 'casa-test', origins: ['https://venue.example'] };
  expect(await cli.json(...list)).toEqual([{ ...key, createdAt: AT, revokedAt: null }]);
  const revoked = await cli.json('publishable-key', 'revoke', publishableKey);
  expect(revoked).toEqual({ publishableKey, accountId: 'casa-test', revokedAt: AT });
  expect(await cli.json('publishable-key', 'revoke', publishableKey)).toEqual(revoked);
  expect(await cli.json(...list)).toEqual([{ ...key, createdAt: AT, revokedAt: AT }]);
  expect(await namesIn(cli, ...list)).toEqual([publishableKey]);
});

test('everyone who may sign in, and nobody who was removed', async () => {
  const cli = await openDeskWithVenue();
  for (const email of ['ana@venue.example', 'bea@venue.example']) {
    await cli.run('staff', 'create', ...ACCOUNT, '--email', email);
  }
  await cli.run('staff', 'remove', 'Ana@venue.example');
  expect(await cli.json('staff', 'list', ...ACCOUNT)).toEqual([
    {
      uuid: expect.any(String),
      accountId: 'casa-test',
      email: 'bea@venue.example',
      name: 'bea',
      role: 'HOST',
      createdAt: AT,
      hasPin: false,
    },
  ]);
  expect(await namesIn(cli, 'staff', 'list', ...ACCOUNT)).toEqual(['bea@venue.example']);
});

test('a sentence for each empty list', async () => {
  expect((await openCli().run('partner', 'list')).stdout).toBe('There are no partners yet.\n');
  const cli = await openDeskWithVenue();
  for (const [list, words] of [
    [['integration', 'list', ...ACCOUNT], 'casa-test has no integration yet.'],
    [['key', 'list', '--partner', 'pos'], 'pos has no key yet.'],
    [['publishable-key', 'list', ...ACCOUNT], 'casa-test has no publishable key yet.'],
    [['staff', 'list', ...ACCOUNT], 'Nobody may sign in at casa-test yet.'],
  ] as const) {
    expect((await cli.run(...list)).stdout).toBe(`${words}\n`);
    expect(await cli.json(...list)).toEqual([]);
  }
});

import { expect, test } from 'vitest';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import { type AdminDesk, openDesk, openDeskWithVenue } from './desk.ts';

const AT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const ACCOUNT = ['--account', 'casa-test'];

/** What a list says in text, its first word for every row. */
async function namesIn(desk: AdminDesk, ...args: string[]): Promise<string[]> {
  const { stdout } = await desk.run(...args);
  return [...stdout.matchAll(/^ {2}(\S+)/gm)].map(([, name = '']) => name);
}

test('every partner, and the venues that work with it', async () => {
  const desk = await openDeskWithVenue();
  await desk.run('partner', 'create', 'Booking app', '--id', 'app');
  await desk.run('integration', 'set', '--partner', 'pos', ...ACCOUNT);
  expect(await desk.json('partner', 'list')).toEqual([
    { partnerId: 'app', name: 'Booking app', createdAt: AT, accountIds: [] },
    { partnerId: 'pos', name: 'Point of sale', createdAt: AT, accountIds: ['casa-test'] },
  ]);
  expect(await namesIn(desk, 'partner', 'list')).toEqual(['app', 'pos']);
});

test('what each partner may do at a venue', async () => {
  const desk = await openDeskWithVenue();
  const set = ['integration', 'set', '--partner', 'pos', ...ACCOUNT, '--access', 'private'];
  await desk.run(...set, '--enabled', 'no');
  expect(await desk.json('integration', 'list', ...ACCOUNT)).toEqual([
    {
      accountId: 'casa-test',
      partnerId: 'pos',
      dataAccess: 'private',
      permissions: [...PERMISSIONS],
      isEnabled: false,
    },
  ]);
  const { stdout } = await desk.run('integration', 'list', ...ACCOUNT);
  expect(stdout).toMatch(/pos at casa-test:\n\n {2}access +private\n.*\n {2}enabled +no\n/);
});

test("a partner's keys in their order, and no secret among them", async () => {
  const desk = await openDeskWithVenue();
  const create = ['key', 'create', '--partner', 'pos', ...ACCOUNT];
  const first = await desk.json<{ apiKey: string; prefix: string }>(...create);
  const second = await desk.json<{ apiKey: string; prefix: string }>(...create);
  await desk.run('key', 'revoke', first.prefix);
  const keys = await desk.json<{ createdAt: string }[]>('key', 'list', '--partner', 'pos');
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
  const { stdout } = await desk.run('key', 'list', '--partner', 'pos');
  expect(stdout).toMatch(
    new RegExp(`${second.prefix}  for casa-test, created \\S+, never used\\n`),
  );
  for (const { apiKey } of [first, second]) {
    expect(stdout + JSON.stringify(keys)).not.toContain(apiKey.split('_')[2]);
  }
});

test("a venue's publishable keys, and where each is good", async () => {
  const desk = await openDeskWithVenue();
  const { publishableKey } = await desk.json<{ publishableKey: string }>(
    'publishable-key',
    'create',
    ...ACCOUNT,
    '--origin',
    'https://venue.example',
  );
  const list = ['publishable-key', 'list', ...ACCOUNT];
  const key = { publishableKey, accountId: 'casa-test', origins: ['https://venue.example'] };
  expect(await desk.json(...list)).toEqual([{ ...key, createdAt: AT, revokedAt: null }]);
  const revoked = await desk.json('publishable-key', 'revoke', publishableKey);
  expect(revoked).toEqual({ publishableKey, accountId: 'casa-test', revokedAt: AT });
  expect(await desk.json('publishable-key', 'revoke', publishableKey)).toEqual(revoked);
  expect(await desk.json(...list)).toEqual([{ ...key, createdAt: AT, revokedAt: AT }]);
  expect(await namesIn(desk, ...list)).toEqual([publishableKey]);
});

test('everyone who may sign in, and nobody who was removed', async () => {
  const desk = await openDeskWithVenue();
  for (const email of ['ana@venue.example', 'bea@venue.example']) {
    await desk.run('staff', 'create', ...ACCOUNT, '--email', email);
  }
  await desk.run('staff', 'remove', 'Ana@venue.example');
  expect(await desk.json('staff', 'list', ...ACCOUNT)).toEqual([
    {
      uuid: expect.any(String),
      accountId: 'casa-test',
      email: 'bea@venue.example',
      name: 'bea',
      createdAt: AT,
    },
  ]);
  expect(await namesIn(desk, 'staff', 'list', ...ACCOUNT)).toEqual(['bea@venue.example']);
});

test('in words that there is nothing yet', async () => {
  expect((await openDesk().run('partner', 'list')).stdout).toBe('There are no partners yet.\n');
  const desk = await openDeskWithVenue();
  for (const [list, words] of [
    [['integration', 'list', ...ACCOUNT], 'casa-test has no integration yet.'],
    [['key', 'list', '--partner', 'pos'], 'pos has no key yet.'],
    [['publishable-key', 'list', ...ACCOUNT], 'casa-test has no publishable key yet.'],
    [['staff', 'list', ...ACCOUNT], 'Nobody may sign in at casa-test yet.'],
  ] as const) {
    expect((await desk.run(...list)).stdout).toBe(`${words}\n`);
    expect(await desk.json(...list)).toEqual([]);
  }
});

import { expect, test } from 'vitest';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import { findPartnerAccess, findWidgetAccess } from '../../src/operations/access/find-access.ts';
import { parseOrigin } from '../../src/operations/access/parse-origin.ts';
import { createSignIn } from '../../src/operations/access/sign-in.ts';
import { countRecoveryCodes, saveRecoveryCodes } from '../../src/store/staff-authenticators.ts';
import { SIGN_IN_CLIENT } from '../fixtures/test-context.ts';
import { openDeskWithVenue } from './cli.ts';

interface Key {
  apiKey: string;
  prefix: string;
}

test('a key that authenticates, until it is revoked', async () => {
  const cli = await openDeskWithVenue();
  const context = await cli.openContext();
  const { apiKey, prefix } = await cli.json<Key>(
    'key',
    'create',
    '--partner',
    'pos',
    '--account',
    'casa-test',
  );
  const record = await findPartnerAccess(context, apiKey, 'casa-test');
  expect(record).toMatchObject({ prefix, partnerId: 'pos', isForAccount: true });
  expect(await findPartnerAccess(context, apiKey, 'other')).toMatchObject({ isForAccount: false });
  const first = await cli.json<{ revokedAt: string }>('key', 'revoke', prefix);
  expect(await findPartnerAccess(context, apiKey, 'casa-test')).toBeNull();
  expect(await cli.json('key', 'revoke', apiKey)).toEqual(first);
  expect(await cli.failure('key', 'revoke', '000000000000')).toEqual({
    error: 'PREFIX belongs to no key: 000000000000.',
    errors: [{ parameter: 'PREFIX', reason: 'belongs to no key: 000000000000' }],
  });
  const { error } = await cli.failure('key', 'revoke', apiKey.replace('_', '-'));
  expect(error).toBe(`PREFIX belongs to no key: mk-${prefix.slice(0, 9)}.`);
});

test('no key for an unknown partner or account, and nothing written', async () => {
  const cli = await openDeskWithVenue();
  const create = ['key', 'create', '--account', 'casa-test', '--partner'];
  expect((await cli.failure(...create, 'who')).error).toMatch(/^There is no partner who\./);
  const both = await cli.failure(...create, 'pos', '--account', 'x', '--account', 'y');
  expect(both.error).toBe('There is no venue x, y. Known: casa-test.');
  const context = await cli.openContext();
  const rows = await context.store.read((db) => db.selectFrom('api_keys').selectAll().execute());
  expect(rows).toEqual([]);
});

test('an integration keeps omitted settings, and is enabled and public at first', async () => {
  const cli = await openDeskWithVenue();
  const set = ['integration', 'set', '--partner', 'pos', '--account', 'casa-test'];
  const integration = { partnerId: 'pos', accountId: 'casa-test' };
  expect(await cli.json(...set)).toEqual({
    ...integration,
    dataAccess: 'public',
    permissions: [...PERMISSIONS],
    isEnabled: true,
  });
  await cli.json(...set, '--access', 'private', '--permission', 'bookings:read');
  const off = {
    ...integration,
    dataAccess: 'private',
    permissions: ['bookings:read'],
    isEnabled: false,
  };
  expect(await cli.json(...set, '--enabled', 'no')).toEqual(off);
  const context = await cli.openContext();
  const key = await cli.json<Key>('key', 'create', '--partner', 'pos', '--account', 'casa-test');
  const access = await findPartnerAccess(context, key.apiKey, 'casa-test');
  expect(access?.integration).toEqual(off);
  const wrong = await cli.failure(...set, '--permission', 'all', '--access', 'secret');
  expect(wrong.errors).toMatchObject([{ parameter: '--access' }, { parameter: '--permission' }]);
});

test('a partner id made from the name, or the given one, which must be unique', async () => {
  const cli = await openDeskWithVenue();
  const { partnerId } = await cli.json<{ partnerId: string }>('partner', 'create', 'Café  Móvil!');
  expect(partnerId).toMatch(/^cafe-movil-[0-9a-f]{6}$/);
  const nameless = await cli.json<{ partnerId: string }>('partner', 'create', '予約');
  expect(nameless.partnerId).toMatch(/^partner-[0-9a-f]{6}$/);
  expect((await cli.failure('partner', 'create', 'Other', '--id', 'pos')).error).toBe(
    '--id pos is taken.',
  );
});

test('a publishable key for origins as browsers send them', async () => {
  const cli = await openDeskWithVenue();
  const create = ['publishable-key', 'create', '--account', 'casa-test'];
  const { publishableKey } = await cli.json<{ publishableKey: string }>(
    ...create,
    '--origin',
    'https://Venue.Example:443/',
    '--origin',
    'http://localhost:8080',
  );
  const access = await findWidgetAccess(await cli.openContext(), publishableKey);
  expect(access?.origins.toSorted()).toEqual(['http://localhost:8080', 'https://venue.example']);
  const wrong = await cli.failure(...create, '--origin', 'venue.example', '--origin', '*');
  expect(wrong.errors).toHaveLength(2);
});

test.each([
  ['https://café.example', 'https://xn--caf-dma.example'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['https://venue.example/book', null],
  ['https://venue.example?x', null],
  ['https://user@venue.example', null],
  ['https://*.venue.example', null],
  ['https://venue.example:99999', null],
  ['ftp://venue.example', null],
  ['null', null],
])('the origin of %s is %s', (text, origin) => {
  expect(parseOrigin(text)).toBe(origin);
});

test('staff who may sign in, each email once', async () => {
  const cli = await openDeskWithVenue();
  const create = ['staff', 'create', '--account', 'casa-test', '--email'];
  const staff = await cli.json<{ password: string }>(...create, 'Ana@venue.example');
  expect(staff).toMatchObject({ accountId: 'casa-test', email: 'ana@venue.example', name: 'Ana' });
  const signIn = createSignIn(await cli.openContext());
  expect(
    (await signIn({ email: 'ana@venue.example', password: staff.password }, SIGN_IN_CLIENT)).venue
      .accountId,
  ).toBe('casa-test');
  expect(await cli.failure(...create, 'ANA@venue.example')).toEqual({
    error: '--email ana@venue.example is taken.',
    errors: [{ parameter: '--email', reason: 'ana@venue.example is taken' }],
  });
  expect((await cli.failure(...create, 'ana')).error).toBe('--email must be an email address.');
});

test('second factors that are reset: none is left, and the journal says so', async () => {
  const cli = await openDeskWithVenue();
  const staff = ['--account', 'casa-test', '--email', 'ana@venue.example'];
  const { uuid } = await cli.json<{ uuid: string }>('staff', 'create', ...staff);
  const { store } = await cli.openContext();
  await store.write(null, (db) => saveRecoveryCodes(db, uuid, ['of a code']));
  const done = await cli.run('staff', 'reset-second-factors', 'Ana@venue.example');
  expect(done.stdout).toContain('signs in with the password alone');
  const { codes, entries } = await store.read(async (db) => ({
    codes: await countRecoveryCodes(db, uuid),
    entries: await db.selectFrom('journal').select('operation').execute(),
  }));
  expect(codes).toBe(0);
  expect(entries.at(-1)?.operation).toBe('staff reset-second-factors');
  const { error } = await cli.failure('staff', 'reset-second-factors', 'nobody@venue.example');
  expect(error).toContain('belongs to nobody');
});

test('no secret in any byte of the database', async () => {
  const cli = await openDeskWithVenue();
  // Kept open, so that the log is there to be read as well.
  await cli.openContext();
  const key = await cli.json<Key>('key', 'create', '--partner', 'pos', '--account', 'casa-test');
  const staff = await cli.json<{ password: string }>(
    'staff',
    'create',
    '--account',
    'casa-test',
    '--email',
    'ana@venue.example',
  );
  const bytes = cli.bytes();
  expect(bytes).toContain(key.prefix);
  expect(bytes).toContain('ana@venue.example');
  for (const secret of [key.apiKey, key.apiKey.split('_').slice(2).join('_'), staff.password]) {
    expect(bytes).not.toContain(secret);
  }
});

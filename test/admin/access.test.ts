import { expect, test } from 'vitest';
import { parseOrigin } from '../../src/admin/origins.ts';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import {
  findCredentials,
  findPartnerAccess,
  findWidgetAccess,
} from '../../src/operations/access/find-access.ts';
import { createSignIn } from '../../src/operations/access/sign-in.ts';
import { openDeskWithVenue } from './desk.ts';

interface Key {
  apiKey: string;
  prefix: string;
}

test('a key that authenticates, until it is revoked', async () => {
  const desk = await openDeskWithVenue();
  const context = await desk.openContext();
  const { apiKey, prefix } = await desk.json<Key>(
    'key',
    'create',
    '--partner',
    'pos',
    '--account',
    'casa-test',
  );
  const record = await findCredentials(context, apiKey);
  expect(record).toMatchObject({ prefix, partnerId: 'pos', accountIds: ['casa-test'] });
  const first = await desk.json<{ revokedAt: string }>('key', 'revoke', prefix);
  expect(await findCredentials(context, apiKey)).toBeNull();
  expect(await desk.json('key', 'revoke', apiKey)).toEqual(first);
  expect(await desk.failure('key', 'revoke', '000000000000')).toEqual({
    error: 'PREFIX belongs to no key: 000000000000.',
    errors: [{ parameter: 'PREFIX', reason: 'belongs to no key: 000000000000' }],
  });
  const { error } = await desk.failure('key', 'revoke', apiKey.replace('_', '-'));
  expect(error).toBe(`PREFIX belongs to no key: mk-${prefix.slice(0, 9)}.`);
});

test('no key for a partner or an account that is not there, and nothing half written', async () => {
  const desk = await openDeskWithVenue();
  const create = ['key', 'create', '--account', 'casa-test', '--partner'];
  expect((await desk.failure(...create, 'who')).error).toMatch(/^There is no partner who\./);
  const both = await desk.failure(...create, 'pos', '--account', 'x', '--account', 'y');
  expect(both.error).toBe('There is no venue x, y. Known: casa-test.');
  const context = await desk.openContext();
  const rows = await context.store.read((db) => db.selectFrom('api_keys').selectAll().execute());
  expect(rows).toEqual([]);
});

test('an integration that keeps what is left out, and is open and public at first', async () => {
  const desk = await openDeskWithVenue();
  const set = ['integration', 'set', '--partner', 'pos', '--account', 'casa-test'];
  const integration = { partnerId: 'pos', accountId: 'casa-test' };
  expect(await desk.json(...set)).toEqual({
    ...integration,
    dataAccess: 'public',
    permissions: [...PERMISSIONS],
    isEnabled: true,
  });
  await desk.json(...set, '--access', 'private', '--permission', 'bookings:read');
  const off = {
    ...integration,
    dataAccess: 'private',
    permissions: ['bookings:read'],
    isEnabled: false,
  };
  expect(await desk.json(...set, '--enabled', 'no')).toEqual(off);
  const context = await desk.openContext();
  expect(await findPartnerAccess(context, 'casa-test', 'pos')).toEqual(off);
  const wrong = await desk.failure(...set, '--permission', 'all', '--access', 'secret');
  expect(wrong.errors).toMatchObject([{ parameter: '--access' }, { parameter: '--permission' }]);
});

test('a partner id made of the name, or the chosen one, which is taken only once', async () => {
  const desk = await openDeskWithVenue();
  const { partnerId } = await desk.json<{ partnerId: string }>('partner', 'create', 'Café  Móvil!');
  expect(partnerId).toMatch(/^cafe-movil-[0-9a-f]{6}$/);
  const nameless = await desk.json<{ partnerId: string }>('partner', 'create', '予約');
  expect(nameless.partnerId).toMatch(/^partner-[0-9a-f]{6}$/);
  expect((await desk.failure('partner', 'create', 'Other', '--id', 'pos')).error).toBe(
    '--id pos is taken.',
  );
});

test('a publishable key that is good on the origins as browsers send them', async () => {
  const desk = await openDeskWithVenue();
  const create = ['publishable-key', 'create', '--account', 'casa-test'];
  const { publishableKey } = await desk.json<{ publishableKey: string }>(
    ...create,
    '--origin',
    'https://Venue.Example:443/',
    '--origin',
    'http://localhost:8080',
  );
  const access = await findWidgetAccess(await desk.openContext(), publishableKey);
  expect(access?.origins.toSorted()).toEqual(['http://localhost:8080', 'https://venue.example']);
  const wrong = await desk.failure(...create, '--origin', 'venue.example', '--origin', '*');
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
  const desk = await openDeskWithVenue();
  const create = ['staff', 'create', '--account', 'casa-test', '--email'];
  const staff = await desk.json<{ password: string }>(...create, 'Ana@venue.example');
  expect(staff).toMatchObject({ accountId: 'casa-test', email: 'ana@venue.example', name: 'Ana' });
  const signIn = createSignIn(await desk.openContext());
  expect((await signIn('ana@venue.example', staff.password)).venue.accountId).toBe('casa-test');
  expect(await desk.failure(...create, 'ANA@venue.example')).toEqual({
    error: '--email ana@venue.example is taken.',
    errors: [{ parameter: '--email', reason: 'ana@venue.example is taken' }],
  });
  expect((await desk.failure(...create, 'ana')).error).toBe('--email must be an email address.');
});

test('no secret in any byte of the database', async () => {
  const desk = await openDeskWithVenue();
  // Kept open, so that the log is there to be read as well.
  await desk.openContext();
  const key = await desk.json<Key>('key', 'create', '--partner', 'pos', '--account', 'casa-test');
  const staff = await desk.json<{ password: string }>(
    'staff',
    'create',
    '--account',
    'casa-test',
    '--email',
    'ana@venue.example',
  );
  const bytes = desk.bytes();
  expect(bytes).toContain(key.prefix);
  expect(bytes).toContain('ana@venue.example');
  for (const secret of [key.apiKey, key.apiKey.split('_').slice(2).join('_'), staff.password]) {
    expect(bytes).not.toContain(secret);
  }
});

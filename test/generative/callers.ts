import type { OperationName } from '../../src/contract/paths.ts';
import type { ProblemCode } from '../../src/contract/problem.ts';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import { newApiKey } from '../../src/operations/access/secrets.ts';
import { insertApiKey } from '../../src/store/api-keys.ts';
import { saveIntegration } from '../../src/store/integrations.ts';
import { savePartner } from '../../src/store/partners.ts';
import { NOON, PAGE_ORIGIN, PUBLIC_URL, STAFF, type TestServer } from '../fixtures/test-context.ts';

/** Everyone who calls: the four who may, and those who are refused before anything is read. */
export const WELCOME = ['pos', 'app', 'staff', 'widget'] as const;
type Welcome = (typeof WELCOME)[number];

/** Whom the house turns away, and with what. */
export const TURNED_AWAY = {
  nobody: 'UNAUTHORIZED',
  'someone with a wrong key': 'UNAUTHORIZED',
  'nobody on the staff': 'UNAUTHORIZED',
  'no widget': 'UNAUTHORIZED',
  'a partner without its name': 'PARTNER_REQUIRED',
  "another partner's name": 'PARTNER_NOT_FOUND',
  'a partner without an account': 'ACCOUNT_REQUIRED',
  "a partner with another's account": 'ACCOUNT_NOT_FOUND',
  'a partner without an integration': 'PARTNER_INTEGRATION_NOT_AVAILABLE',
  'a partner that was switched off': 'PARTNER_INTEGRATION_NOT_ENABLED',
  'a partner without permissions': 'FORBIDDEN',
  "a widget on a stranger's page": 'FORBIDDEN',
} as const satisfies Record<string, ProblemCode>;
type TurnedAway = keyof typeof TURNED_AWAY;
export type CallerName = Welcome | TurnedAway;

export function isTurnedAway(caller: CallerName): caller is TurnedAway {
  return caller in TURNED_AWAY;
}

/** Who may see everything of the venue's bookings. */
export function seesAll(caller: CallerName): boolean {
  return caller === 'pos' || caller === 'staff';
}

/** What a diner's browser may do, with one booking by its manage token; the rest is not at its door. */
export const OF_THE_WIDGET: ReadonlySet<OperationName> = new Set([
  'check-calendar',
  'check-work-day',
  'check-slot',
  'check-slot-add-ons',
  'create-booking',
  'read-booking',
  'update-booking',
  'cancel-booking',
]);

/** Where a caller comes in, and with which headers. */
export interface Door {
  prefix: string;
  headers: Record<string, string>;
}

/** The doors of a house, with an account, a key or a session for everyone who calls. */
export async function openDoors(test: TestServer): Promise<Record<CallerName, Door>> {
  const { apiKeys, venue, publishableKey } = test;
  const partner = (partnerId: string, key: string, accountId: string | null = venue.accountId) => ({
    prefix: '/v3',
    headers: {
      authorization: `Bearer ${key}`,
      ...(partnerId === '' ? {} : { 'service-partner-id': partnerId }),
      ...(accountId === null ? {} : { 'service-account-id': accountId }),
    },
  });
  const widget = (key: string, origin: string) => ({
    prefix: '/widget/v3',
    headers: { origin, 'service-publishable-key': key },
  });
  const staff = (cookie: string) => ({
    prefix: '/staff/v3',
    headers: { origin: PUBLIC_URL, cookie },
  });
  const strangers = await addStrangers(test);
  return {
    pos: partner('pos', apiKeys.pos),
    app: partner('app', apiKeys.app),
    staff: staff(await signIn(test)),
    widget: widget(publishableKey, PAGE_ORIGIN),
    nobody: { prefix: '/v3', headers: {} },
    'someone with a wrong key': partner('pos', `${apiKeys.pos}x`),
    'nobody on the staff': staff('maitre_session=x'),
    'no widget': widget('pk_none', PAGE_ORIGIN),
    'a partner without its name': partner('', apiKeys.pos),
    "another partner's name": partner('app', apiKeys.pos),
    'a partner without an account': partner('pos', apiKeys.pos, null),
    "a partner with another's account": partner('pos', apiKeys.pos, 'casa-other'),
    'a partner without an integration': partner('unknown', strangers.unknown),
    'a partner that was switched off': partner('off', strangers.off),
    'a partner without permissions': partner('idle', strangers.idle),
    "a widget on a stranger's page": widget(publishableKey, 'https://elsewhere.example'),
  };
}

/** Partners with a good key and nothing to do with it. */
async function addStrangers({ context, venue: { accountId } }: TestServer) {
  const keys = { unknown: newApiKey(), off: newApiKey(), idle: newApiKey() };
  await context.store.write(async (db) => {
    for (const [partnerId, { prefix, hash }] of Object.entries(keys)) {
      await savePartner(db, { partnerId, name: partnerId }, NOON);
      await insertApiKey(db, { prefix, hash, partnerId, accountIds: [accountId] }, NOON);
      if (partnerId === 'unknown') continue;
      const isEnabled = partnerId !== 'off';
      const permissions = isEnabled ? [] : PERMISSIONS;
      const access = {
        accountId,
        partnerId,
        dataAccess: 'private',
        permissions,
        isEnabled,
      } as const;
      await saveIntegration(db, access, NOON);
    }
  });
  const { unknown, off, idle } = keys;
  return { unknown: unknown.apiKey, off: off.apiKey, idle: idle.apiKey };
}

async function signIn({ app }: TestServer): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/staff/v3/session',
    headers: { origin: PUBLIC_URL },
    payload: STAFF,
  });
  const [cookie] = answer.cookies;
  if (!cookie) throw new Error(`signing in failed: ${answer.body}`);
  return `${cookie.name}=${cookie.value}`;
}

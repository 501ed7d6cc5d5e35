import type { PartnerOperation } from '../../src/contract/partner/operations.ts';
import type { ProblemCode } from '../../src/contract/problem.ts';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import { newApiKey } from '../../src/operations/access/secrets.ts';
import { insertApiKey } from '../../src/store/api-keys.ts';
import { saveIntegration } from '../../src/store/integrations.ts';
import { savePartner } from '../../src/store/partners.ts';
import { NOON, PAGE_ORIGIN, PUBLIC_URL, STAFF, type TestServer } from '../fixtures/test-context.ts';

/** Callers with valid credentials. */
export const ALLOWED_CALLERS = ['pos', 'app', 'staff', 'widget'] as const;
type AllowedCaller = (typeof ALLOWED_CALLERS)[number];

/** Callers that are refused before the body is read, and the problem they get. */
export const REFUSED_CALLERS = {
  'no credentials': 'UNAUTHORIZED',
  'partner with a wrong key': 'UNAUTHORIZED',
  'staff with an unknown session': 'UNAUTHORIZED',
  'widget with an unknown key': 'UNAUTHORIZED',
  'partner without a partner id': 'PARTNER_REQUIRED',
  "partner with another partner's id": 'PARTNER_NOT_FOUND',
  'partner without an account id': 'ACCOUNT_REQUIRED',
  'partner with another account id': 'ACCOUNT_NOT_FOUND',
  'partner without an integration': 'PARTNER_INTEGRATION_NOT_AVAILABLE',
  'partner with a disabled integration': 'PARTNER_INTEGRATION_NOT_ENABLED',
  'partner without permissions': 'FORBIDDEN',
  'widget on a page that is not listed': 'FORBIDDEN',
} as const satisfies Record<string, ProblemCode>;
type RefusedCaller = keyof typeof REFUSED_CALLERS;
export type CallerName = AllowedCaller | RefusedCaller;

export function isRefused(caller: CallerName): caller is RefusedCaller {
  return caller in REFUSED_CALLERS;
}

/** Whether a caller sees all bookings of the venue, in the private shape. */
export function seesAll(caller: CallerName): boolean {
  return caller === 'pos' || caller === 'staff';
}

/** The operations of the widget API. */
export const WIDGET_OPERATIONS: ReadonlySet<PartnerOperation> = new Set([
  'check-calendar',
  'check-work-day',
  'check-slot',
  'check-slot-add-ons',
  'create-booking',
  'read-booking',
  'update-booking',
  'cancel-booking',
]);

/** The prefix of a caller's API and the headers that authenticate them. */
export interface ApiAccess {
  prefix: string;
  headers: Record<string, string>;
}

/** Creates the keys and sessions of all callers. */
export async function openApiAccess(test: TestServer): Promise<Record<CallerName, ApiAccess>> {
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
  const refused = await addRefusedPartners(test);
  return {
    pos: partner('pos', apiKeys.pos),
    app: partner('app', apiKeys.app),
    staff: staff(await signIn(test)),
    widget: widget(publishableKey, PAGE_ORIGIN),
    'no credentials': { prefix: '/v3', headers: {} },
    'partner with a wrong key': partner('pos', `${apiKeys.pos}x`),
    'staff with an unknown session': staff('maitre_session=x'),
    'widget with an unknown key': widget('pk_none', PAGE_ORIGIN),
    'partner without a partner id': partner('', apiKeys.pos),
    "partner with another partner's id": partner('app', apiKeys.pos),
    'partner without an account id': partner('pos', apiKeys.pos, null),
    'partner with another account id': partner('pos', apiKeys.pos, 'casa-other'),
    'partner without an integration': partner('unknown', refused.unknown),
    'partner with a disabled integration': partner('off', refused.off),
    'partner without permissions': partner('idle', refused.idle),
    'widget on a page that is not listed': widget(publishableKey, 'https://elsewhere.example'),
  };
}

/** Partners with a valid key but no usable integration. */
async function addRefusedPartners({ context, venue: { accountId } }: TestServer) {
  const keys = { unknown: newApiKey(), off: newApiKey(), idle: newApiKey() };
  await context.store.write(null, async (db) => {
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

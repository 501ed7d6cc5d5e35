import { addDays } from '../src/domain/venue-time.ts';
import type { BigDatabase } from './big-database.ts';
import type { Ask } from './load.ts';

/** The requests that are measured, each to a venue's own partner key. */

type Account = BigDatabase['accounts'][number];

const PARTY = { pax: 2, paxChildren: 0, status: 'CONFIRMED' } as const;

/** As browsers and most libraries send it. */
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' };

export function askNothing(): Ask {
  return { method: 'GET', path: '/healthz', headers: COMPRESSED };
}

export function askCalendar(database: BigDatabase, account: Account, from: string, days: number) {
  const dateEnd = addDays(from, days - 1);
  const body = { ...PARTY, dateStart: from, dateEnd };
  return asPartner(database, account, 'POST', '/availability/calendar', body);
}

/** Whether the tasting menu and its add-ons are available at 21:00. */
export function askSlotAddOns(database: BigDatabase, account: Account, date: string): Ask {
  const path = `/availability/work-days/${date}/time-slots/21:00:00/add-ons`;
  const experience = { id: 1, tickets: 2 };
  return asPartner(database, account, 'POST', path, { ...PARTY, floorPlanAreaId: 1, experience });
}

export function askBookings(database: BigDatabase, account: Account, from: string, days: number) {
  const path = `/bookings?date_start=${from}&date_end=${addDays(from, days - 1)}`;
  return asPartner(database, account, 'GET', path);
}

/** Two new guests at 15:30, when the last lunch guests leave and a table is free. */
export function askToBook(database: BigDatabase, account: Account, date: string): Ask {
  const guest = `${account.accountId}-${date}`;
  const body = {
    ...PARTY,
    date,
    time: '15:30:00',
    floorPlanAreaId: 1,
    customer: {
      name: 'Laura Vidal',
      email: `laura-${guest}@example.com`,
      hasGdprConsent: true,
      acceptsMarketing: false,
    },
  };
  const ask = asPartner(database, account, 'POST', '/bookings', body);
  return { ...ask, headers: { ...ask.headers, 'idempotency-key': guest } };
}

function asPartner(
  { partnerId }: BigDatabase,
  { accountId, apiKey }: Account,
  method: Ask['method'],
  path: string,
  body?: unknown,
): Ask {
  const headers = {
    ...COMPRESSED,
    authorization: `Bearer ${apiKey}`,
    'service-partner-id': partnerId,
    'service-account-id': accountId,
  };
  if (body === undefined) return { method, path: `/v3${path}`, headers };
  return {
    method,
    path: `/v3${path}`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

import {
  type BookingStatus,
  type DesiredStatus,
  isDoorStatus,
} from '../../src/domain/booking-status.ts';
import { addDays } from '../../src/domain/venue-time.ts';
import { aBookingRequest, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { ALLOWED_CALLERS, type CallerName } from './callers.ts';
import type { GenerativeContext } from './generative-context.ts';
import type { KnownIds } from './known-ids.ts';
import { aLargeVenue } from './large-venue.ts';

/** The first status of a booking and the moves by staff, so that every reachable status occurs. */
const STATUS_PATHS: readonly [DesiredStatus, BookingStatus[]][] = [
  ['CONFIRMED', []],
  ['CONFIRMED', ['ARRIVED']],
  ['CONFIRMED', ['SEATED']],
  ['CONFIRMED', ['SEATED', 'DESSERTS']],
  ['CONFIRMED', ['SEATED', 'ACCOUNT_SENT']],
  ['CONFIRMED', ['SEATED', 'ACCOUNT_PAID']],
  ['CONFIRMED', ['SEATED', 'ATTENDED']],
  ['CONFIRMED', ['CANCELED']],
  ['CONFIRMED', ['NO_SHOW']],
  ['CONFIRMED', ['DELETED']],
  ['REQUESTED', []],
  ['REQUESTED', ['PENDING_MERCHANT_CONFIRMATION']],
  ['REQUESTED', ['DECLINED_BY_MERCHANT']],
  ['PENDING_WAIT_LIST_BOOKING', []],
];

type Ask = (
  caller: CallerName,
  method: 'POST' | 'PUT',
  url: string,
  body: object,
) => Promise<string>;

/** Creates bookings of every caller in every status, before the generated requests. */
export async function makeHistory(send: GenerativeContext['send'], known: KnownIds): Promise<void> {
  const ask: Ask = async (caller, method, url, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await send(caller, { method, url, headers, payload: JSON.stringify(body) });
    if (answer.status !== 200) throw new Error(`the history cannot be created: ${answer.body}`);
    const booking = JSON.parse(answer.body);
    known.learn(booking, answer.headers);
    return booking.uuid;
  };
  for (const [turn, caller] of ALLOWED_CALLERS.entries()) await makeBookings(ask, caller, turn);
  await makeWalkIns(ask, 'pos', ['T13', 'T14']);
  await makeWalkIns(ask, 'staff', ['T15', 'T16']);
  await makeFullEvening(ask, '2030-01-18');
  await makeFullEvening(ask, '2030-01-19');
}

/** For all of these, one evening has too few tables in the area of the widget's bookings. */
const NOT_OF_WIDGET: readonly BookingStatus[] = ['DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID'];

/** Of bookings of today: so many parties may begin at once. */
const TIMES = ['20:00:00', '22:00:00', '21:00:00', '20:30:00', '21:30:00'] as const;

/**
 * One booking per status. Each caller has its own time and area, so that none is refused. Partners say themselves what
 * happens at the door, on any day; staff say it of today's bookings.
 */
async function makeBookings(ask: Ask, caller: CallerName, turn: number): Promise<void> {
  const isPartner = caller === 'pos' || caller === 'app';
  let ofToday = -1;
  for (const [index, [first, moves]] of STATUS_PATHS.entries()) {
    if (caller === 'widget' && moves.some((status) => NOT_OF_WIDGET.includes(status))) continue;
    const isToday = !isPartner && moves.some(isDoorStatus);
    if (isToday) ofToday += 1;
    const body = aBookingRequest({
      customer: { ...aBookingRequest().customer, email: `guest${index % 10}@example.com` },
      date: isToday ? TODAY : addDays(TOMORROW, 4 + (index % 10)),
      time: isToday
        ? (TIMES[ofToday % TIMES.length] ?? TIMES[0])
        : `2${Math.floor(turn / 2)}:${turn % 2 === 0 ? '00' : '30'}:00`,
      floorPlanAreaId: 1 + (turn % 2),
      status: first,
    });
    const uuid = await ask(caller, 'POST', '/bookings', body);
    for (const status of moves) {
      const mover = isPartner && isDoorStatus(status) ? caller : 'staff';
      await ask(mover, 'PUT', `/bookings/${uuid}/status`, { status });
    }
  }
}

/** A walk-in at several tables, and one with a ticket of the point of sale. */
async function makeWalkIns(ask: Ask, caller: CallerName, tables: string[]): Promise<void> {
  const walkIn = { pax: 2, paxChildren: 0, date: TODAY, time: '13:00:00' };
  await ask(caller, 'POST', '/bookings/walk-ins', { ...walkIn, tables });
  const later = { ...walkIn, time: '16:00:00', ticketExternalId: 'ticket-1' };
  await ask(caller, 'POST', '/bookings/walk-ins', later);
}

/** Occupies all tables at eight, and adds a REQUESTED booking of every caller for that time. */
async function makeFullEvening(ask: Ask, date: string): Promise<void> {
  const at = { date, time: '20:00:00' };
  const tables = aLargeVenue().tables.map(({ name }) => name);
  await ask('pos', 'POST', '/bookings/walk-ins', { ...at, pax: 2, paxChildren: 0, tables });
  const request = aBookingRequest({ ...at, floorPlanAreaId: 1, status: 'REQUESTED' });
  for (const caller of ALLOWED_CALLERS) await ask(caller, 'POST', '/bookings', request);
}

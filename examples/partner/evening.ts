import { randomUUID } from 'node:crypto';
import type { Client, Reply } from '../../src/client/call.ts';
import { codeOf } from '../../src/client/failure.ts';
import type { BookingAnswer } from '../../src/contract/booking.ts';
import { addAnAddOn, chooseTwoTimes, type FreeTime, PARTY } from './choose-times.ts';
import { priceOf, say } from './words.ts';

type Booking = Reply<BookingAnswer>;

const GUEST = {
  name: 'Laura Vidal',
  email: 'laura@example.com',
  hasGdprConsent: true,
  acceptsMarketing: false,
};

/** One evening at a venue, as a booking app and a point of sale see it, and a change of plans. */
export async function runAnEvening(maitre: Client): Promise<void> {
  const [first, other] = await chooseTwoTimes(maitre);
  const booking = await book(maitre, await addAnAddOn(maitre, first));
  await showTheDay(maitre, first.date);
  const walkIn = await seatAWalkIn(maitre, other);

  const arrived = await move(maitre, booking, 'ARRIVED');
  const seated = await move(maitre, arrived, 'SEATED');
  const billed = await closeTicket(maitre, walkIn, { paid: 0 });
  const together = await transferTicket(maitre, billed, seated);
  // The answer was the other booking: this one changed, too, and has another ETag by now.
  await move(maitre, await read(maitre, walkIn), 'ATTENDED');
  await move(maitre, await closeTicket(maitre, together, { paid: TOTAL }), 'ATTENDED');

  await cancel(maitre, await book(maitre, other));
}

/** Sent twice under one key, as after a lost connection: it is one booking all the same. */
async function book(maitre: Client, { experience, ...wish }: FreeTime): Promise<Booking> {
  const body = { ...PARTY, ...wish, customer: GUEST, ...(experience ? { experience } : {}) };
  const idempotencyKey = randomUUID();
  const made = await maitre.call('create-booking', { body }, { idempotencyKey });
  const again = await maitre.call('create-booking', { body }, { idempotencyKey });
  const { uuid, status, bookingAt } = made.answer;
  const isOne = again.answer.uuid === uuid ? 'sent twice, made once' : 'MADE TWICE';
  say('create-booking', `${uuid} is ${status} for ${bookingAt}; ${isOne}`);
  return made;
}

async function showTheDay(maitre: Client, date: string): Promise<void> {
  const { answer } = await maitre.call('list-bookings', { query: { date_start: date } });
  say('list-bookings', `${answer.data.length} bookings on ${date}`);
}

/** Now, and where no table is free now, at a time that had one. */
async function seatAWalkIn(maitre: Client, { date, time }: FreeTime): Promise<Booking> {
  const party = { pax: 2, paxChildren: 0, ticketExternalId: `T-${Date.now()}` };
  const seat = (body: typeof party & { date?: string; time?: string }) =>
    maitre.call('create-walk-in', { body });
  const walkIn = await seat(party).catch((failure: unknown) => {
    if (codeOf(failure) !== 'NO_AVAILABLE_SLOT') throw failure;
    say('create-walk-in', `no table is free now, so for ${date}, ${time}`);
    return seat({ ...party, date, time });
  });
  const tables = walkIn.answer.tables.map(({ name }) => name);
  say('create-walk-in', `${walkIn.answer.uuid} is ${walkIn.answer.status} at ${tables.join(', ')}`);
  return walkIn;
}

async function read(maitre: Client, { answer: { uuid } }: Booking): Promise<Booking> {
  const booking = await maitre.call('read-booking', { params: { bookingUuid: uuid } });
  say('read-booking', `${uuid} is ${booking.answer.status}, by now with the ETag ${booking.etag}`);
  return booking;
}

/** With the ETag of what we know, so that nobody else's change is overwritten. */
async function move(
  maitre: Client,
  { answer: { uuid }, etag }: Booking,
  status: 'ARRIVED' | 'SEATED' | 'ATTENDED',
): Promise<Booking> {
  const input = { params: { bookingUuid: uuid }, body: { status } };
  const moved = await maitre.call('update-booking-status', input, { ifMatch: etag ?? undefined });
  say('update-booking-status', `${uuid} is ${moved.answer.status}`);
  return moved;
}

const LINES = [
  { description: 'Paella for two', quantity: 1, amount: 4200 },
  { description: 'Glass of cava', quantity: 4, amount: 450 },
];
const TOTAL = 6000;

/** The lines add up to the total, or the answer would be a 422. */
async function closeTicket(
  maitre: Client,
  { answer: { uuid }, etag }: Booking,
  { paid }: { paid: number },
): Promise<Booking> {
  const payments = [{ amount: paid, method: 'CARD' }];
  const input = {
    params: { bookingUuid: uuid },
    body: { totalAmount: TOTAL, lines: LINES, payments },
  };
  const closed = await maitre.call('close-ticket', input, { ifMatch: etag ?? undefined });
  const sum = `${priceOf(paid, 'EUR')} of ${priceOf(TOTAL, 'EUR')} paid`;
  say('close-ticket', `${uuid} is ${closed.answer.status}: ${sum}`);
  return closed;
}

/** The two parties sit together from now on, and on one bill. */
async function transferTicket(maitre: Client, from: Booking, to: Booking): Promise<Booking> {
  const params = { bookingUuid: from.answer.uuid };
  const body = { destinationBookingUuid: to.answer.uuid };
  const options = { ifMatch: from.etag ?? undefined };
  const moved = await maitre.call('transfer-ticket', { params, body }, options);
  say('transfer-ticket', `from ${from.answer.uuid} to ${moved.answer.uuid}`);
  return moved;
}

async function cancel(maitre: Client, { answer: { uuid }, etag }: Booking): Promise<void> {
  const input = {
    params: { bookingUuid: uuid },
    body: { cancelReason: 'CHANGED_PLANS' as const },
  };
  const { answer } = await maitre.call('cancel-booking', input, { ifMatch: etag ?? undefined });
  say('cancel-booking', `${uuid} is ${answer.status}`);
}

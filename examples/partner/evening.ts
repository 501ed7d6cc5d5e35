import { randomUUID } from 'node:crypto';
import type { Reply } from '../../src/client/call.ts';
import { problemCodeOf } from '../../src/client/errors.ts';
import type { PartnerClient } from '../../src/client/partner-client.ts';
import type { BookingAnswer } from '../../src/contract/booking.ts';
import { chooseAddOn, chooseTwoTimes, type FreeTime, PARTY } from './choose-times.ts';
import { formatPrice, print } from './output.ts';

/** A booking with its ETag. */
type BookingReply = Reply<BookingAnswer>;

const GUEST = {
  name: 'Laura Vidal',
  email: 'laura@example.com',
  hasGdprConsent: true,
  acceptsMarketing: false,
};

/** Plays one evening at a venue as a booking app and a point of sale, and one cancellation. */
export async function runEvening(maitre: PartnerClient): Promise<void> {
  const [first, other] = await chooseTwoTimes(maitre);
  const booking = await book(maitre, await chooseAddOn(maitre, first));
  await listDay(maitre, first.date);

  const arrived = await move(maitre, booking, 'ARRIVED');
  const seated = await move(maitre, arrived, 'SEATED');
  const walkIn = await seatWalkIn(maitre, other);
  const billed = await closeTicket(maitre, walkIn, { paid: 0 });
  const together = await transferTicket(maitre, billed, seated);
  // The response was the destination booking. The walk-in changed too, so read its new ETag.
  await move(maitre, await read(maitre, walkIn), 'ATTENDED');
  await move(maitre, await closeTicket(maitre, together, { paid: TOTAL }), 'ATTENDED');

  await cancel(maitre, await book(maitre, other));
}

/** Sends the create twice with one idempotency key, as after a lost connection: one booking. */
async function book(
  maitre: PartnerClient,
  { experience, ...slot }: FreeTime,
): Promise<BookingReply> {
  const body = { ...PARTY, ...slot, customer: GUEST, ...(experience ? { experience } : {}) };
  const idempotencyKey = randomUUID();
  const made = await maitre.call('create-booking', { body }, { idempotencyKey });
  const again = await maitre.call('create-booking', { body }, { idempotencyKey });
  const { uuid, status, bookingAt } = made.answer;
  const outcome = again.answer.uuid === uuid ? 'sent twice, created once' : 'CREATED TWICE';
  print('create-booking', `${uuid} is ${status} for ${bookingAt}; ${outcome}`);
  return made;
}

async function listDay(maitre: PartnerClient, date: string): Promise<void> {
  const { answer } = await maitre.call('list-bookings', { query: { date_start: date } });
  print('list-bookings', `${answer.data.length} bookings on ${date}`);
}

/** Seats a walk-in now, or at a free time if no table is free now. */
async function seatWalkIn(maitre: PartnerClient, { date, time }: FreeTime): Promise<BookingReply> {
  const party = { pax: 2, paxChildren: 0, ticketExternalId: `T-${Date.now()}` };
  const seat = (body: typeof party & { date?: string; time?: string }) =>
    maitre.call('create-walk-in', { body });
  const walkIn = await seat(party).catch((error: unknown) => {
    if (problemCodeOf(error) !== 'NO_AVAILABLE_SLOT') throw error;
    print('create-walk-in', `no table is free now: trying ${date}, ${time}`);
    return seat({ ...party, date, time });
  });
  const tables = walkIn.answer.tables.map(({ name }) => name);
  print(
    'create-walk-in',
    `${walkIn.answer.uuid} is ${walkIn.answer.status} at ${tables.join(', ')}`,
  );
  return walkIn;
}

async function read(
  maitre: PartnerClient,
  { answer: { uuid } }: BookingReply,
): Promise<BookingReply> {
  const booking = await maitre.call('read-booking', { params: { bookingUuid: uuid } });
  print('read-booking', `${uuid} is ${booking.answer.status} and its ETag is now ${booking.etag}`);
  return booking;
}

/** Sends the last known ETag, so that it does not overwrite somebody else's change. */
async function move(
  maitre: PartnerClient,
  { answer: { uuid }, etag }: BookingReply,
  status: 'ARRIVED' | 'SEATED' | 'ATTENDED',
): Promise<BookingReply> {
  const input = { params: { bookingUuid: uuid }, body: { status } };
  const moved = await maitre.call('update-booking-status', input, { ifMatch: etag ?? undefined });
  print('update-booking-status', `${uuid} is ${moved.answer.status}`);
  return moved;
}

const LINES = [
  { description: 'Paella for two', quantity: 1, amount: 4200 },
  { description: 'Glass of cava', quantity: 4, amount: 450 },
];
const TOTAL = 6000;

/** Closes the ticket. If the lines did not add up to the total, the response would be a 422. */
async function closeTicket(
  maitre: PartnerClient,
  { answer: { uuid }, etag }: BookingReply,
  { paid }: { paid: number },
): Promise<BookingReply> {
  const payments = [{ amount: paid, method: 'CARD' }];
  const input = {
    params: { bookingUuid: uuid },
    body: { totalAmount: TOTAL, lines: LINES, payments },
  };
  const closed = await maitre.call('close-ticket', input, { ifMatch: etag ?? undefined });
  const sum = `${formatPrice(paid, 'EUR')} of ${formatPrice(TOTAL, 'EUR')} paid`;
  print('close-ticket', `${uuid} is ${closed.answer.status}: ${sum}`);
  return closed;
}

/** Moves the ticket to the other booking: the parties now sit together and share one bill. */
async function transferTicket(
  maitre: PartnerClient,
  from: BookingReply,
  to: BookingReply,
): Promise<BookingReply> {
  const params = { bookingUuid: from.answer.uuid };
  const body = { destinationBookingUuid: to.answer.uuid };
  const options = { ifMatch: from.etag ?? undefined };
  const moved = await maitre.call('transfer-ticket', { params, body }, options);
  print('transfer-ticket', `from ${from.answer.uuid} to ${moved.answer.uuid}`);
  return moved;
}

async function cancel(
  maitre: PartnerClient,
  { answer: { uuid }, etag }: BookingReply,
): Promise<void> {
  const input = {
    params: { bookingUuid: uuid },
    body: { cancelReason: 'CHANGED_PLANS' as const },
  };
  const { answer } = await maitre.call('cancel-booking', input, { ifMatch: etag ?? undefined });
  print('cancel-booking', `${uuid} is ${answer.status}`);
}

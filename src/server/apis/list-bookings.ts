import { setImmediate } from 'node:timers/promises';
import type { ENDPOINTS } from '../../contract/endpoints.ts';
import { listBookings } from '../../operations/bookings/list-bookings.ts';
import { bookingShape } from '../shapes/booking-shape.ts';
import type { Handler } from './handler.ts';

/** A longer list is rendered in pieces, so that other requests can run in between. */
const BOOKINGS_PER_PIECE = 100;

/** GET /bookings in all APIs. */
export const handleListBookings: Handler<(typeof ENDPOINTS)['list-bookings']> = async ({
  context,
  principal,
  input,
  reply,
}) => {
  const { bookings, nextCursor } = await listBookings(context, principal, input.query);
  const pieces: string[] = [];
  for (let from = 0; from < bookings.length; from += BOOKINGS_PER_PIECE) {
    if (from > 0) await setImmediate();
    const piece = bookings.slice(from, from + BOOKINGS_PER_PIECE);
    pieces.push(piece.map((view) => JSON.stringify(bookingShape(view))).join());
  }
  const cursor = nextCursor === undefined ? '' : `,"nextCursor":${JSON.stringify(nextCursor)}`;
  return reply.type('application/json; charset=utf-8').send(`{"data":[${pieces.join()}]${cursor}}`);
};

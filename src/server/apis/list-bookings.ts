import { Readable } from 'node:stream';
import type { ENDPOINTS } from '../../contract/endpoints.ts';
import type { BookingView } from '../../operations/bookings/booking-view.ts';
import { listBookings } from '../../operations/bookings/list-bookings.ts';
import { bookingShape } from '../shapes/booking-shape.ts';
import type { Handler } from './handler.ts';

/**
 * GET /bookings in all APIs. What fits into one part is sent whole. A longer list is sent while it is read; if
 * reading fails in between, the connection is cut, so that nobody takes the part for the whole.
 */
export const handleListBookings: Handler<(typeof ENDPOINTS)['list-bookings']> = async ({
  context,
  principal,
  input,
  reply,
}) => {
  reply.type('application/json; charset=utf-8');
  let part = '{"data":[';
  let parts = 0;
  const stream = new Readable({ read: () => undefined });
  const isLong = Promise.withResolvers<'long'>();
  const receive = (bookings: readonly BookingView[]) => {
    if (stream.destroyed) throw new Error('The caller did not wait for the list.');
    if (parts === 1) isLong.resolve('long');
    if (parts > 0) {
      stream.push(part);
      part = ',';
    }
    part += bookings.map((view) => JSON.stringify(bookingShape(view))).join();
    parts += 1;
  };
  const finish = async () => {
    const { nextCursor } = await listBookings(context, principal, input.query, receive);
    const cursor = nextCursor === undefined ? '' : `,"nextCursor":${JSON.stringify(nextCursor)}`;
    return `${part}]${cursor}}`;
  };
  const end = finish();
  if ((await Promise.race([isLong.promise, end])) !== 'long') return reply.send(await end);
  end.then(
    (text) => {
      stream.push(text);
      stream.push(null);
    },
    (error) => stream.destroy(error),
  );
  return reply.send(stream);
};

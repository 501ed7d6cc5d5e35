import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { PartnerOperations } from '../../contract/partner/operations.ts';
import { bookingShape } from '../../operations/answers/booking-shape.ts';
import type { BookingView } from '../../operations/bookings/booking-view.ts';
import { listBookings } from '../../operations/bookings/list-bookings.ts';
import type { ParsedInput } from '../http/parse-input.ts';
import type { HandlerCall } from './handler.ts';

/**
 * GET /bookings in all APIs. What fits into one part is sent whole. A longer list is sent while it is read; if
 * reading fails in between, the connection is cut, so that nobody takes the part for the whole.
 */
export async function handleListBookings({
  context,
  principal,
  input,
  reply,
}: HandlerCall<ParsedInput<PartnerOperations['list-bookings']>>): Promise<FastifyReply> {
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
    const { nextCursor } = await listBookings(context, principal, {
      query: input.query,
      receive,
    });
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
}

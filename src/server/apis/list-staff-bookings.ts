import type { StaffOperations } from '../../contract/staff/operations.ts';
import { staffBookingShape } from '../../operations/answers/booking-shape.ts';
import { findDayListTag } from '../../operations/bookings/day-list-tag.ts';
import { listSomeBookings } from '../../operations/bookings/list-some-bookings.ts';
import { headerOf } from '../http/headers.ts';
import type { Handler } from './handler.ts';
import { handleListBookings } from './list-bookings.ts';

/**
 * GET /staff/v3/bookings: the whole list of one work day has an ETag, and is not sent again to who has it already
 * (304). With `uuid`, only those bookings.
 */
export const handleListStaffBookings: Handler<StaffOperations['list-bookings']> = async (call) => {
  const { context, principal, input, request, reply } = call;
  const { uuid, date_start, date_end, ...filters } = input.query;
  if (uuid) {
    const views = await listSomeBookings(context, principal, uuid);
    return { data: views.map(staffBookingShape) };
  }
  const isWholeDay =
    (date_end ?? date_start) === date_start &&
    Object.values(filters).every((each) => each === undefined);
  if (isWholeDay) {
    // Before the list is read: a change in between makes the tag older than the list, never newer.
    const tag = await findDayListTag(context, principal, date_start);
    reply.header('ETag', tag);
    const known = headerOf(request, 'if-none-match')?.split(',') ?? [];
    if (known.some((each) => each.trim().replace(/^W\//, '') === tag))
      return reply.code(304).send();
  }
  const { params, query, body } = input;
  return handleListBookings({ ...call, input: { params, query, body } });
};

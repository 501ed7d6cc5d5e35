import * as z from 'zod/mini';
import { BookingAnswer, BookingStatus, PublicBooking } from '../booking.ts';
import { query, record } from '../described.ts';
import * as limits from '../limits.ts';
import { seated } from './example-bookings.ts';
import { none, type PartnerOperationDeclaration } from './partner-operation.ts';

/** GET /bookings. Dates are work days; the operation applies the defaults and checks the range. */
export const ListBookingsQuery = query({
  date_start: [
    z.optional(limits.WallDate),
    'The first work day, not in the past. Default: the venue’s current work day.',
  ],
  date_end: [
    z.optional(limits.WallDate),
    'The last work day, at most 31 days after the first. Default: `date_start`.',
  ],
  status: [
    z.optional(z.array(BookingStatus)),
    'Only bookings in one of these statuses. Repeat the parameter for several.',
  ],
  customer_email: [
    z.optional(limits.EmailFilter),
    'Only bookings of the customer with this email address, ignoring case.',
  ],
  customer_phone: [
    z.optional(limits.Phone),
    'Only bookings of the customer with this phone number (E.164, or another spelling of it).',
  ],
  limit: [
    z.optional(z.int().check(z.gte(1), z.lte(500))),
    'The maximum number of bookings per page. Without it, the response has the whole range.',
  ],
  cursor: [z.optional(limits.text({ min: 1, max: 512 })), 'The `nextCursor` of the previous page.'],
});
export type ListBookingsQuery = z.infer<typeof ListBookingsQuery>;

/** Has `nextCursor` only if the request has a `limit`. */
export const BookingList = record('BookingList', 'Bookings, ordered by `bookingAt`, then `uuid`.', {
  data: [z.array(BookingAnswer), 'The bookings, in the shape of the integration’s data access.'],
  nextCursor: [
    z.optional(z.nullable(z.string())),
    'The `cursor` of the next page; null on the last. Only if `limit` was sent.',
  ],
});
export type BookingList = z.infer<typeof BookingList>;

export const listBookings = {
  method: 'GET',
  path: '/bookings',
  summary: 'The bookings of a range of work days',
  permission: 'bookings:read',
  params: none,
  query: ListBookingsQuery,
  body: none,
  answer: BookingList,
  problems: [
    'VALIDATION_ERROR',
    'GET_BOOKINGS_START_DATE_IN_PAST',
    'GET_BOOKINGS_END_DATE_GREATER_THAN_START_DATE',
    'GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT',
  ],
  tag: 'Bookings',
  description: `Lists the bookings of a range of work days, ordered by \`bookingAt\`, then \`uuid\`. The default is the venue’s current work day. The last day is at most 31 days after the first; past days are 409 \`GET_BOOKINGS_START_DATE_IN_PAST\`.

With private data access the list has all bookings of the venue, with public data access those of this integration. With \`limit\`, the response has \`nextCursor\`; send it as \`cursor\` to get the next page.`,
  example: {
    summary: 'Parties seated this Friday',
    query: 'date_start=2027-05-21&status=SEATED&status=DESSERTS&limit=50',
    answers: {
      private: { data: [seated], nextCursor: null },
      public: { data: [PublicBooking.parse(seated)], nextCursor: null },
    },
  },
} as const satisfies PartnerOperationDeclaration;

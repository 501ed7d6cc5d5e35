import * as z from 'zod/mini';
import { PrivateBooking } from '../booking.ts';
import { fields, record, withRules } from '../described.ts';
import * as limits from '../limits.ts';
import { walkIn } from './example-bookings.ts';
import {
  CREATE_PROBLEMS,
  IDEMPOTENCY,
  none,
  type PartnerOperationDeclaration,
} from './partner-operation.ts';

/** The common part of requests of staff and partners. */
export const walkInFields = fields({
  paxChildren: [limits.PaxChildren, 'Number of children where the venue counts them separately.'],
  pax: [
    limits.Pax,
    'Number of people; only the adults where the venue counts children separately.',
  ],
  date: [
    z.optional(limits.WallDate),
    'The work day; required if `time` is sent. Without both, the walk-in starts now.',
  ],
  time: [
    z.optional(limits.WallTime),
    'The start, in the venue’s local time, as HH:MM:SS; required if `date` is sent.',
  ],
  ticketExternalId: [
    z.optional(limits.ExternalId),
    'The id of the ticket in the point-of-sale system, which is linked to the booking.',
  ],
  tables: [
    z.optional(z.array(limits.text({ min: 1, max: 64 })).check(z.maxLength(50))),
    'The tables, each by its point-of-sale id, name or id, which you get from the venue. If left out, the venue’s automatic assignment chooses; required where the venue has none.',
  ],
  status: [
    z.optional(z.enum(['SEATED', 'WAIT_LIST_WALK_IN'])),
    'For the venue’s staff only: WAIT_LIST_WALK_IN puts the party on the wait list. A partner’s walk-in is always SEATED.',
  ],
  quotedWaitMinutes: [
    z.optional(limits.QuotedWaitMinutes),
    'For the venue’s staff only: the quoted wait in minutes.',
  ],
});

interface DateAndTime {
  date?: unknown;
  time?: unknown;
}
export const WALK_IN_RULES = [
  limits.rule<DateAndTime>(
    'date',
    'is required where time is sent',
    ({ date, time }) => time === undefined || date !== undefined,
  ),
  limits.rule<DateAndTime>(
    'time',
    'is required where date is sent',
    ({ date, time }) => date === undefined || time !== undefined,
  ),
] as const;

/**
 * POST /bookings/walk-ins. `status` and `quotedWaitMinutes` are for staff only, who may also put a
 * party on the walk-in wait list.
 */
export const CreateWalkInRequest = withRules(
  record(
    'CreateWalkInRequest',
    'Guests who came without a booking. `date` and `time` come together or not at all.',
    walkInFields,
  ),
  ...WALK_IN_RULES,
);
export type CreateWalkInRequest = z.infer<typeof CreateWalkInRequest>;

export const createWalkIn = {
  method: 'POST',
  path: '/bookings/walk-ins',
  summary: 'Seat guests who came without a booking',
  permission: 'walk-ins:create',
  params: none,
  query: none,
  body: CreateWalkInRequest,
  answer: PrivateBooking,
  problems: ['TABLE_NOT_MAPPED_BY_TENANT', ...CREATE_PROBLEMS],
  acceptsIdempotencyKey: true,
  tag: 'Walk-ins',
  description: `Seats guests who came without a booking, now or at the given time. The booking is SEATED and has tables. The response always has the private shape.

In \`tables\`, each entry is a table’s point-of-sale id, name or id. An unknown table is 409 \`TABLE_NOT_MAPPED_BY_TENANT\`, an occupied one 409 \`NO_AVAILABLE_SLOT\`. A later booking of the table is moved to another one if possible. No operation lists the tables: ask the venue for the point-of-sale ids, or take them from the \`tables\` of its bookings or from the \`detail\` of \`TABLE_NOT_MAPPED_BY_TENANT\`. Without \`tables\`, the venue’s automatic assignment chooses; if the venue has none, the response is 422.

${IDEMPOTENCY}`,
  example: {
    summary: 'Two walk-in guests at table 1',
    headers: { 'Idempotency-Key': '2f9d5a34-0c1b-4f7e-8a66-b3de0c9f7a10' },
    body: {
      pax: 2,
      paxChildren: 0,
      tables: ['SALA-01'],
      ticketExternalId: 'POS-4711',
    },
    answers: { answer: walkIn },
  },
} as const satisfies PartnerOperationDeclaration;

import * as z from 'zod/mini';
import {
  Availability,
  AvailabilityFilters,
  party,
  shift,
  timeSlot,
  WorkDay,
} from '../availability.ts';
import { PromoAnswer } from '../catalogue.ts';
import { record } from '../described.ts';
import { dinner, free, full, slotAt } from './example-availability.ts';
import { exampleParty, exampleSlot } from './example-bookings.ts';
import { none, type PartnerOperationDeclaration, workDayParams } from './partner-operation.ts';

/** POST /availability/work-days/{date} */
export const WorkDayRequest = record('WorkDayRequest', 'The party to check a work day for.', {
  ...party,
  filters: [
    z.optional(AvailabilityFilters),
    'Restricts the result to these experiences, areas and shifts. Default: all.',
  ],
});
export type WorkDayRequest = z.infer<typeof WorkDayRequest>;

export const WorkDayTimeSlot = record(
  'WorkDayTimeSlot',
  'A time slot of a work day and its availability.',
  {
    ...timeSlot,
    availability: [Availability, 'Whether it can be booked as requested, and the alternatives.'],
  },
);
export const WorkDayShift = record('WorkDayShift', 'A shift of a work day with its time slots.', {
  ...shift,
  availability: [Availability, 'Whether the party can book any time in it.'],
  timeSlots: [
    z.array(WorkDayTimeSlot),
    'Its time slots; where guests choose the area, one per area.',
  ],
});

export const WorkDayAnswer = record('WorkDayAnswer', 'The shifts of a work day.', {
  workDay: [WorkDay, 'The requested work day.'],
  shifts: [
    z.array(WorkDayShift),
    'Its shifts with their time slots, in order; empty on a closed day.',
  ],
  promo: [
    PromoAnswer,
    'The promo of the code that was sent; null without a code or with an invalid one.',
  ],
  accountId: [z.string(), 'The venue’s account id, as in `Service-Account-Id`.'],
});
export type WorkDayAnswer = z.infer<typeof WorkDayAnswer>;

export const checkWorkDay = {
  method: 'POST',
  path: '/availability/work-days/{date}',
  summary: 'The shifts of a work day and their time slots',
  permission: 'availability:read',
  params: workDayParams,
  query: none,
  body: WorkDayRequest,
  answer: WorkDayAnswer,
  problems: ['CUSTOMER_NOT_FOUND', 'BOOKING_NOT_FOUND'],
  tag: 'Availability',
  description: `Returns the shifts of a work day and their time slots, each with its availability. Where guests choose the area, a time has one slot per area; where the shift requires an experience, or \`filters\` has experiences, one per experience.

Keep \`startAt\`, \`floorPlanAreaId\` and \`experienceId\` of the chosen slot for the create request.`,
  example: {
    summary: 'The times on the terrace on a Friday',
    params: { date: exampleSlot.date },
    body: { ...exampleParty, filters: { floorPlanAreaIds: [2] } },
    answers: {
      answer: {
        workDay: { date: '2027-05-21' },
        shifts: [
          {
            ...dinner,
            availability: free,
            timeSlots: [
              { ...slotAt('20:00:00'), availability: full },
              { ...slotAt('20:30:00'), availability: free },
              { ...slotAt('21:00:00'), availability: free },
            ],
          },
        ],
        promo: null,
        accountId: 'casa-brisa',
      },
    },
  },
} as const satisfies PartnerOperationDeclaration;

import * as z from 'zod/mini';
import { Availability, AvailabilityFilters, party } from '../availability.ts';
import { Experience, FloorPlanArea, PromoAnswer, ShiftType } from '../catalogue.ts';
import { record, withRules } from '../described.ts';
import * as limits from '../limits.ts';
import { closed, diningRoom, dinner, free, tastingMenu, terrace } from './example-availability.ts';
import { exampleParty } from './example-bookings.ts';
import { none, type PartnerOperationDeclaration } from './partner-operation.ts';

/** POST /availability/calendar */
export const CalendarRequest = withRules(
  record('CalendarRequest', 'A range of work days and the party.', {
    ...party,
    dateStart: [limits.WallDate, 'The first work day.'],
    dateEnd: [
      limits.WallDate,
      'The last work day: `dateStart` or later, at most 366 days after it.',
    ],
    filters: [
      z.optional(AvailabilityFilters),
      'Restricts the result to these experiences, areas and shifts. Default: all.',
    ],
  }),
  limits.rule('dateEnd', 'must be dateStart or a later day', (range) => !(rangeDays(range) < 0)),
  limits.rule(
    'dateEnd',
    `must be at most ${limits.MAX_CALENDAR_RANGE_DAYS} days after dateStart`,
    (range) => !(rangeDays(range) > limits.MAX_CALENDAR_RANGE_DAYS),
  ),
);
export type CalendarRequest = z.infer<typeof CalendarRequest>;

/** NaN where a date is missing or invalid. */
function rangeDays({ dateStart, dateEnd }: { dateStart?: unknown; dateEnd?: unknown }): number {
  const day = (date: unknown) => Date.parse(`${String(date)}T00:00:00Z`) / 86_400_000;
  return day(dateEnd) - day(dateStart);
}

export const CalendarDay = record('CalendarDay', 'A work day of the calendar.', {
  date: [limits.WallDate, 'The work day on the venue’s calendar.'],
  availability: [Availability, 'Whether the party can book any time on that day.'],
});

/** The values that `filters` of a calendar or work day can have. */
export const CalendarFilters = record('CalendarFilters', 'The values that `filters` can have.', {
  experiences: [z.array(Experience), 'The experiences that can be booked.'],
  floorPlanAreas: [z.array(FloorPlanArea), 'The areas that guests can choose.'],
  shiftTypes: [z.array(ShiftType), 'The shifts.'],
});
export const CalendarMetadata = record('CalendarMetadata', 'Further data of a calendar.', {
  filters: [CalendarFilters, 'The values that `filters` of a calendar or work day can have.'],
});

export const CalendarAnswer = record('CalendarAnswer', 'The work days of a range.', {
  workDays: [z.array(CalendarDay), 'Every work day of the range, in order.'],
  metadata: [CalendarMetadata, 'The values that `filters` can have.'],
  promo: [
    PromoAnswer,
    'The promo of the code that was sent; null without a code or with an invalid one.',
  ],
  accountId: [z.string(), 'The venue’s account id, as in `Service-Account-Id`.'],
});
export type CalendarAnswer = z.infer<typeof CalendarAnswer>;

export const checkCalendar = {
  method: 'POST',
  path: '/availability/calendar',
  summary: 'Which work days of a range can be booked',
  permission: 'availability:read',
  params: none,
  query: none,
  body: CalendarRequest,
  answer: CalendarAnswer,
  problems: ['CUSTOMER_NOT_FOUND', 'BOOKING_NOT_FOUND'],
  tag: 'Availability',
  description: `Returns for every work day of a range whether it has a time that the party can book, and if not, why. The response is 200 for full days too: see \`availability\`.

\`dateEnd\` is at most 366 days after \`dateStart\`. \`metadata.filters\` lists the experiences, areas and shifts that you can send in \`filters\`.`,
  example: {
    summary: 'A weekend for a party of three',
    body: { ...exampleParty, dateStart: '2027-05-21', dateEnd: '2027-05-23' },
    answers: {
      answer: {
        workDays: [
          { date: '2027-05-21', availability: free },
          { date: '2027-05-22', availability: free },
          { date: '2027-05-23', availability: closed },
        ],
        metadata: {
          filters: {
            experiences: [tastingMenu],
            floorPlanAreas: [diningRoom, terrace],
            shiftTypes: [dinner.type],
          },
        },
        promo: null,
        accountId: 'casa-brisa',
      },
    },
  },
} as const satisfies PartnerOperationDeclaration;

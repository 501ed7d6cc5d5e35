import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { ShownTerms } from '../widget/shown-terms.ts';

const OFFER_ANSWERS = ['CLAIM', 'DECLINE', 'ASK_AGAIN'] as const;

/** PUT /widget/v3/bookings/{bookingUuid}/offer */
export const AnswerOfferRequest = z
  .object({
    answer: z.enum(OFFER_ANSWERS),
    /** With CLAIM: another day, time or area that is free, in place of what the party waits for. */
    date: z.optional(limits.WallDate),
    time: z.optional(limits.WallTime),
    floorPlanAreaId: z.optional(z.nullable(limits.Id)),
    /** With CLAIM. */
    shownTerms: ShownTerms,
  })
  .check(
    limits.rule<OfferFields>(
      'time',
      'is allowed only with CLAIM, and date and time only together',
      ({ answer, date, time }) =>
        (date === undefined) === (time === undefined) && (time === undefined || answer === 'CLAIM'),
    ),
  );
export type AnswerOfferRequest = z.infer<typeof AnswerOfferRequest>;

interface OfferFields {
  answer?: unknown;
  date?: unknown;
  time?: unknown;
}

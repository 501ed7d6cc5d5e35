import * as z from 'zod/mini';
import * as limits from '../limits.ts';

/**
 * The terms of the cancellation policy that the page has shown for this booking, as they follow from the policies of
 * `start`; null where it has none. A booking is not made on other terms. Without the field, nothing is compared: a page
 * of the version before does not send it.
 */
export const ShownTerms = z.nullish(
  z.object({
    type: z.enum(['CARD_GUARANTEE', 'DEPOSIT', 'NO_CHARGE']),
    amountType: z.enum(['PER_PERSON', 'PER_BOOKING']),
    amount: z.int(),
    currency: limits.Currency,
    cancellationNoticeHours: z.int(),
    signWithinMinutes: z.int(),
    cancellationFeeAmount: z.int(),
  }),
);
export type ShownTerms = z.infer<typeof ShownTerms>;

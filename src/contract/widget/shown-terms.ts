import * as z from 'zod/mini';
import * as limits from '../limits.ts';

/**
 * The cancellation terms that the page has shown for this booking, computed from the policies in `start`; null for none. The
 * booking is refused if its terms differ. Pages of the previous version do not send the field; then nothing is compared.
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

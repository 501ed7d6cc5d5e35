import * as z from 'zod/mini';
import * as limits from '../limits.ts';

const modifier = {
  description: limits.text({ max: 255 }),
  quantity: z.int().check(z.gte(1), z.lte(100_000)),
  amount: limits.Cents,
  type: z.optional(limits.text({ min: 1, max: 64 })),
  discountAmount: z.optional(limits.Cents),
  totalAmount: z.optional(limits.SignedCents),
  sortOrder: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
};

export const TicketModifier = z.object(modifier);
export const TicketLine = z.object({
  ...modifier,
  modifiers: z.optional(z.array(TicketModifier).check(z.maxLength(100))),
});
export const Payment = z.object({
  amount: limits.Cents,
  method: limits.text({ min: 1, max: 64 }),
  /** Must be the ticket's currency, which is also the default. */
  currency: z.optional(limits.Currency),
});

/** PUT /bookings/{bookingUuid}/tickets/close. The domain checks that the amounts add up. */
export const CloseTicketRequest = z.object({
  externalId: z.optional(limits.ExternalId),
  totalAmount: limits.Cents,
  discountsAmount: z.optional(limits.Cents),
  tipAmount: z.optional(limits.Cents),
  lines: z.optional(z.array(TicketLine).check(z.maxLength(1000))),
  payments: z.optional(z.array(Payment).check(z.maxLength(100))),
  currency: z.optional(limits.Currency),
});
export type CloseTicketRequest = z.infer<typeof CloseTicketRequest>;

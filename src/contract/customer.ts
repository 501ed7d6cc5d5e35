import * as z from 'zod/mini';
import * as limits from './limits.ts';

/** A customer as an integration with public access sees them: only what it sent itself. */
export const PublicCustomer = z.object({
  uuid: z.string(),
  name: z.string(),
  language: limits.Language,
});
export type PublicCustomer = z.infer<typeof PublicCustomer>;

export const CustomerTag = z.object({ id: z.int(), name: z.string(), color: z.string() });
const Counted = z.int().check(z.gte(0));

export const PrivateCustomer = z.object({
  privateNotes: z.nullable(limits.Notes),
  visitFrequency: z.nullable(Counted),
  averageOrderAmountPerPax: z.nullable(Counted),
  bookingReputation: z.number(),
  bookingsCount: Counted,
  visitsCount: Counted,
  cancellationsCount: Counted,
  noShowsCount: Counted,
  firstVisitAt: z.nullable(limits.DateTime),
  lastVisitAt: z.nullable(limits.DateTime),
  firstCancellationAt: z.nullable(limits.DateTime),
  nextVisitScheduledAt: z.nullable(limits.DateTime),
  tags: z.array(CustomerTag),
  uuid: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  birthDate: z.nullable(limits.WallDate),
  postalCode: z.nullable(limits.PostalCode),
  isVip: z.boolean(),
  isBusiness: z.boolean(),
  language: limits.Language,
  acceptsImportantAlerts: z.boolean(),
  hasGdprConsent: z.boolean(),
  acceptsMarketing: z.boolean(),
  country: z.string(),
  /** At least three characters from partners; one will do for diners and staff. */
  name: limits.text({ min: 1, max: 255 }),
});
export type PrivateCustomer = z.infer<typeof PrivateCustomer>;

export const CustomerAnswer = z.union([PrivateCustomer, PublicCustomer]);
export type CustomerAnswer = z.infer<typeof CustomerAnswer>;

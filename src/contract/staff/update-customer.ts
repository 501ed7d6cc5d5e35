import * as z from 'zod/mini';
import { MAX_TAGS } from '../../domain/customer-tag.ts';
import * as limits from '../limits.ts';

/** The tags of a guest, by their names. */
export const TagNames = z.array(limits.text({ min: 1, max: 40 })).check(z.maxLength(MAX_TAGS));

/** PUT /staff/v3/customers/{customerUuid}: an absent field is unchanged, null clears it. */
export const UpdateCustomerRequest = z.strictObject({
  name: z.optional(limits.name()),
  email: z.nullish(limits.Email),
  phone: z.nullish(limits.TypedPhone),
  language: z.optional(limits.Language),
  isVip: z.optional(z.boolean()),
  tags: z.optional(TagNames),
  privateNotes: z.nullish(limits.Notes),
  /** Staff can only withdraw it: consent is the guest's to give. */
  acceptsMarketing: z.optional(z.literal(false)),
});
export type UpdateCustomerRequest = z.infer<typeof UpdateCustomerRequest>;

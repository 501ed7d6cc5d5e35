import * as z from 'zod/mini';
import * as limits from './limits.ts';

/** A venue's offers in availability responses: localized, prices in cents. */

export const Image = z.object({ type: z.enum(['COVER', 'GALLERY']), url: z.string() });
export const ShiftType = z.object({ id: z.string(), name: z.string() });
export type ShiftType = z.infer<typeof ShiftType>;

/** A promo or an area, by name and id. */
export const Named = z.object({ name: z.string(), id: z.int() });

/** Null where no code was sent or it is not valid. */
export const PromoAnswer = z.nullable(Named);

export const Experience = z.object({
  id: z.int(),
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  detailsUrl: z.nullable(z.string()),
  images: z.array(Image),
  turnMinutes: z.int(),
  isTimeLimited: z.boolean(),
  minBookingSize: z.int(),
  maxBookingSize: z.int(),
  minTicketsPerBooking: z.int(),
  paxPerTicket: z.int(),
  automaticTicketQuantity: z.boolean(),
  pricePerTicket: z.int(),
  minAdvanceBookingMinutes: z.int(),
  firstBookingTime: limits.WallTime,
  lastBookingTime: limits.WallTime,
  groupId: z.nullable(z.int()),
  floorPlanAreas: z.string(),
  hasAddOns: z.boolean(),
  currency: z.string(),
});
export type ExperienceBody = z.infer<typeof Experience>;

export const FloorPlanArea = z.object({
  id: z.int(),
  name: z.string(),
  summary: z.string(),
  images: z.array(Image),
});
export type FloorPlanAreaBody = z.infer<typeof FloorPlanArea>;

export const AddOn = z.object({
  id: z.int(),
  name: z.string(),
  summary: z.string(),
  unitPrice: z.int(),
  currency: z.string(),
});
export type AddOnBody = z.infer<typeof AddOn>;

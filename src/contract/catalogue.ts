import * as z from 'zod/mini';
import { fields, record, shapeOf } from './described.ts';
import * as limits from './limits.ts';

/** A venue's offers in availability responses: localized, prices in cents. */

export const Image = record('Image', 'An image.', {
  type: [
    z.enum(['COVER', 'GALLERY']),
    'COVER for the first image to show, GALLERY for the others.',
  ],
  url: [z.string(), 'The image’s URL.'],
});
export const ShiftType = record('ShiftType', 'A shift’s id and name.', {
  id: [z.string(), 'The shift’s id, as used in filters.'],
  name: [z.string(), 'Its name, localized.'],
});
export type ShiftType = z.infer<typeof ShiftType>;

/** A promo or an area, by name and id. */
export const Named = record('Named', 'An area or a promo, by name and id.', {
  name: [z.string(), 'Its name, localized.'],
  id: [z.int(), 'Its id.'],
});

/** Null where no code was sent or it is not valid. */
export const PromoAnswer = z.nullable(Named);

export const Experience = record(
  'Experience',
  'Something to book with a table, such as a tasting menu.',
  {
    id: [z.int(), 'The experience’s id.'],
    name: [z.string(), 'Its name, localized.'],
    summary: [z.string(), 'A short description in HTML, localized.'],
    description: [z.string(), 'The full description in HTML, localized.'],
    detailsUrl: [z.nullable(z.string()), 'A page with more information; null without one.'],
    images: [z.array(Image), 'Its images.'],
    turnMinutes: [z.int(), 'How long the table is reserved, in minutes.'],
    isTimeLimited: [
      z.boolean(),
      'Whether the table is needed again after `turnMinutes`. Tell the customer.',
    ],
    minBookingSize: [z.int(), 'The minimum party size.'],
    maxBookingSize: [z.int(), 'The maximum party size.'],
    minTicketsPerBooking: [z.int(), 'The minimum number of tickets per booking.'],
    paxPerTicket: [z.int(), 'The number of people per ticket.'],
    automaticTicketQuantity: [
      z.boolean(),
      'Whether the number of tickets follows from the party size, so that guests do not choose it.',
    ],
    pricePerTicket: [z.int(), 'The price per ticket in cents.'],
    minAdvanceBookingMinutes: [z.int(), 'How long before the start it must be booked, in minutes.'],
    firstBookingTime: [limits.WallTime, 'The first start, in the venue’s local time, as HH:MM:SS.'],
    lastBookingTime: [limits.WallTime, 'The last start, in the venue’s local time, as HH:MM:SS.'],
    groupId: [z.nullable(z.int()), 'The group that it belongs to; null without one.'],
    floorPlanAreas: [
      z.string(),
      'The names of the areas where it is served, separated by commas; empty means all.',
    ],
    hasAddOns: [z.boolean(), 'Whether it has add-ons of its own.'],
    currency: [z.string(), 'The currency of the price, ISO 4217.'],
  },
);
export type ExperienceBody = z.infer<typeof Experience>;

export const FloorPlanArea = record('FloorPlanArea', 'A part of the venue, such as the terrace.', {
  id: [z.int(), 'The area’s id.'],
  name: [z.string(), 'Its name, localized.'],
  summary: [z.string(), 'A short description in HTML, localized.'],
  images: [z.array(Image), 'Its images.'],
});
export type FloorPlanAreaBody = z.infer<typeof FloorPlanArea>;

/** An add-on, wherever it is answered. */
export const addOn = fields({
  id: [z.int(), 'The add-on’s id.'],
  name: [z.string(), 'Its name, localized.'],
  summary: [z.string(), 'A short description in HTML, localized.'],
  unitPrice: [z.int(), 'The unit price in cents.'],
  currency: [z.string(), 'The currency of the price, ISO 4217.'],
});
const AddOn = z.object(shapeOf(addOn));
export type AddOnBody = z.infer<typeof AddOn>;

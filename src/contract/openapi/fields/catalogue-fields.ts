import { Experience, FloorPlanArea, Image, Named, ShiftType } from '../../catalogue.ts';
import { described } from '../described.ts';

export const addOn = {
  id: 'The add-on’s id.',
  name: 'Its name, localized.',
  summary: 'A short description in HTML, localized.',
  unitPrice: 'The unit price in cents.',
  currency: 'The currency of the price, ISO 4217.',
};

const images = 'Its images.';

/** A venue's offers. */
export const CATALOGUE = {
  Experience: described(Experience, 'Something to book with a table, such as a tasting menu.', {
    id: 'The experience’s id.',
    name: 'Its name, localized.',
    summary: 'A short description in HTML, localized.',
    description: 'The full description in HTML, localized.',
    detailsUrl: 'A page with more information; null without one.',
    images,
    turnMinutes: 'How long the table is reserved, in minutes.',
    isTimeLimited: 'Whether the table is needed again after `turnMinutes`. Tell the customer.',
    minBookingSize: 'The minimum party size.',
    maxBookingSize: 'The maximum party size.',
    minTicketsPerBooking: 'The minimum number of tickets per booking.',
    paxPerTicket: 'The number of people per ticket.',
    automaticTicketQuantity:
      'Whether the number of tickets follows from the party size, so that guests do not choose it.',
    pricePerTicket: 'The price per ticket in cents.',
    minAdvanceBookingMinutes: 'How long before the start it must be booked, in minutes.',
    firstBookingTime: 'The first start, in the venue’s local time, as HH:MM:SS.',
    lastBookingTime: 'The last start, in the venue’s local time, as HH:MM:SS.',
    groupId: 'The group that it belongs to; null without one.',
    floorPlanAreas:
      'The names of the areas where it is served, separated by commas; empty means all.',
    hasAddOns: 'Whether it has add-ons of its own.',
    currency: 'The currency of the price, ISO 4217.',
  }),
  FloorPlanArea: described(FloorPlanArea, 'A part of the venue, such as the terrace.', {
    id: 'The area’s id.',
    name: 'Its name, localized.',
    summary: 'A short description in HTML, localized.',
    images,
  }),
  ShiftType: described(ShiftType, 'A shift’s id and name.', {
    id: 'The shift’s id, as used in filters.',
    name: 'Its name, localized.',
  }),
  Named: described(Named, 'An area or a promo, by name and id.', {
    name: 'Its name, localized.',
    id: 'Its id.',
  }),
  Image: described(Image, 'An image.', {
    type: 'COVER for the first image to show, GALLERY for the others.',
    url: 'The image’s URL.',
  }),
};

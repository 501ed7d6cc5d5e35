import { Experience, FloorPlanArea, Image, Named, ShiftType } from '../../catalogue.ts';
import { described } from '../described.ts';

export const addOn = {
  id: 'The add-on’s id.',
  name: 'What it is called, in the reader’s language.',
  summary: 'A few words on it, HTML, in the reader’s language.',
  unitPrice: 'The price of one, in cents.',
  currency: 'The currency of the price, ISO 4217.',
};

const images = 'Pictures of it.';

/** What a venue offers. */
export const CATALOGUE = {
  Experience: described(Experience, 'Something to book with a table, such as a tasting menu.', {
    id: 'The experience’s id.',
    name: 'What it is called, in the reader’s language.',
    summary: 'A few words on it, HTML, in the reader’s language.',
    description: 'All about it, HTML, in the reader’s language.',
    detailsUrl: 'A page with more; null without one.',
    images,
    turnMinutes: 'How long the table is kept, in minutes.',
    isTimeLimited: 'The table is needed again after `turnMinutes`: tell the customer.',
    minBookingSize: 'The smallest party.',
    maxBookingSize: 'The largest party.',
    minTicketsPerBooking: 'The least tickets of a booking.',
    paxPerTicket: 'How many people one ticket is for.',
    automaticTicketQuantity: 'The tickets follow from the party; the guest is not asked.',
    pricePerTicket: 'The price of one ticket, in cents.',
    minAdvanceBookingMinutes: 'How long before the start it must be booked, in minutes.',
    firstBookingTime: 'The first start on the venue’s wall clock, as HH:MM:SS.',
    lastBookingTime: 'The last start on the venue’s wall clock, as HH:MM:SS.',
    groupId: 'The group that it belongs to; null for none.',
    floorPlanAreas: 'The names of the areas in which it is served, as one text; empty means all.',
    hasAddOns: 'Whether it has add-ons of its own.',
    currency: 'The currency of the price, ISO 4217.',
  }),
  FloorPlanArea: described(FloorPlanArea, 'A part of the house, such as the terrace.', {
    id: 'The area’s id.',
    name: 'What it is called, in the reader’s language.',
    summary: 'A few words on it, HTML, in the reader’s language.',
    images,
  }),
  ShiftType: described(ShiftType, 'Which shift it is.', {
    id: 'The shift’s id, as filters name it.',
    name: 'What it is called, in the reader’s language.',
  }),
  Named: described(Named, 'A thing of the venue by name and id.', {
    name: 'What it is called, in the reader’s language.',
    id: 'Its id.',
  }),
  Image: described(Image, 'A picture.', {
    type: 'COVER for the one to show first, GALLERY for the others.',
    url: 'Where it lies.',
  }),
};

import type { Venue } from '../../../src/domain/venue.ts';
import { anAddOn, anAddOnGroup, anExperience, aShift, aVenue } from '../../fixtures/venue.ts';

/** Casa Brisa as in the document's examples: dinner except on Sundays, with three times per evening. */
export function exampleVenue(): Venue {
  const images = 'https://casabrisa.example/images';
  return aVenue({
    accountId: 'casa-brisa',
    name: 'Casa Brisa',
    language: 'es',
    highChairs: 4,
    redirectUrl: 'https://casabrisa.example/gracias',
    floorPlanAreas: [
      {
        id: 1,
        name: { en: 'Dining room' },
        summary: { en: '<p>By the open kitchen.</p>' },
        images: [],
      },
      {
        id: 2,
        name: { en: 'Terrace' },
        summary: { en: '<p>Facing the <strong>Mediterranean</strong>.</p>' },
        images: [{ type: 'COVER', url: `${images}/terrace.jpg` }],
      },
    ],
    tables: [
      { id: 101, name: '1', posId: 'SALA-01', floorPlanAreaId: 1, minCovers: 1, maxCovers: 2 },
      { id: 102, name: '2', posId: 'SALA-02', floorPlanAreaId: 1, minCovers: 1, maxCovers: 2 },
      { id: 205, name: 'T5', posId: 'TERR-05', floorPlanAreaId: 2, minCovers: 2, maxCovers: 4 },
      { id: 206, name: 'T6', posId: 'TERR-06', floorPlanAreaId: 2, minCovers: 2, maxCovers: 4 },
    ],
    combinations: [],
    shifts: [
      aShift({
        weekdays: [1, 2, 3, 4, 5, 6],
        lastBookingTime: '21:00:00',
        hasWaitList: true,
        pacing: { maxCovers: null, maxParties: 1 },
        floorPlanAreaIds: [1, 2],
        experienceIds: [1],
        addOnGroupId: 2,
      }),
    ],
    experiences: [
      anExperience({
        id: 1,
        summary: { en: '<p>Nine courses <strong>from quay to plate</strong>.</p>' },
        description: { en: '<p>It changes with the catch of the day.</p>' },
        images: [{ type: 'COVER', url: `${images}/tasting-menu.jpg` }],
        turnMinutes: 150,
        minBookingSize: 2,
        maxBookingSize: 8,
        minTicketsPerBooking: 2,
        automaticTicketQuantity: true,
        pricePerTicket: 8900,
        minAdvanceBookingMinutes: 180,
        firstBookingTime: '20:00:00',
        lastBookingTime: '21:00:00',
        floorPlanAreaIds: [1, 2],
        addOnGroupId: 3,
      }),
    ],
    addOnGroups: [
      anAddOnGroup({
        id: 2,
        name: { en: 'For your dinner' },
        summary: { en: '<p>What you order now is ready when you arrive.</p>' },
        minTotalQuantity: 1,
        maxTotalQuantity: 6,
        maxTotalTypes: 2,
        addOns: [
          anAddOn(21, {
            name: { en: 'Birthday cake' },
            summary: { en: '<p>Orange and almond, for up to eight.</p>' },
            unitPrice: 3400,
            maxQuantity: 1,
            minAdvanceBookingMinutes: 1440,
          }),
        ],
      }),
      anAddOnGroup({
        id: 3,
        name: { en: 'To go with the menu' },
        summary: { en: '<p>One for each person; take your pick.</p>' },
        minTotalQuantity: 1,
        maxTotalQuantity: 8,
        maxTotalTypes: 2,
        addOns: [
          anAddOn(31, {
            name: { en: 'Wine pairing' },
            summary: { en: '<p>Five glasses from small wineries.</p>' },
            unitPrice: 4500,
            maxQuantity: 8,
          }),
        ],
      }),
    ],
    promos: [
      {
        id: 1,
        name: { en: 'Welcome aperitif' },
        code: 'BRISA27',
        validFrom: '2027-01-01',
        validUntil: '2027-12-31',
      },
    ],
    texts: {
      ...aVenue().texts,
      bookingNote: { en: 'We keep the table for fifteen minutes.' },
    },
  });
}

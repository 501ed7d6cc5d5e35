import * as z from 'zod/mini';
import { addOnGroup, SlotQuery, SlotRequest, slotAnswer } from '../availability.ts';
import { record } from '../described.ts';
import { cake, dinner, dinnerExtras, free, slotAt, terrace } from './example-availability.ts';
import { exampleParty, exampleSlot } from './example-bookings.ts';
import { EXPLAIN, type PartnerOperationDeclaration, slotParams } from './partner-operation.ts';

/** With the level that the group belongs to. */
export const LevelAddOnGroup = record(
  'LevelAddOnGroup',
  'A group of add-ons of a shift or of an experience.',
  {
    ...addOnGroup,
    level: [
      z.enum(['SHIFT', 'EXPERIENCE']),
      'SHIFT: send them as `addOns`. EXPERIENCE: send them as `experience.addOns`.',
    ],
  },
);

/** POST …/time-slots/{time}: the add-on groups of both levels. */
export const SlotAnswer = record(
  'SlotAnswer',
  'One time slot with the add-ons of its shift and experience.',
  {
    ...slotAnswer,
    addOnGroups: [
      z.array(LevelAddOnGroup),
      'The add-on groups of the shift and of the experience.',
    ],
  },
);
export type SlotAnswer = z.infer<typeof SlotAnswer>;

export const checkSlot = {
  method: 'POST',
  path: '/availability/work-days/{date}/time-slots/{time}',
  summary: 'A time slot with the add-ons of shift and experience',
  permission: 'availability:read',
  params: slotParams,
  query: SlotQuery,
  body: SlotRequest,
  answer: SlotAnswer,
  problems: ['CUSTOMER_NOT_FOUND', 'BOOKING_NOT_FOUND'],
  tag: 'Availability',
  description: `Checks one time slot with everything to book (area, experience, add-ons, high chairs, strollers), by the same rules as \`create-booking\`. \`addOnGroups\` lists the add-ons of the shift and of the experience.

When the venue is closed, \`shift\` and \`timeSlot\` are null. Where guests choose an area in the shift, \`floorPlanAreaId\` is required; without it the response is 422.

${EXPLAIN}`,
  example: {
    summary: 'A table on the terrace with a high chair and a cake',
    params: exampleSlot,
    body: {
      ...exampleParty,
      floorPlanAreaId: 2,
      highChairs: 1,
      addOns: [{ id: 21, quantity: 1 }],
      promoCode: 'BRISA27',
    },
    answers: {
      answer: {
        promo: { name: 'Welcome aperitif', id: 1 },
        availability: free,
        accountId: 'casa-brisa',
        addOns: [{ ...cake, quantity: 1 }],
        experience: null,
        floorPlanArea: terrace,
        shift: dinner,
        timeSlot: slotAt('20:30:00'),
        workDay: { date: '2027-05-21' },
        addOnGroups: [{ ...dinnerExtras, level: 'SHIFT' }],
      },
    },
  },
} as const satisfies PartnerOperationDeclaration;

import * as z from 'zod/mini';
import { AddOnGroup, SlotQuery, SlotRequest, slotAnswer } from '../availability.ts';
import { record } from '../described.ts';
import {
  dinner,
  free,
  pairings,
  slotAt,
  tastingMenu,
  terrace,
  wine,
} from './example-availability.ts';
import { exampleParty, exampleSlot } from './example-bookings.ts';
import { EXPLAIN, type PartnerOperationDeclaration, slotParams } from './partner-operation.ts';

/** POST …/time-slots/{time}/add-ons: the add-on group of the requested experience, or null. */
export const SlotAddOnsAnswer = record(
  'SlotAddOnsAnswer',
  'One time slot with the add-ons of the requested experience.',
  {
    ...slotAnswer,
    addOnGroup: [
      z.nullable(AddOnGroup),
      'The add-on group of the requested experience; null without one.',
    ],
  },
);
export type SlotAddOnsAnswer = z.infer<typeof SlotAddOnsAnswer>;

export const checkSlotAddOns = {
  method: 'POST',
  path: '/availability/work-days/{date}/time-slots/{time}/add-ons',
  summary: "A time slot with its experience's add-ons",
  permission: 'availability:read',
  params: slotParams,
  query: SlotQuery,
  body: SlotRequest,
  answer: SlotAddOnsAnswer,
  problems: ['CUSTOMER_NOT_FOUND', 'BOOKING_NOT_FOUND'],
  tag: 'Availability',
  description: `Checks one time slot like \`check-slot\`, but returns only the add-ons of the requested experience, in \`addOnGroup\`. It is null if no experience was requested or if the experience has no add-ons.

${EXPLAIN}`,
  example: {
    summary: 'A tasting menu with wine for two of three',
    params: exampleSlot,
    body: {
      ...exampleParty,
      floorPlanAreaId: 2,
      experience: { id: 1, tickets: 3, addOns: [{ id: 31, quantity: 2 }] },
    },
    answers: {
      answer: {
        promo: null,
        availability: free,
        accountId: 'casa-brisa',
        addOns: [{ ...wine, quantity: 2 }],
        experience: tastingMenu,
        floorPlanArea: terrace,
        shift: dinner,
        timeSlot: { ...slotAt('20:30:00'), experienceId: 1, turnMinutes: 150 },
        workDay: { date: '2027-05-21' },
        addOnGroup: pairings,
      },
    },
  },
} as const satisfies PartnerOperationDeclaration;

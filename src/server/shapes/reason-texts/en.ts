import type { ReasonTexts } from './reason-texts.ts';

export const EN_REASONS: ReasonTexts = {
  COVERS_PER_SLOT: {
    one: 'The restaurant takes one guest for the same time. Places already taken: {taken}.',
    other:
      'The restaurant takes up to {n} guests for the same time. Places already taken: {taken}.',
  },
  PARTIES_PER_SLOT: {
    one: 'The restaurant takes one booking for the same time. Already made: {taken}.',
    other: 'The restaurant takes up to {n} bookings for the same time. Already made: {taken}.',
  },
  HIGH_CHAIRS_NOT_AVAILABLE: {
    one: 'The restaurant has one high chair. Taken at this time: {taken}.',
    other: 'The restaurant has {n} high chairs. Taken at this time: {taken}.',
  },
  STROLLERS_NOT_AVAILABLE: {
    one: 'The restaurant has space for one stroller. Taken at this time: {taken}.',
    other: 'The restaurant has space for {n} strollers. Taken at this time: {taken}.',
  },
  ADD_ON_STOCK: '“{name}”: at most {n} at a time. Already ordered for this time: {taken}.',
  TABLES_TAKEN: {
    one: 'One table here suits your party, and it is not free for long enough at this time.',
    other: '{n} tables here suit your party, and none is free for long enough at this time.',
  },
  COMBINATIONS_TAKEN: {
    one: 'Only joined tables here suit your party, and they are not free for long enough at this time.',
    other:
      '{n} tables or groups of joined tables here suit your party, and none is free for long enough at this time.',
  },
  NEXT_FREE: 'Next one free: {time}.',
  NO_LARGER_TABLE: {
    one: 'The tables here are for one guest, and none may be joined for your party.',
    other:
      'Up to {n} guests can sit together here: no table is larger, and none may be joined for your party.',
  },
  KEPT_FOR_LARGER: 'The tables here that are large enough are kept for parties of {n} or more.',
  NO_TABLES: 'There are no tables here that can be booked.',
};

import * as z from 'zod/mini';
import { SPECIAL_OCCASIONS } from '../domain/booking-notes.ts';
import {
  fields,
  flagsFrom,
  named,
  nullableFrom,
  nullishFrom,
  optionalFlagsFrom,
} from './described.ts';
import * as limits from './limits.ts';

/** The schemas and descriptions of the notes in `domain/booking-notes.ts`. */

export const SpecialOccasion = named(
  'SpecialOccasion',
  'The occasion that the guests celebrate.',
  z.enum(SPECIAL_OCCASIONS),
);

const GUEST_TEXTS = fields({
  customerSpecialRequests: [
    limits.LongText,
    'The customer’s requests, in their own words. The venue reads them.',
  ],
  allergiesDescription: [limits.LongText, 'Which allergies, in the customer’s own words.'],
  specialOccasion: [SpecialOccasion, 'The occasion that the guests celebrate.'],
  hotelRoom: [limits.HotelRoom, 'The room number of a hotel guest.'],
});

const GUEST_FLAGS = {
  hasAllergies: 'Whether anyone at the table has an allergy.',
  needsAccessibleSeating: 'Whether someone needs a table with step-free access.',
};

/** The notes of staff that partners with private access read, and those for staff alone. */
const SHARED_TEXTS = fields({ privateNotes: [limits.Notes, 'The venue’s internal notes.'] });
const TEAM_TEXTS = fields({});

/** In requests of all callers: an absent note is empty in a new booking, and unchanged in an existing one. */
export const sentGuestNotes = { ...nullishFrom(GUEST_TEXTS), ...optionalFlagsFrom(GUEST_FLAGS) };

/** Additional notes in requests of staff. */
export const sentStaffNotes = nullishFrom({ ...SHARED_TEXTS, ...TEAM_TEXTS });

/** In answers to all callers. */
export const answeredNotes = {
  ...nullableFrom(GUEST_TEXTS),
  ...flagsFrom(GUEST_FLAGS),
  ...nullableFrom(fields({ publicNotes: [limits.Notes, 'The venue’s notes for the customer.'] })),
};

/** In answers to the staff and to partners with private access. */
export const answeredStaffNotes = nullableFrom(SHARED_TEXTS);

/** In answers to the staff alone. */
export const answeredTeamNotes = nullableFrom(TEAM_TEXTS);

/**
 * The notes of a booking: who writes each, and its empty value, which an erasure restores. Columns, shapes, requests,
 * erasure, the staff's form and the texts of the staff view follow from this list. `contract/booking-notes.ts` declares
 * their schemas and descriptions.
 */

export const SPECIAL_OCCASIONS = [
  'WEDDING',
  'BIRTHDAY',
  'ROMANTIC',
  'FRIENDS',
  'FAMILY',
  'BUSINESS',
  'OTHER',
] as const;
export type SpecialOccasion = (typeof SPECIAL_OCCASIONS)[number];

/**
 * Guests write with their booking; the venue writes to its guests, and staff to each other. Notes of staff are for staff
 * alone, unless they are shared with partners that have private access.
 */
export type NoteWriter = 'GUEST' | 'VENUE' | 'STAFF';

const NO_TEXT = null as string | null;
const NO = false as boolean;

export const BOOKING_NOTES = {
  customerSpecialRequests: { by: 'GUEST', none: NO_TEXT },
  hasAllergies: { by: 'GUEST', none: NO },
  allergiesDescription: { by: 'GUEST', none: NO_TEXT },
  specialOccasion: { by: 'GUEST', none: null as SpecialOccasion | null },
  needsAccessibleSeating: { by: 'GUEST', none: NO },
  hotelRoom: { by: 'GUEST', none: NO_TEXT },
  publicNotes: { by: 'VENUE', none: NO_TEXT },
  privateNotes: { by: 'STAFF', none: NO_TEXT, isShared: true },
} as const satisfies Record<string, { by: NoteWriter; none: unknown; isShared?: true }>;

type Notes = typeof BOOKING_NOTES;
export type BookingNote = keyof Notes;
/** The notes of some writers. */
export type NoteOf<By extends NoteWriter> = {
  [Name in BookingNote]: Notes[Name]['by'] extends By ? Name : never;
}[BookingNote];

/** The notes of staff that partners with private access read. */
type SharedNote = {
  [Name in BookingNote]: Notes[Name] extends { isShared: true } ? Name : never;
}[BookingNote];

export type BookingNotes = { -readonly [Name in BookingNote]: Notes[Name]['none'] };
export type NotesOf<By extends NoteWriter> = Pick<BookingNotes, NoteOf<By>>;

/** The names of the notes of these writers. */
export function notesBy<By extends NoteWriter>(...writers: readonly By[]): NoteOf<By>[] {
  const names = Object.keys(BOOKING_NOTES) as BookingNote[];
  return names.filter((name) =>
    writers.some((by) => by === BOOKING_NOTES[name].by),
  ) as NoteOf<By>[];
}

/** The notes of a booking without any. */
export const NO_NOTES = Object.fromEntries(
  Object.entries(BOOKING_NOTES).map(([name, { none }]) => [name, none]),
) as unknown as BookingNotes;

/** The notes of these writers alone. */
export function pickNotes<By extends NoteWriter>(
  notes: NotesOf<By>,
  ...writers: readonly By[]
): NotesOf<By> {
  return Object.fromEntries(notesBy(...writers).map((name) => [name, notes[name]])) as NotesOf<By>;
}

/** The notes of staff for partners with private access. */
export function pickSharedNotes(notes: NotesOf<'STAFF'>): Pick<BookingNotes, SharedNote> {
  const names = notesBy('STAFF').filter((name) => 'isShared' in BOOKING_NOTES[name]);
  return Object.fromEntries(names.map((name) => [name, notes[name]])) as Pick<
    BookingNotes,
    SharedNote
  >;
}

/** The notes that a request contains: an absent one stays as it is. */
export function sentNotes<By extends NoteWriter>(
  sent: { [Name in NoteOf<By>]?: BookingNotes[Name] | undefined },
  ...writers: readonly By[]
): Partial<NotesOf<By>> {
  const names = notesBy(...writers).filter((name) => sent[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, sent[name]])) as Partial<NotesOf<By>>;
}

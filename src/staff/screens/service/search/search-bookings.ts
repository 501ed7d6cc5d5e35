import type { StaffBooking } from '../../../../contract/staff/booking.ts';
import { notesBy } from '../../../../domain/booking-notes.ts';
import { phoneDigits, phoneEnding } from '../../../../domain/phone.ts';

/** A booking that a search found. */
export interface FoundBooking {
  booking: StaffBooking;
  /** The text that was found, unless it is in the name or the table, which are shown anyway. */
  because: string | null;
}

interface SearchText {
  text: string;
  plain: string;
}

/** What is searched of a booking. */
interface SearchTexts {
  /** The words of the name. */
  name: string[];
  tables: string[];
  others: SearchText[];
  phones: string[];
}

/** Fewer digits may be a table, a room or a part of a number. */
const MIN_WHOLE_NUMBER = 7;

/** Texts without accents and case. A booking that changes is another object, so none is out of date. */
const textsOfBooking = new WeakMap<StaffBooking, SearchTexts>();

/**
 * Finds bookings that contain every word of a search: in the guest’s name, phone or email, in notes
 * and requests, as a table, a hotel room or an external number. Ignores accents and case.
 */
export function searchBookings(
  bookings: readonly StaffBooking[],
  search: string,
): readonly StaffBooking[] {
  const words = wordsOf(search);
  if (words.length === 0) return bookings;
  const number = wholeNumberOf(search);
  return bookings.filter((booking) => {
    const texts = textsOf(booking);
    return (
      (number !== null && hasNumber(texts, number)) || words.every((word) => isIn(texts, word))
    );
  });
}

/** As `searchBookings`, with the best first: names that begin with the search. None for an empty search. */
export function findBookings(bookings: readonly StaffBooking[], search: string): FoundBooking[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const found = searchBookings(bookings, search).map((booking) => ({
    booking,
    because: becauseOf(textsOf(booking), words),
    rank: rankOf(textsOf(booking), words),
  }));
  return found
    .sort((a, b) => a.rank - b.rank)
    .map(({ booking, because }) => ({ booking, because }));
}

function isIn(texts: SearchTexts, word: string): boolean {
  return (
    texts.name.some((part) => part.includes(word)) ||
    texts.others.some(({ plain }) => plain.includes(word)) ||
    // A table matches by its whole name: "T1" must not find T12.
    texts.tables.includes(word) ||
    isInPhone(texts, word)
  );
}

/** A phone number that is the whole search, without zeros in front; null if it is something else. */
function wholeNumberOf(search: string): string | null {
  const number = phoneDigits(search)?.replace(/^\+?0*/, '') ?? '';
  return number.length >= MIN_WHOLE_NUMBER ? number : null;
}

/** Whether a number contains the typed digits, or both end with the same digits, as all spellings of one number do. */
function hasNumber({ phones }: SearchTexts, number: string): boolean {
  return phones
    .map(digitsOf)
    .some((digits) => digits.includes(number) || phoneEnding(digits) === phoneEnding(number));
}

/** At least three digits, anywhere in a number. */
function isInPhone({ phones }: SearchTexts, word: string): boolean {
  return findPhone(phones, word) !== undefined;
}

function findPhone(phones: readonly string[], word: string): string | undefined {
  const typed = digitsOf(word);
  if (typed.length < 3 || !/^[+\d().-]+$/.test(word)) return undefined;
  return phones.find((phone) => digitsOf(phone).includes(typed));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function rankOf({ name, tables }: SearchTexts, words: readonly string[]): number {
  if (words.every((word) => tables.includes(word))) return 0;
  if (words.every((word) => name.some((part) => part.startsWith(word)))) return 1;
  return words.every((word) => name.some((part) => part.includes(word))) ? 2 : 3;
}

function becauseOf(texts: SearchTexts, words: readonly string[]): string | null {
  const { name, tables, others, phones } = texts;
  const word = words.find(
    (each) => !name.some((part) => part.includes(each)) && !tables.includes(each),
  );
  if (word === undefined) return null;
  const other = others.find(({ plain }) => plain.includes(word))?.text;
  return other ?? findPhone(phones, word) ?? phones[0] ?? null;
}

function textsOf(booking: StaffBooking): SearchTexts {
  const known = textsOfBooking.get(booking);
  if (known) return known;
  const { customer, walkInGuest } = booking;
  const profile = customer?.profile;
  const others = [
    customer?.email,
    profile?.name,
    profile?.email,
    customer?.privateNotes,
    ...notesBy('STAFF').map((name) => booking[name]),
    booking.publicNotes,
    booking.customerSpecialRequests,
    booking.allergiesDescription,
    booking.hotelRoom,
    booking.bookingExternalId,
    booking.ticketExternalId,
    walkInGuest?.label,
    booking.floorPlanArea?.name,
    ...(customer?.tags.map((tag) => tag.name) ?? []),
  ];
  const texts: SearchTexts = {
    name: wordsOf(customer?.name ?? walkInGuest?.name ?? ''),
    tables: booking.tables.map(({ name }) => toPlain(name)),
    others: others.flatMap((text) => (text ? [{ text, plain: toPlain(text) }] : [])),
    phones: [customer?.phone, profile?.phone, walkInGuest?.phone].flatMap((each) => each ?? []),
  };
  textsOfBooking.set(booking, texts);
  return texts;
}

function wordsOf(text: string): string[] {
  return toPlain(text).split(/\s+/).filter(Boolean);
}

function toPlain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

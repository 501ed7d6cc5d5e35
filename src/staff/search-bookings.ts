import type { PrivateBooking } from '../contract/booking.ts';

/**
 * The bookings in which every word of a search is found: in the guest’s name, phone or email, in
 * the notes and wishes, or as a table. Accents and letter case do not matter.
 */
export function searchBookings(
  bookings: readonly PrivateBooking[],
  search: string,
): readonly PrivateBooking[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? bookings
    : bookings.filter((booking) => words.every((word) => isIn(booking, word)));
}

function isIn(booking: PrivateBooking, word: string): boolean {
  const { customer } = booking;
  const texts = [
    customer?.name,
    customer?.email,
    customer?.privateNotes,
    booking.privateNotes,
    booking.publicNotes,
    booking.customerSpecialRequests,
    booking.allergiesDescription,
    booking.hotelRoom,
    booking.floorPlanArea?.name,
    ...(customer?.tags.map((tag) => tag.name) ?? []),
  ];
  if (texts.some((text) => text && plain(text).includes(word))) return true;
  // A table is asked for by its whole name: "1" should not find T12 and T21 too.
  if (booking.tables.some((table) => plain(table.name) === word)) return true;
  const digits = word.replace(/\D/g, '');
  return (
    digits.length >= 3 && /^[+\d().-]+$/.test(word) && digitsOf(customer?.phone).includes(digits)
  );
}

function digitsOf(phone: string | null | undefined): string {
  return phone?.replace(/\D/g, '') ?? '';
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

import type { StaffBooking } from '../../../contract/staff/booking.ts';

/**
 * Finds bookings that contain every word of a search: in the guest’s name, phone or email, in notes
 * and requests, or as a table. Ignores accents and case.
 */
export function searchBookings(
  bookings: readonly StaffBooking[],
  search: string,
): readonly StaffBooking[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? bookings
    : bookings.filter((booking) => words.every((word) => isIn(booking, word)));
}

function isIn(booking: StaffBooking, word: string): boolean {
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
  // A table matches by its whole name: "T1" must not find T12.
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

import { type ReceiptLine, receiptOf } from '../parts/receipt.tsx';
import type { Manage } from './manage-context.ts';

/** The whole booking in lines: what was booked, and what the house was told. */
export function bookingLines({ managed, text }: Pick<Manage, 'managed' | 'text'>): ReceiptLine[] {
  const { words } = text;
  const { booking, start } = managed;
  const { allergiesDescription, customerSpecialRequests, specialOccasion, hotelRoom } = booking;
  const told: [string, string | number | null | undefined | false][] = [
    [words.promo, booking.promo?.name],
    [words.redemptionCode, booking.product?.name],
    [words.name, booking.customer?.name],
    [words.allergies, booking.hasAllergies && (allergiesDescription ?? words.allergiesTold)],
    [words.customerSpecialRequests, customerSpecialRequests],
    [words.specialOccasion, specialOccasion && words[`occasion${specialOccasion}`]],
    [words.highChairs, booking.highChairs],
    [words.strollers, booking.strollers],
    [words.seating, booking.needsAccessibleSeating && words.accessible],
    [words.hotelRoom, hotelRoom],
  ];
  return [
    ...receiptOf(booking, { text, venue: start.venue }),
    ...told.flatMap(([term, description]): ReceiptLine[] =>
      description ? [[term, String(description)]] : [],
    ),
  ];
}

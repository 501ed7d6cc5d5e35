import { type ReceiptLine, receiptOf } from '../diner/parts/receipt.tsx';
import type { ManageContext } from './manage-context.ts';

/** The whole booking, including the guest notes. */
export function bookingLines({
  managed,
  i18n,
}: Pick<ManageContext, 'managed' | 'i18n'>): ReceiptLine[] {
  const { messages } = i18n;
  const { booking, start } = managed;
  const { allergiesDescription, customerSpecialRequests, specialOccasion, hotelRoom } = booking;
  const guestNotes: [string, string | number | null | undefined | false][] = [
    [messages.promo, booking.promo?.name],
    [messages.redemptionCode, booking.product?.name],
    [messages.name, booking.customer?.name],
    [
      messages.allergies,
      booking.hasAllergies && (allergiesDescription ?? messages.allergiesNotDescribed),
    ],
    [messages.customerSpecialRequests, customerSpecialRequests],
    [messages.specialOccasion, specialOccasion && messages[`occasion${specialOccasion}`]],
    [messages.highChairs, booking.highChairs],
    [messages.strollers, booking.strollers],
    [messages.seating, booking.needsAccessibleSeating && messages.accessible],
    [messages.hotelRoom, hotelRoom],
  ];
  return [
    ...receiptOf(booking, { i18n, venue: start.venue }),
    ...guestNotes.flatMap(([term, description]): ReceiptLine[] =>
      description ? [[term, String(description)]] : [],
    ),
  ];
}

import type { PrivateBooking } from '../contract/booking.ts';
import { partyOf, tablesOf } from './booking-words.ts';
import { messages } from './messages.ts';
import { moneyOf, timeOf, type Wording } from './wording.ts';

/** One thing about a booking that is not as it was, in words. */
export interface Difference {
  field: string;
  onScreen: string;
  now: string;
}

type Read = (booking: PrivateBooking, wording: Wording) => string | null;

const yesNo = (value: boolean) => (value ? messages.conflict.yes : messages.conflict.no);

/** What people on the floor act on. Stamps such as `updatedAt` change with every move and are not. */
const FIELDS: Record<keyof typeof messages.conflict.fields, Read> = {
  status: ({ status }) => messages.status[status],
  bookingAt: ({ bookingAt }, wording) => `${bookingAt.slice(0, 10)} ${timeOf(bookingAt, wording)}`,
  party: (booking) => partyOf(booking),
  tables: (booking) => tablesOf(booking),
  area: ({ floorPlanArea }) => floorPlanArea?.name ?? null,
  customer: ({ customer }) => customer?.name ?? null,
  phone: ({ customer }) => customer?.phone ?? null,
  email: ({ customer }) => customer?.email ?? null,
  allergies: ({ hasAllergies, allergiesDescription }) =>
    hasAllergies ? (allergiesDescription ?? messages.conflict.yes) : null,
  requests: ({ customerSpecialRequests }) => customerSpecialRequests,
  occasion: ({ specialOccasion }) => specialOccasion && messages.occasion[specialOccasion],
  accessible: ({ needsAccessibleSeating }) => yesNo(needsAccessibleSeating),
  highChairs: ({ highChairs }) => String(highChairs),
  strollers: ({ strollers }) => String(strollers),
  hotelRoom: ({ hotelRoom }) => hotelRoom,
  publicNotes: ({ publicNotes }) => publicNotes,
  privateNotes: ({ privateNotes }) => privateNotes,
  experience: ({ experience }) => experience && `${experience.name} × ${experience.tickets}`,
  addOns: ({ addOns }) => addOns.map(({ name, quantity }) => `${name} × ${quantity}`).join(', '),
  turn: ({ turnMinutes }) => messages.details.minutes(turnMinutes),
  wait: ({ quotedWaitMinutes }) =>
    quotedWaitMinutes === null ? null : messages.details.minutes(quotedWaitMinutes),
  ticket: ({ ticketTotalAmount }, wording) =>
    ticketTotalAmount === null ? null : moneyOf(ticketTotalAmount, wording),
  cancelReason: ({ cancelReason }) => cancelReason && messages.cancelReason[cancelReason],
};

/** What differs between the picture of a booking that someone acted on and its fresh reading. */
export function differencesOf(
  onScreen: PrivateBooking,
  now: PrivateBooking,
  wording: Wording,
): Difference[] {
  return Object.entries(FIELDS).flatMap(([name, read]) => {
    const [before, after] = [read(onScreen, wording) || null, read(now, wording) || null];
    if (before === after) return [];
    return {
      field: messages.conflict.fields[name as keyof typeof FIELDS],
      onScreen: before ?? messages.conflict.nothing,
      now: after ?? messages.conflict.nothing,
    };
  });
}

import type { StaffBooking } from '../../contract/staff/booking.ts';
import { notesBy } from '../../domain/booking-notes.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';
import { dateTimeOf, moneyOf, type VenueFormat } from '../parts/venue-format.ts';
import { partyOf, tableNames } from './booking-text.ts';

/** A field that differs between two versions of a booking, as text. */
export interface Difference {
  field: string;
  onScreen: string;
  now: string;
}

type FieldText = (
  booking: StaffBooking,
  messages: StaffMessages,
  format: VenueFormat,
) => string | null;

const yesNo = (value: boolean, { conflict }: StaffMessages) => (value ? conflict.yes : conflict.no);

/** The fields that staff act on. Timestamps such as `updatedAt` are left out. */
const FIELDS: Record<keyof StaffMessages['conflict']['fields'], FieldText> = {
  status: ({ status }, messages) => messages.status[status],
  bookingAt: ({ bookingAt }, _messages, format) => dateTimeOf(bookingAt, format),
  party: (booking, messages, format) => partyOf(booking, messages, format),
  tables: (booking) => tableNames(booking),
  area: ({ floorPlanArea }) => floorPlanArea?.name ?? null,
  customer: ({ customer }) => customer?.name ?? null,
  phone: ({ customer }) => customer?.phone ?? null,
  email: ({ customer }) => customer?.email ?? null,
  allergies: ({ hasAllergies, allergiesDescription }, messages) =>
    hasAllergies ? (allergiesDescription ?? messages.conflict.yes) : null,
  requests: ({ customerSpecialRequests }) => customerSpecialRequests,
  occasion: ({ specialOccasion }, messages) =>
    specialOccasion && messages.occasion[specialOccasion],
  accessible: ({ needsAccessibleSeating }, messages) => yesNo(needsAccessibleSeating, messages),
  highChairs: ({ highChairs }) => String(highChairs),
  strollers: ({ strollers }) => String(strollers),
  hotelRoom: ({ hotelRoom }) => hotelRoom,
  publicNotes: ({ publicNotes }) => publicNotes,
  experience: ({ experience }) => experience && `${experience.name} × ${experience.tickets}`,
  addOns: ({ addOns }) => addOns.map(({ name, quantity }) => `${name} × ${quantity}`).join(', '),
  turn: ({ turnMinutes }, messages) => messages.details.minutes(turnMinutes),
  wait: ({ quotedWaitMinutes }, messages) =>
    quotedWaitMinutes === null ? null : messages.details.minutes(quotedWaitMinutes),
  ticket: ({ ticketTotalAmount }, _messages, format) =>
    ticketTotalAmount === null ? null : moneyOf(ticketTotalAmount, format),
  cancelReason: ({ cancelReason }, messages) => cancelReason && messages.cancelReason[cancelReason],
};

/** Compares the booking that a person saw with its current version. */
export function differencesOf(
  onScreen: StaffBooking,
  now: StaffBooking,
  format: VenueFormat,
  messages: StaffMessages,
): Difference[] {
  const { fields } = messages.conflict;
  const compared: [field: string, text: FieldText][] = [
    ...Object.entries(FIELDS).map(([name, text]): [string, FieldText] => [
      fields[name as keyof typeof FIELDS],
      text,
    ]),
    ...notesBy('STAFF').map((name): [string, FieldText] => [
      messages.staffNotes[name],
      (booking) => booking[name],
    ]),
  ];
  return compared.flatMap(([field, text]) => {
    const [before, after] = [onScreen, now].map(
      (booking) => text(booking, messages, format) || null,
    );
    if (before === after) return [];
    return {
      field,
      onScreen: before ?? messages.conflict.nothing,
      now: after ?? messages.conflict.nothing,
    };
  });
}

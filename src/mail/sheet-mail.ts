import { coversOf, partyAt } from '../domain/availability/party.ts';
import type { Booking } from '../domain/booking.ts';
import type { Customer } from '../domain/customer.ts';
import { localize } from '../domain/language.ts';
import type { Venue } from '../domain/venue.ts';
import type { WallDate } from '../domain/venue-time.ts';
import { MAIL } from '../locales/compiled/mail.ts';
import { fill } from '../locales/template.ts';
import type { Mail, MailAddress } from './mail.ts';
import type { MailList } from './mail-content.ts';
import { colonOf, formatDay, formatPlural, formatTime } from './mail-formats.ts';
import { mailToVenue } from './mail-to-venue.ts';

export interface SheetBooking {
  booking: Booking;
  /** Null if it is not known. */
  customer: Pick<Customer, 'name' | 'privateNotes'> | null;
}

/** The bookings of a work day, by time. */
export interface Sheet {
  venue: Venue;
  workDay: WallDate;
  bookings: readonly SheetBooking[];
  /** The day in the staff view. */
  url: string;
}

/** The mail with the bookings of a day, to the venue and in its language: as the staff view prints them. */
export function sheetMail(
  id: string,
  to: MailAddress,
  { venue, workDay, bookings, url }: Sheet,
): Mail {
  const { language } = venue;
  const { sheet: texts } = MAIL[language];
  const day = formatDay(venue, language, workDay);
  const totals = totalsOf(venue, bookings);
  return mailToVenue(id, to, venue, {
    subject: fill(texts.subject, { day, totals }),
    heading: texts.heading,
    text: bookings.length === 0 ? `${day}. ${texts.empty}` : `${day}${colonOf(language)} ${totals}`,
    lists: listsOf(venue, bookings),
    action: { label: texts.open, url, hint: null },
  });
}

/** A list for each shift that has bookings. */
function listsOf(venue: Venue, bookings: readonly SheetBooking[]): MailList[] {
  const byShift = Map.groupBy(bookings, ({ booking }) => booking.shiftId);
  return [...byShift].map(([shiftId, ofShift]) => ({
    title: `${shiftNameOf(venue, shiftId, ofShift)}${colonOf(venue.language)} ${totalsOf(venue, ofShift)}`,
    items: ofShift.map((each) => itemOf(venue, each)),
  }));
}

/** In the venue's language while it has the shift, else as it was booked. */
function shiftNameOf(
  { shifts, language }: Venue,
  shiftId: string,
  [first]: readonly SheetBooking[],
): string {
  const shift = shifts.find(({ id }) => id === shiftId);
  return (shift && localize(shift.name, language, language)) ?? first?.booking.shiftName ?? '';
}

function totalsOf(venue: Venue, bookings: readonly SheetBooking[]): string {
  const { language } = venue;
  const texts = MAIL[language].sheet;
  const covers = bookings.reduce((sum, { booking }) => sum + coversOf(venue, booking), 0);
  return fill(texts.totals, {
    bookings: formatPlural(venue, language, { forms: texts.bookings, n: bookings.length }),
    covers: formatPlural(venue, language, { forms: texts.covers, n: covers }),
  });
}

function itemOf(venue: Venue, { booking, customer }: SheetBooking): string {
  const { language } = venue;
  const texts = MAIL[language].sheet;
  const { pax, paxChildren } = partyAt(venue, booking);
  const { hasAllergies, customerSpecialRequests, privateNotes } = booking;
  const tables = venue.tables.filter(({ id }) => booking.tableIds.includes(id));
  const line = [
    formatTime(venue, language, booking.bookingAt),
    paxChildren > 0 ? `${pax} + ${paxChildren}` : String(pax),
    booking.customerName ?? customer?.name ?? texts.withoutName,
    tables.map(({ name }) => name).join(' + '),
    booking.status === 'CONFIRMED' ? '' : texts.notConfirmed,
    booking.experience?.name ?? '',
  ];
  const remarks = [
    hasAllergies
      ? fill(texts.allergies, { what: booking.allergiesDescription ?? texts.allergiesUnknown })
      : '',
    customerSpecialRequests ? fill(texts.wishes, { what: customerSpecialRequests }) : '',
    privateNotes ? fill(texts.note, { what: privateNotes }) : '',
    customer?.privateNotes ? fill(texts.aboutGuest, { what: customer.privateNotes }) : '',
  ];
  return [line.filter((part) => part !== '').join(', '), ...remarks]
    .filter((part) => part !== '')
    .join('. ');
}

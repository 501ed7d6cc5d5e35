import type { StaffBooking } from '../../../../contract/staff/booking.ts';
import { coversOf } from '../../../../domain/availability/party.ts';
import { type BookingStatus, groupOf } from '../../../../domain/booking-status.ts';

/** The orders in which the bookings of a day can be printed. */
export const RUNNING_ORDERS = ['time', 'table', 'name'] as const;
export type RunningOrder = (typeof RUNNING_ORDERS)[number];

/** As much as a page of A4 or Letter has room for. */
export const LINES_PER_PAGE = 30;
/** Characters of a remark that fit on a line. */
const LINE_LENGTH = 88;

/** A booking on paper. */
export interface PrintedBooking {
  booking: StaffBooking;
  /** Allergies first, then wishes and notes, in full. */
  remarks: readonly Remark[];
}

export type RemarkKind = 'allergies' | 'wishes' | 'note' | 'aboutGuest';

export interface Remark {
  kind: RemarkKind;
  /** Null for allergies that the guest did not name. */
  text: string | null;
}

/** A page of a section, with at most thirty lines. */
export interface PrintedPage {
  /** The shift, the area or null for the only section. */
  heading: string | null;
  bookings: PrintedBooking[];
}

/** The printed running order of a day. */
export interface PrintedDay {
  pages: PrintedPage[];
  /** The bookings with allergies, by time: the kitchen’s list, in pages. */
  kitchen: PrintedBooking[][];
  bookings: number;
  covers: number;
}

/** What of the venue decides the order. */
export interface PrintedVenue {
  language: string;
  separatesAdultsAndChildren: boolean;
  shiftTypes: readonly { id: string; name: string }[];
  floorPlanAreas: readonly { id: number; name: string }[];
  tables: readonly { id: number; floorPlanAreaId: number | null }[];
}

interface Section {
  heading: string | null;
  bookings: StaffBooking[];
}

const NOT_COMING: ReadonlySet<BookingStatus> = new Set<BookingStatus>([
  'CANCELED',
  'NO_SHOW',
  'DECLINED_BY_MERCHANT',
  'DELETED',
]);

/**
 * The running order of a day: sections by shift, by area for tables, or a single one by name, each on pages of its
 * own. Canceled bookings and no-shows are left out.
 * @param shiftId only this shift; null for all
 * @param elsewhere the heading for bookings without a table in an area
 */
export function printedDay(
  bookings: readonly StaffBooking[],
  by: RunningOrder,
  venue: PrintedVenue,
  shiftId: string | null,
  elsewhere: string,
): PrintedDay {
  const coming = bookings
    .filter(({ status }) => !NOT_COMING.has(status))
    .filter(({ shiftType }) => shiftId === null || shiftType.id === shiftId)
    .sort(byTime(venue.language));
  const withAllergies = coming.filter(({ hasAllergies }) => hasAllergies);
  return {
    pages: sectionsOf(coming, by, venue, elsewhere).flatMap(pagesOf),
    kitchen: paginate(withAllergies.map(toAllergiesOnly)),
    bookings: coming.length,
    covers: coming.reduce((sum, booking) => sum + coversOf(venue, booking), 0),
  };
}

function sectionsOf(
  coming: StaffBooking[],
  by: RunningOrder,
  venue: PrintedVenue,
  elsewhere: string,
): Section[] {
  const sections =
    by === 'time'
      ? byShift(coming, venue)
      : by === 'table'
        ? byArea(coming, venue, elsewhere)
        : [{ heading: null, bookings: coming.toSorted(byName(venue.language)) }];
  return sections.filter((section) => section.bookings.length > 0);
}

function byShift(coming: StaffBooking[], { shiftTypes }: PrintedVenue): Section[] {
  // A shift of the past may no longer be one of the venue's.
  const others = coming.filter(({ shiftType }) => shiftTypes.every((s) => s.id !== shiftType.id));
  const names = new Map(
    [...shiftTypes, ...others.map((each) => each.shiftType)].map((s) => [s.id, s.name]),
  );
  return [...names].map(([id, heading]) => ({
    heading,
    bookings: coming.filter(({ shiftType }) => shiftType.id === id),
  }));
}

function byArea(coming: StaffBooking[], venue: PrintedVenue, elsewhere: string): Section[] {
  const { tables, floorPlanAreas, language } = venue;
  const position = new Map(tables.map(({ id }, index) => [id, index]));
  const placeOf = ({ tables: [first] }: StaffBooking) =>
    first ? (position.get(first.id) ?? Number.MAX_SAFE_INTEGER) : Number.MAX_SAFE_INTEGER;
  const areaOf = ({ tables: [first] }: StaffBooking) =>
    first ? tables.find(({ id }) => id === first.id)?.floorPlanAreaId : undefined;
  const sorted = coming.toSorted((a, b) => placeOf(a) - placeOf(b) || byTime(language)(a, b));
  return [
    ...floorPlanAreas.map(({ id, name }) => ({
      heading: name,
      bookings: sorted.filter((booking) => areaOf(booking) === id),
    })),
    {
      heading: elsewhere,
      bookings: sorted.filter((booking) =>
        floorPlanAreas.every(({ id }) => id !== areaOf(booking)),
      ),
    },
  ];
}

const byTime = (language: string) => (a: StaffBooking, b: StaffBooking) =>
  Date.parse(a.bookingAt) - Date.parse(b.bookingAt) || byName(language)(a, b);

/** Bookings without a name come last. */
const byName = (language: string) => {
  const { compare } = new Intl.Collator(language);
  return (a: StaffBooking, b: StaffBooking) => {
    const [first, second] = [a.customer?.name, b.customer?.name];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined);
    return compare(first, second);
  };
};

/** What a page says about a booking, in full. */
export function remarksOf(booking: StaffBooking): Remark[] {
  const { hasAllergies, allergiesDescription, customerSpecialRequests, customer } = booking;
  const remark = (kind: RemarkKind, text: string | null | undefined) =>
    text ? [{ kind, text }] : [];
  return [
    ...(hasAllergies ? [{ kind: 'allergies' as const, text: allergiesDescription || null }] : []),
    ...remark('wishes', customerSpecialRequests),
    ...remark('note', booking.privateNotes),
    ...remark('aboutGuest', customer?.privateNotes),
  ];
}

function toAllergiesOnly(booking: StaffBooking): PrintedBooking {
  return { booking, remarks: remarksOf(booking).filter(({ kind }) => kind === 'allergies') };
}

function pagesOf({ heading, bookings }: Section): PrintedPage[] {
  const printed = bookings.map((booking) => ({ booking, remarks: remarksOf(booking) }));
  return paginate(printed).map((page) => ({ heading, bookings: page }));
}

/** The lines that a booking takes: its own, and those of its remarks. */
export function linesOf({ remarks }: PrintedBooking): number {
  return remarks.reduce((sum, { text }) => sum + linesOfText(text ?? ''), 1);
}

function linesOfText(text: string): number {
  // The label before the text takes room too.
  const [first = '', ...others] = text.split('\n');
  const linesFor = (length: number) => Math.max(1, Math.ceil(length / LINE_LENGTH));
  return others.reduce((sum, line) => sum + linesFor(line.length), linesFor(first.length + 20));
}

/** A booking is never split; one that is longer than a page has a page of its own. */
function paginate(bookings: readonly PrintedBooking[]): PrintedBooking[][] {
  const pages: PrintedBooking[][] = [];
  let left = 0;
  for (const booking of bookings) {
    const lines = linesOf(booking);
    const page = pages.at(-1);
    if (page && lines <= left) {
      page.push(booking);
      left -= lines;
    } else {
      pages.push([booking]);
      left = LINES_PER_PAGE - lines;
    }
  }
  return pages;
}

/** Whether the status is worth a word on paper: a confirmed booking is what everybody expects. */
export function hasPrintedStatus({ status }: StaffBooking): boolean {
  return status !== 'CONFIRMED' && groupOf(status) !== 'seated';
}

import type { StaffRule } from './availability/staff-rules.ts';
import type { Booking } from './booking.ts';
import type { Customer } from './customer.ts';
import type { Instant, WallDate } from './venue-time.ts';

/** What changes are recorded of. */
export const JOURNAL_SUBJECTS = ['BOOKING', 'CUSTOMER', 'VENUE'] as const;
export type JournalSubject = (typeof JOURNAL_SUBJECTS)[number];

export const ACTOR_KINDS = ['STAFF', 'PARTNER', 'DINER', 'SYSTEM'] as const;
/** Who made a change: a staff member, a partner, a diner in the widget or with a link, or the command line. */
export interface Actor {
  kind: (typeof ACTOR_KINDS)[number];
  /** The staff member's uuid or the partner's id; null for the others. */
  id: string | null;
}

/** The command line, and work that nobody asked for in person. */
export const SYSTEM: Actor = { kind: 'SYSTEM', id: null };

/** The changed fields, each with its value before and after. */
export type FieldChanges = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** Fields of a customer that changed with their only booking, before and after: `customer` in its entry. */
export type CustomerChange = readonly [before: Partial<Customer>, after: Partial<Customer>];

/** One change of one booking, customer or venue. Entries are only ever added. */
export interface JournalEntry {
  accountId: string;
  subject: JournalSubject;
  /**
   * The uuid of the booking or customer. Of the venue, its account id for the document, and the work day for what holds
   * on one day only.
   */
  subjectId: string;
  /** The version of the subject that the change made; the first one is 1. */
  version: number;
  /** The work day of the booking after the change, or that changed itself; null for customers and documents. */
  workDay: WallDate | null;
  actor: Actor;
  /** The operation that made the change, by its name in the API or on the command line. */
  operation: string;
  changes: FieldChanges;
  /** When somebody tapped, if the device sent it: it may have been without a network until `writtenAt`. */
  tappedAt: Instant | null;
  writtenAt: Instant;
  /** The rules of the venue that were set aside for it. */
  forced: readonly StaffRule[];
  /** The other booking that this one moved to other tables for; null if that was not the reason. */
  madeRoomFor: string | null;
  /** The version whose change this one undid; null if it undid none. */
  undoes: number | null;
  /** The uuid of the staff member whose PIN allowed it to somebody without the permission; null if nobody had to. */
  approvedBy: string | null;
}

/** What an entry says besides the change itself, the same for all changes of one operation. */
export interface ChangeCause {
  operation: string;
  actor: Actor;
  tappedAt: Instant | null;
  undoes: number | null;
  forced: readonly StaffRule[];
  /** As in the entry, if somebody had to. */
  approvedBy?: string | null;
  /** False where the change removes what is known about a person. */
  keepsPersonalData: boolean;
}

/** They change with every change, or never. */
const UNRECORDED = new Set<string>([
  'uuid',
  'accountId',
  'createdAt',
  'updatedAt',
  'version',
  'tableOnlyVersions',
] satisfies (keyof Booking)[]);

/** The fields of a booking that say nothing about the guest as a person. The erasure of a customer keeps them. */
const IMPERSONAL: ReadonlySet<string> = new Set<string>([
  'workDay',
  'bookingAt',
  'status',
  'turnMinutes',
  'pax',
  'paxChildren',
  'highChairs',
  'strollers',
  'shiftId',
  'shiftName',
  'floorPlanAreaId',
  'floorPlanAreaName',
  'isTimeLimited',
  'isReconfirmed',
  'cancelReason',
  'quotedWaitMinutes',
  'isWalkIn',
  'hasFixedTables',
  'isExemptFromPace',
  'tableReadyAt',
  'arrivedAt',
  'seatedAt',
  'endedAt',
  'canceledAt',
  'tableIds',
] satisfies (keyof Booking)[]);

/**
 * What a new booking begins with. Its other fields are not repeated: later entries have their values before
 * each change.
 */
const FIRST_FIELDS = [
  'workDay',
  'bookingAt',
  'status',
  'pax',
  'paxChildren',
  'tableIds',
] as const satisfies (keyof Booking)[];

/** The changes of a new booking. */
export function firstChanges(booking: Booking): FieldChanges {
  return Object.fromEntries(FIRST_FIELDS.map((field) => [field, [null, booking[field]] as const]));
}

/** The fields in which two versions of a record differ. */
export function changesBetween<Subject extends Booking | Customer>(
  before: Subject,
  after: Subject,
): FieldChanges {
  const changes: Record<string, readonly [unknown, unknown]> = {};
  for (const field of Object.keys(after) as (keyof Subject & string)[]) {
    if (UNRECORDED.has(field)) continue;
    const [from, to] = [before[field], after[field]];
    if (from !== to && JSON.stringify(from) !== JSON.stringify(to)) changes[field] = [from, to];
  }
  return changes;
}

/** Without the fields that say something about the guest. */
export function withoutPersonalChanges(changes: FieldChanges): FieldChanges {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => IMPERSONAL.has(field)));
}

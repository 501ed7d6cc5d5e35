import { STAFF_RULES, type StaffRule } from './availability/staff-rules.ts';
import type { Booking } from './booking.ts';
import { groupOf, holdsTable } from './booking-status.ts';
import type { JournalEntry } from './journal.ts';

type Field = keyof Booking;

const TIME: readonly Field[] = ['workDay', 'bookingAt'];
const PARTY: readonly Field[] = ['pax', 'paxChildren'];
const TABLES: readonly Field[] = [...TIME, ...PARTY, 'turnMinutes', 'tableIds'];

/** The fields that each rule is about: a change of one of them is checked against the rule. */
const FIELDS: Readonly<Record<StaffRule, readonly Field[]>> = {
  SHIFT: [...TIME, 'floorPlanAreaId', 'experience', 'addOns'],
  STEP: TIME,
  WINDOW: TIME,
  SIZE: [...TIME, ...PARTY, 'experience'],
  PACE: [...TIME, ...PARTY, 'isExemptFromPace'],
  STOCK: [...TIME, 'turnMinutes', 'highChairs', 'strollers', 'experience', 'addOns'],
  TABLE: TABLES,
  OFFER: TABLES,
  BLOCK: TABLES,
};

/**
 * The rules that were set aside for what an undo restores: of each rule, the last change before the undone one that was
 * checked against it decides.
 * @param entries all of the booking, oldest first
 * @param reopens whether the undo puts back the booking as a whole, see {@link reopensBooking}
 */
export function restoredRules(
  undone: JournalEntry,
  entries: readonly JournalEntry[],
  reopens: boolean,
): StaffRule[] {
  const earlier = entries.filter(({ version }) => version < undone.version);
  return STAFF_RULES.filter((rule) => {
    if (!reopens && !isAbout(undone, rule)) return false;
    const judged = earlier.findLast((each) => each.forced.includes(rule) || isAbout(each, rule));
    return judged?.forced.includes(rule);
  });
}

/** Whether the undo reopens a closed booking, or gives tables back to one that held none. */
export function reopensBooking(from: Booking, to: Booking): boolean {
  const isOver = (booking: Booking) => groupOf(booking.status) === 'closed';
  return (isOver(from) && !isOver(to)) || (!holdsTable(from.status) && holdsTable(to.status));
}

/** A new booking is checked against every rule, and its entry does not have all fields. */
function isAbout({ version, changes }: JournalEntry, rule: StaffRule): boolean {
  return version === 1 || FIELDS[rule].some((field) => field in changes);
}

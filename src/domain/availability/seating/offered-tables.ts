import { MS_PER_MINUTE } from '../../venue-time.ts';
import type { ServiceDay } from '../availability.ts';
import { type Interval, overlaps } from '../interval.ts';
import { type BrokenRule, broken } from '../staff-rules.ts';

/** A day without some offers to the wait list, and the rule that these stand for. */
interface WithoutOffers {
  day: ServiceDay;
  /** Empty if none is left out. */
  rules: readonly BrokenRule[];
}

/**
 * Leaves out the offers of tables that staff named: staff may give these to somebody else, if they say so by the name
 * of the rule.
 * @param bookingUuid the party that gets the tables, whose own offer stands against nothing
 */
export function withoutOffersOf(
  day: ServiceDay,
  tableIds: readonly number[],
  interval: Interval,
  bookingUuid: string | undefined,
): WithoutOffers {
  const offers = day.occupancies.filter(
    (each) =>
      each.hold?.kind === 'OFFER' &&
      each.bookingUuid !== bookingUuid &&
      overlaps(each, interval) &&
      each.tableIds.some((id) => tableIds.includes(id)),
  );
  if (offers.length === 0) return { day, rules: [] };
  const until = Math.max(...offers.map(({ hold }) => hold?.until ?? 0));
  const minutes = Math.ceil((until - day.now) / MS_PER_MINUTE);
  return {
    day: { ...day, occupancies: day.occupancies.filter((each) => !offers.includes(each)) },
    rules: [broken('OFFER', 'OFFERED', minutes)],
  };
}

import { withoutBlocks } from '../../service-day/block.ts';
import { MS_PER_MINUTE } from '../../venue-time.ts';
import type { ServiceDay } from '../availability.ts';
import { type Interval, overlaps } from '../interval.ts';
import { type BrokenRule, broken } from '../staff-rules.ts';

/** A day without what only keeps tables free, and the rules that this stands for. */
interface WithoutKeptTables {
  day: ServiceDay;
  /** Empty if nothing is left out. */
  rules: readonly BrokenRule[];
}

/** Named tables, for whom and for how long. */
interface NamedTables extends Interval {
  tableIds: readonly number[];
  /** The party that gets the tables; omitted for a new one. */
  bookingUuid: string | undefined;
  /** Those that it has already: it keeps them, whatever was blocked since. */
  currentTableIds?: readonly number[];
}

/**
 * Leaves out the blocks and the offers of tables that staff named: staff may give these to somebody, if they say so by
 * the names of the rules.
 */
export function withoutKeptTables(everything: ServiceDay, named: NamedTables): WithoutKeptTables {
  const { tableIds, bookingUuid, currentTableIds = [] } = named;
  const offers = withoutOffersOf(everything, tableIds, named, bookingUuid);
  const blocks = offers.day.occupancies.filter(
    (each) =>
      each.isBlock && overlaps(each, named) && each.tableIds.some((id) => tableIds.includes(id)),
  );
  if (blocks.length === 0) return offers;
  const day = withoutBlocks(offers.day, (block) => blocks.includes(block));
  const areNew = tableIds.filter((id) => !currentTableIds.includes(id));
  const broke = blocks.filter((block) => block.tableIds.some((id) => areNew.includes(id)));
  if (broke.length === 0) return { day, rules: offers.rules };
  const until = Math.max(...broke.map(({ endAt }) => endAt));
  const minutes = Math.max(0, Math.ceil((until - day.now) / MS_PER_MINUTE));
  return { day, rules: [...offers.rules, broken('BLOCK', 'BLOCKED', minutes)] };
}

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
function withoutOffersOf(
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

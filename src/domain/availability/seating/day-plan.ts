import { holdsTable } from '../../booking-status.ts';
import type { Experience, Venue } from '../../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../../venue-time.ts';
import type { Occupancy, ServiceDay } from '../availability.ts';
import { overlaps } from '../interval.ts';
import { blockedStretches, isInTheWay } from './blocked-stretches.ts';
import { areSameTables, type Floor, floorOf, type TableOption } from './floor.ts';
import { type Party, SeatingPlan } from './seating-plan.ts';

/**
 * @param excludeBookingUuid leaves out this booking, such as the one that is being changed
 * @param isUnfrozen which bookings staff let move although they start within the freeze window; none by default
 */
export function seatingPlanOf(
  { venue, occupancies, now }: Pick<ServiceDay, 'venue' | 'occupancies' | 'now'>,
  excludeBookingUuid?: string,
  isUnfrozen: (bookingUuid: string) => boolean = () => false,
): SeatingPlan {
  const floor = floorOf(venue);
  const present = occupancies.filter(
    (each) => blocksTables(each) && each.bookingUuid !== excludeBookingUuid,
  );
  const inHouse = present.filter((each) => each.isInHouse);
  const blocks = present.filter((each) => each.isBlock);
  const bookings = blocks.length === 0 ? present : present.filter((each) => !each.isBlock);
  const day = { venue, now, floor, inHouse, blocks, isUnfrozen };
  const parties = bookings.map((occupancy) => new BookedParty(day, occupancy));
  return new SeatingPlan(floor, [...parties, ...blockedStretches(floor, blocks, parties)]);
}

/** A booking with its tables. What a search asks of it is calculated only then: most plans are only asked for free tables. */
class BookedParty implements Party {
  readonly bookingUuid: string;
  readonly startAt: Instant;
  readonly endAt: Instant;
  tables: readonly number[];
  readonly #bookedTables: readonly number[];
  readonly #day: PlannedDay;
  readonly #occupancy: Occupancy;
  #options: readonly TableOption[] | undefined;
  #isMovable: boolean | undefined;

  constructor(day: PlannedDay, occupancy: Occupancy) {
    this.bookingUuid = occupancy.bookingUuid;
    this.startAt = occupancy.startAt;
    this.endAt = occupancy.endAt;
    this.tables = positionsOf(day.floor, occupancy.tableIds);
    this.#bookedTables = this.tables;
    this.#day = day;
    this.#occupancy = occupancy;
  }

  get options(): readonly TableOption[] {
    const { floor, venue } = this.#day;
    this.#options ??= floor.optionsFor(this.#occupancy.covers, areasFor(venue, this.#occupancy));
    return this.#options;
  }

  get isMovable(): boolean {
    this.#isMovable ??= this.#mayMove();
    return this.#isMovable;
  }

  #mayMove(): boolean {
    const { venue, now, inHouse, blocks, isUnfrozen } = this.#day;
    const rules = isUnfrozen(this.bookingUuid) ? { freezeMinutes: 0 } : venue;
    // Staff decide about a booking at risk: until then, it is not moved for anybody.
    if (!isMovable(rules, this.#occupancy, now) || findGuestsInTheWay(this.#occupancy, inHouse))
      return false;
    // Whoever keeps a table that staff have blocked since stays there: nobody else could take it over.
    if (blocks.some((block) => isInTheWay(block, this.#occupancy))) return false;
    // Tables that do not suit the party were chosen by somebody, or the venue has changed them since.
    return this.options.some(({ tables }) => areSameTables(tables, this.#bookedTables));
  }
}

/** A table that the venue has removed blocks nobody. */
function positionsOf({ positions }: Floor, tableIds: readonly number[]): readonly number[] {
  const found: number[] = [];
  // A loop rather than a callback: a calendar asks this of every booking of a month.
  for (const id of tableIds) {
    const position = positions.get(id);
    if (position !== undefined) found.push(position);
  }
  return found;
}

interface PlannedDay extends Pick<ServiceDay, 'venue' | 'now'> {
  floor: Floor;
  inHouse: readonly Occupancy[];
  blocks: readonly Occupancy[];
  isUnfrozen: (bookingUuid: string) => boolean;
}

/**
 * The guests in the house who are expected to stay at a booking's tables until after it begins: it is at
 * risk then. Undefined if there are none. Of two parties that have arrived, the later one is at risk.
 */
export function findGuestsInTheWay(
  booking: Occupancy,
  inHouse: readonly Occupancy[],
): Occupancy | undefined {
  return inHouse.find(
    (guests) =>
      guests !== booking &&
      (guests.isSeated || guests.startAt < booking.startAt) &&
      overlaps(guests, booking) &&
      guests.tableIds.some((id) => booking.tableIds.includes(id)),
  );
}

/**
 * Whether an occupancy blocks its tables from `startAt` to `endAt`. One that is ATTENDED, whose guests have
 * left, still blocks them for the time in which they sat there: `endAt` is then when they left or when
 * their turn ended, whichever is earlier. If they left before their booking began, nothing is blocked.
 */
export function blocksTables({ status, startAt, endAt }: Occupancy): boolean {
  return (holdsTable(status) || status === 'ATTENDED') && endAt > startAt;
}

/**
 * Whether a booking may be moved to other tables: its guests have not arrived, its tables are not
 * fixed, and it starts after the freeze window. Within the window, staff are already laying the tables
 * of the bookings.
 */
export function isMovable(
  { freezeMinutes }: Pick<Venue, 'freezeMinutes'>,
  { status, hasFixedTables, startAt }: Occupancy,
  now: Instant,
): boolean {
  return (
    status === 'CONFIRMED' && !hasFixedTables && startAt >= now + freezeMinutes * MS_PER_MINUTE
  );
}

/** The areas in which a party may sit: the chosen one, else those of its experience, else null (any). */
export function allowedAreas(
  floorPlanAreaId: number | null,
  experience: Pick<Experience, 'floorPlanAreaIds'> | null | undefined,
): readonly number[] | null {
  if (floorPlanAreaId !== null) return [floorPlanAreaId];
  return experience?.floorPlanAreaIds.length ? experience.floorPlanAreaIds : null;
}

function areasFor(venue: Venue, { floorPlanAreaId, experienceId }: Occupancy) {
  const experience = venue.experiences.find(({ id }) => id === experienceId);
  return allowedAreas(floorPlanAreaId, experience);
}

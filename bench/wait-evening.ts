import type { ServiceDay } from '../src/domain/availability/availability.ts';
import { clearTables } from '../src/domain/availability/seating/clear-tables.ts';
import { seatingPlanOf } from '../src/domain/availability/seating/day-plan.ts';
import { type Seating, seat } from '../src/domain/availability/seating/seat.ts';
import { type BookingStatus, holdsTable } from '../src/domain/booking-status.ts';
import { MISSED_MINUTES } from '../src/domain/missed-booking.ts';
import type { Venue } from '../src/domain/venue.ts';
import { type Instant, instantOnWorkDay, MS_PER_MINUTE } from '../src/domain/venue-time.ts';
import type { WaitingParty } from '../src/domain/waits/expected-wait.ts';
import type { PastParty, StatusTime } from '../src/domain/waits/measured-stats.ts';
import { stayFrom } from '../src/domain/waits/queue-seating.ts';
import { occupancyOf } from '../src/store/occupancy-text.ts';
import { DAY } from './seating-days.ts';
import type { Guests } from './wait-guests.ts';

/**
 * One evening, minute by minute: guests come, sit down, and leave as they are generated; staff seat the door list in
 * its order. Who gets which table is decided by the functions of the server.
 */

/** What walk-ins that find no table are told: minutes, 0 with a free table; null if no table suits. */
export type Quote = (evening: EveningRun, covers: number) => number | null;

/** A party as staff know it. */
export interface Party extends PastParty {
  guests: Guests;
  bookingUuid: string;
  covers: number;
  bookingAt: Instant;
  tableIds: readonly number[];
  updatedAt: Instant;
}

export interface Evening {
  parties: Party[];
  statusTimes: StatusTime[];
}

const NOON = 12 * 60;
const OPENING = 19 * 60;
export const CLOSING = 27 * 60;

/** @param name makes the ids of its parties unique */
export function runEvening(
  venue: Venue,
  guests: readonly Guests[],
  quote: Quote,
  name: string,
): Evening {
  const run = new EveningRun(venue, quote, name);
  run.minute = NOON;
  for (const each of guests) if (each.bookedMinute !== null) run.book(each, each.bookedMinute);
  const walkIns = guests.filter(({ bookedMinute }) => bookedMinute === null);
  for (run.minute = OPENING; run.minute < CLOSING; run.minute += 1) run.playMinute(walkIns);
  return run;
}

export class EveningRun implements Evening {
  readonly parties: Party[] = [];
  readonly statusTimes: StatusTime[] = [];
  minute = 0;
  #queue: Party[] = [];
  readonly #venue: Venue;
  readonly #quote: Quote;
  readonly #name: string;
  readonly #midnight: Instant;

  constructor(venue: Venue, quote: Quote, name: string) {
    this.#venue = venue;
    this.#quote = quote;
    this.#name = name;
    const day = { timezone: venue.timezone, dayStartsAt: '00:00:00' };
    this.#midnight = instantOnWorkDay(day, DAY, '00:00:00') ?? 0;
  }

  /**
   * The same evening so far, with guests who may do something else from now on.
   * @param quote what the walk-ins of its further course are told
   */
  continuedWith(guestsFor: (party: Party) => Guests, quote: Quote): EveningRun {
    const run = new EveningRun(this.#venue, quote, this.#name);
    run.minute = this.minute;
    for (const party of this.parties) run.parties.push({ ...party, guests: guestsFor(party) });
    const byUuid = new Map(run.parties.map((party) => [party.uuid, party]));
    run.#queue = this.#queue.flatMap(({ uuid }) => byUuid.get(uuid) ?? []);
    return run;
  }

  /** What happens in this minute. */
  playMinute(walkIns: readonly Guests[]): void {
    for (const party of this.parties) this.follow(party);
    for (const party of this.parties) this.receive(party);
    this.seatQueue();
    for (const each of walkIns) if (each.comesMinute === this.minute) this.walkIn(each);
  }

  /** The parties on the door list, in its order. */
  get queue(): readonly WaitingParty[] {
    return this.#queue;
  }

  /** Puts a party on the door list. */
  addToQueue(guests: Guests, quotedWaitMinutes: number): Party {
    const party = this.#newParty(guests, this.minute, 'WAIT_LIST_WALK_IN');
    party.quotedWaitMinutes = quotedWaitMinutes;
    this.#queue.push(party);
    this.parties.push(party);
    return party;
  }

  /** Takes a booking if a table is free for it. */
  book(guests: Guests, minute: number): void {
    const party = this.#newParty(guests, minute, 'CONFIRMED');
    const startAt = party.bookingAt;
    const endAt = startAt + party.turnMinutes * MS_PER_MINUTE;
    const { covers } = party;
    const request = { covers, startAt, endAt, floorPlanAreaIds: null };
    const seating = seat(seatingPlanOf(this.day()), request);
    if (!seating) return;
    this.#giveTables(party, seating);
    this.parties.push(party);
  }

  /** What staff tap about guests who sit, or whose booking is missed. */
  follow(party: Party): void {
    const { guests, seatedAt, status } = party;
    if (status === 'CONFIRMED' && guests.comesMinute === null) {
      // As the staff view proposes it.
      if (this.#now >= party.bookingAt + MISSED_MINUTES * MS_PER_MINUTE)
        this.#setStatus(party, 'NO_SHOW');
      return;
    }
    if (seatedAt === null || party.endedAt !== null) return;
    const left = guests.stayMinutes - (this.#now - seatedAt) / MS_PER_MINUTE;
    if (left <= 0) {
      party.endedAt = this.#now;
      this.#setStatus(party, 'ATTENDED');
    } else if (left === guests.paidBefore) this.#setStatus(party, 'ACCOUNT_PAID');
    else if (left === guests.billBefore && status !== 'ACCOUNT_PAID')
      this.#setStatus(party, 'ACCOUNT_SENT');
    else if (left === guests.dessertsBefore && status === 'SEATED')
      this.#setStatus(party, 'DESSERTS');
  }

  /** Guests with a booking who come, or are at the door already: at their tables, else at others, else they wait. */
  receive(party: Party): void {
    const { comesMinute } = party.guests;
    if (party.status === 'CONFIRMED' && comesMinute !== null && this.minute >= comesMinute)
      this.#setStatus(party, 'ARRIVED');
    if (party.status !== 'ARRIVED') return;
    const plan = seatingPlanOf(this.day(), party.bookingUuid);
    const { covers, tableIds } = party;
    const stay = stayFrom(this.#now, party.turnMinutes);
    const moves = clearTables(plan, { ...stay, tableIds });
    const seating = moves
      ? { tableIds, moves }
      : seat(plan, { ...stay, covers, floorPlanAreaIds: null });
    if (seating) this.#sitDown(party, seating);
  }

  /** Seats those on the door list who can be, in its order. Some leave it. */
  seatQueue(): void {
    this.#queue = this.#queue.filter((party) => {
      if (this.#seatWalkIn(party)) return false;
      const { graceMinutes, givesUpMinutes } = party.guests;
      const waited = (this.#now - party.bookingAt) / MS_PER_MINUTE;
      const mostMinutes = (party.quotedWaitMinutes ?? 0) + graceMinutes;
      if (waited < Math.min(mostMinutes, givesUpMinutes ?? mostMinutes)) return true;
      party.endedAt = this.#now;
      this.#setStatus(party, 'NO_SHOW');
      return false;
    });
  }

  /** Guests without a booking: they sit down, wait, or go elsewhere. */
  walkIn(guests: Guests): void {
    const party = this.#newParty(guests, this.minute, 'WAIT_LIST_WALK_IN');
    const quoted = this.#quote(this, party.covers);
    if (quoted === null || quoted > guests.patienceMinutes) return;
    if (quoted > 0) {
      party.quotedWaitMinutes = quoted;
      this.#queue.push(party);
    } else if (!this.#seatWalkIn(party)) throw new Error('Who is told no wait finds a table.');
    this.parties.push(party);
  }

  get #now(): Instant {
    return this.#midnight + this.minute * MS_PER_MINUTE;
  }

  #newParty(guests: Guests, minute: number, status: BookingStatus): Party {
    const uuid = `${this.#name}-${guests.id}`;
    return {
      guests,
      uuid,
      bookingUuid: uuid,
      covers: guests.covers,
      pax: guests.covers,
      paxChildren: 0,
      turnMinutes: guests.turnMinutes,
      isWalkIn: guests.bookedMinute === null,
      status,
      bookingAt: this.#midnight + minute * MS_PER_MINUTE,
      tableIds: [],
      seatedAt: null,
      endedAt: null,
      updatedAt: this.#now,
      quotedWaitMinutes: null,
    };
  }

  /** The snapshot that an operation of the server would decide on. */
  day(): ServiceDay {
    const now = this.#now;
    const present = this.parties.filter(({ status }) => holdsTable(status));
    const occupancies = present.flatMap((party) => {
      const { uuid, status, bookingAt, turnMinutes, pax, tableIds, isWalkIn, seatedAt } = party;
      const rest = {
        ...(isWalkIn && { isWalkIn: true as const }),
        ...(seatedAt !== null && { seatedAt }),
        updatedAt: party.updatedAt,
      };
      return (
        occupancyOf(
          [uuid, status, bookingAt, turnMinutes, pax, 0, null, tableIds, rest],
          this.#venue,
          { now, workDay: DAY, isOver: false, workDayAt: () => DAY },
        ) ?? []
      );
    });
    return { venue: this.#venue, workDay: DAY, now, occupancies };
  }

  #seatWalkIn(party: Party): boolean {
    const stay = stayFrom(this.#now, party.turnMinutes);
    const request = { ...stay, covers: party.covers, floorPlanAreaIds: null };
    const seating = seat(seatingPlanOf(this.day()), request);
    if (seating) this.#sitDown(party, seating);
    return seating !== null;
  }

  #sitDown(party: Party, seating: Seating): void {
    this.#giveTables(party, seating);
    party.seatedAt = this.#now;
    this.#setStatus(party, 'SEATED');
  }

  #giveTables(party: Party, { tableIds, moves }: Seating): void {
    for (const move of moves) {
      const other = this.parties.find(({ uuid }) => uuid === move.bookingUuid);
      if (other) other.tableIds = move.tableIds;
    }
    party.tableIds = tableIds;
  }

  #setStatus(party: Party, status: BookingStatus): void {
    party.status = status;
    party.updatedAt = this.#now;
    this.statusTimes.push({ bookingUuid: party.uuid, status, at: this.#now });
  }
}

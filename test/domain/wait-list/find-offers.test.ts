import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Occupancy, ServiceDay } from '../../../src/domain/availability/availability.ts';
import { overlaps } from '../../../src/domain/availability/interval.ts';
import type { Booking } from '../../../src/domain/booking.ts';
import type { Venue } from '../../../src/domain/venue.ts';
import { MS_PER_MINUTE } from '../../../src/domain/venue-time.ts';
import { findOffers } from '../../../src/domain/wait-list/find-offers.ts';
import type { TableOffer, WaitListState } from '../../../src/domain/wait-list/wait-list-place.ts';
import { aShift, aTable, aVenue } from '../../fixtures/venue.ts';
import { aMailBooking } from '../../mail/a-mail-booking.ts';
import { aDay, anOccupancy, at, FRIDAY } from '../availability/an-evening.ts';

const AFTERNOON = at('15:00');

interface Wish {
  time?: string;
  pax?: number;
  joinedAt?: number;
  state?: WaitListState;
  offer?: TableOffer | null;
}

/** A party on the wait list of the Friday, as the venue would have stored it. */
function waiting(uuid: string, wish: Wish = {}): Booking {
  const { time = '20:00', pax = 2, joinedAt = 0, state = 'WAITING', offer = null } = wish;
  return aMailBooking({
    uuid,
    workDay: FRIDAY,
    bookingAt: at(time),
    status: 'PENDING_WAIT_LIST_BOOKING',
    pax,
    paxChildren: 0,
    turnMinutes: pax <= 2 ? 90 : pax <= 4 ? 105 : 120,
    floorPlanAreaId: null,
    experience: null,
    addOns: [],
    highChairs: 0,
    strollers: 0,
    tableIds: [],
    waitList: { joinedAt, state, offer, skipReason: null },
  });
}

function offered(day: ServiceDay, parties: readonly Booking[]) {
  return findOffers(day, parties).map(({ booking, offer }) => [booking.uuid, offer.tableIds]);
}

const oneTable = aVenue({ tables: [aTable(1)], combinations: [] });

describe('the order', () => {
  test('the party that joined first gets the table, however well it suits others', () => {
    const venue = aVenue({ tables: [aTable(3, { minCovers: 1, maxCovers: 4 })], combinations: [] });
    const parties = [waiting('b', { joinedAt: 2, pax: 4 }), waiting('a', { joinedAt: 1, pax: 2 })];
    expect(offered(aDay(venue), parties)).toEqual([['a', [3]]]);
  });

  test('of two that joined at the same time, the one that leaves fewer seats empty', () => {
    const venue = aVenue({ tables: [aTable(3, { minCovers: 1, maxCovers: 4 })], combinations: [] });
    const parties = [waiting('a', { pax: 2 }), waiting('b', { pax: 4 })];
    expect(offered(aDay(venue), parties)).toEqual([['b', [3]]]);
  });

  test('a party that cannot be seated at its time does not keep others from a table', () => {
    const parties = [waiting('a', { joinedAt: 1, pax: 6 }), waiting('b', { joinedAt: 2 })];
    expect(offered(aDay(oneTable), parties)).toEqual([['b', [1]]]);
  });

  test('one table is offered to one party, two to two', () => {
    const parties = [waiting('a', { joinedAt: 1 }), waiting('b', { joinedAt: 2 })];
    expect(offered(aDay(oneTable), parties)).toEqual([['a', [1]]]);
    const twoTables = aVenue({ tables: [aTable(1), aTable(2)], combinations: [] });
    expect(offered(aDay(twoTables), parties)).toEqual([
      ['a', [1]],
      ['b', [2]],
    ]);
  });

  test.each(['OFFERED', 'LAPSED', 'DECLINED', 'WITHDRAWN', 'SKIPPED'] as const)(
    'a party in %s is offered nothing',
    (state) => {
      expect(offered(aDay(oneTable), [waiting('a', { state })])).toEqual([]);
    },
  );
});

describe('the rules of a confirmed booking', () => {
  test('no offer beyond the pacing of the time', () => {
    const shifts = [aShift({ pacing: { maxCovers: null, maxParties: 1 } })];
    const occupancies = [anOccupancy('20:00', { tableIds: [3] })];
    expect(offered(aDay(aVenue({ shifts }), { occupancies }), [waiting('a')])).toEqual([]);
  });

  test('no offer within the minutes in which nobody can book any more', () => {
    const venue = { ...oneTable, minAdvanceMinutes: 30 };
    const day = aDay(venue, { now: at('19:31') });
    expect(offered(day, [waiting('a')])).toEqual([]);
    expect(offered({ ...day, now: at('19:30') }, [waiting('a')])).toEqual([['a', [1]]]);
  });

  test('no offer for which somebody would have to move', () => {
    const venue = aVenue({
      tables: [aTable(1), aTable(3, { minCovers: 1, maxCovers: 4 })],
      combinations: [],
    });
    const movable = anOccupancy('20:00', { tableIds: [3], hasFixedTables: false });
    const day = aDay(venue, { occupancies: [movable] });
    expect(offered(day, [waiting('a', { pax: 4 })])).toEqual([]);
  });

  test('no offer for as long as others have the table during a longer stay that staff agreed to', () => {
    const later = anOccupancy('22:00', { tableIds: [1] });
    const day = aDay(oneTable, { occupancies: [later] });
    expect(offered(day, [waiting('a')])).toEqual([['a', [1]]]);
    expect(offered(day, [{ ...waiting('a'), turnMinutes: 180 }])).toEqual([]);
  });
});

/** Whether any table or combination is free for the party, by trying each. */
function canBeSeated({ venue, occupancies }: ServiceDay, party: Booking): boolean {
  const stay = stayOf(party);
  const isFree = (id: number) =>
    !occupancies.some((each) => each.tableIds.includes(id) && overlaps(each, stay));
  const options = [
    ...venue.tables.map(({ id, ...sizes }) => ({ ...sizes, tableIds: [id] })),
    ...venue.combinations,
  ];
  return options.some(
    ({ minCovers, maxCovers, tableIds }) =>
      minCovers <= party.pax && party.pax <= maxCovers && tableIds.every(isFree),
  );
}

function stayOf({ bookingAt, turnMinutes }: Booking) {
  return { startAt: bookingAt, endAt: bookingAt + turnMinutes * MS_PER_MINUTE };
}

function occupancyOf(party: Booking, tableIds: readonly number[]): Occupancy {
  return {
    ...anOccupancy('20:00', { tableIds, covers: party.pax, bookingUuid: party.uuid }),
    ...stayOf(party),
  };
}

/** An evening on which bookings are canceled and parties answer, or do not. */
class Evening {
  now = AFTERNOON;
  confirmed: Occupancy[];
  parties: Booking[];
  offersMade = 0;
  readonly venue: Venue;

  constructor(venue: Venue, confirmed: Occupancy[], parties: Booking[]) {
    this.venue = venue;
    this.confirmed = confirmed;
    this.parties = parties;
  }

  get day(): ServiceDay {
    const held = this.parties.flatMap((party) => {
      const offer = party.waitList?.offer;
      return offer && this.now < offer.endsAt ? [occupancyOf(party, offer.tableIds)] : [];
    });
    return aDay(this.venue, { now: this.now, occupancies: [...this.confirmed, ...held] });
  }

  /** Ends what is over and offers what is free, as the server does, and judges each offer. */
  look() {
    for (const party of this.parties) {
      const { waitList } = party;
      if (waitList?.offer && waitList.offer.endsAt <= this.now) this.setState(party, 'LAPSED');
    }
    for (const { booking, offer } of findOffers(this.day, this.parties)) {
      const before = this.parties.filter(
        ({ uuid, waitList }) =>
          waitList?.state === 'WAITING' && uuid !== booking.uuid && isBefore(waitList, booking),
      );
      for (const earlier of before) expect(canBeSeated(this.day, earlier)).toBe(false);
      expect(canBeSeated(this.day, booking)).toBe(true);
      this.expectFree(booking, offer.tableIds);
      expect(this.now < offer.endsAt && offer.endsAt <= booking.bookingAt).toBe(true);
      this.setState(booking, 'OFFERED', offer);
      this.offersMade += 1;
    }
    for (const party of this.parties)
      if (party.waitList?.state === 'WAITING' && party.bookingAt > this.now)
        expect(canBeSeated(this.day, party)).toBe(false);
  }

  claim(party: Booking) {
    const offer = party.waitList?.offer;
    if (!offer) return;
    this.parties = this.parties.filter((each) => each !== party);
    this.expectFree(party, offer.tableIds);
    this.confirmed.push(occupancyOf(party, offer.tableIds));
  }

  setState(party: Booking, state: WaitListState, offer: TableOffer | null = null) {
    this.parties = this.parties.map((each) =>
      each.uuid === party.uuid && each.waitList
        ? { ...each, waitList: { ...each.waitList, state, offer } }
        : each,
    );
  }

  expectFree(party: Booking, tableIds: readonly number[]) {
    const taken = this.day.occupancies.filter(
      (each) =>
        each.bookingUuid !== party.uuid &&
        overlaps(each, stayOf(party)) &&
        each.tableIds.some((id) => tableIds.includes(id)),
    );
    expect(taken).toEqual([]);
  }
}

function isBefore(place: { joinedAt: number }, { waitList }: Booking): boolean {
  return place.joinedAt < (waitList?.joinedAt ?? 0);
}

const TIMES = ['20:00', '20:30', '21:00', '21:30', '22:00'];
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('CANCEL', 'CLAIM', 'DECLINE', 'ASK_AGAIN', 'PASS', 'PASS'),
    which: fc.nat(20),
    minutes: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 25 },
);
const someParties = fc.array(
  fc.record({
    time: fc.constantFrom(...TIMES),
    pax: fc.integer({ min: 1, max: 5 }),
    joinedAt: fc.nat(4),
  }),
  { minLength: 1, maxLength: 8 },
);

test('on any evening: in order, no table twice, each claim in time succeeds, nobody is forgotten', () => {
  let offers = 0;
  fc.assert(
    fc.property(fc.nat(3), someParties, steps, (more, wishes, rolls) => {
      const extra = Array.from({ length: more }, (_, index) => aTable(index + 10));
      const venue = aVenue({ tables: [...aVenue().tables, ...extra] });
      const full = TIMES.slice(0, 1).flatMap(() =>
        venue.tables.map(({ id }) => anOccupancy('20:00', { tableIds: [id], minutes: 220 })),
      );
      const parties = wishes.map((wish, index) => waiting(`party-${index}`, wish));
      const evening = new Evening(venue, full, parties);
      evening.look();
      for (const { what, which, minutes } of rolls) {
        const { confirmed } = evening;
        const answering = evening.parties.filter(({ waitList }) => waitList?.offer);
        const party = answering[which % Math.max(1, answering.length)];
        const silent = evening.parties.find(({ waitList }) => waitList?.state === 'LAPSED');
        if (what === 'CANCEL') confirmed.splice(which % Math.max(1, confirmed.length), 1);
        else if (what === 'CLAIM' && party) evening.claim(party);
        else if (what === 'DECLINE' && party) evening.setState(party, 'DECLINED');
        else if (what === 'ASK_AGAIN' && silent) evening.setState(silent, 'WAITING');
        else if (what === 'PASS') evening.now += minutes * MS_PER_MINUTE;
        evening.look();
      }
      offers += evening.offersMade;
    }),
    { numRuns: 150 },
  );
  // Usually there are about a hundred. Without offers, the evenings show nothing.
  expect(offers).toBeGreaterThan(30);
});

test('in the night of a clock change, a party is offered a table at its own instant', () => {
  const venue = {
    ...oneTable,
    shifts: [aShift({ firstBookingTime: '01:00:00', lastBookingTime: '04:00:00' })],
  };
  const workDay = '2026-10-24';
  const startAt = Date.parse('2026-10-25T03:30:00+01:00');
  const party = { ...waiting('a'), workDay, bookingAt: startAt };
  const day = { ...aDay(venue, { now: startAt - 4 * 60 * MS_PER_MINUTE }), workDay };
  const taken = {
    ...anOccupancy('20:00', { tableIds: [1] }),
    startAt: startAt - 90 * MS_PER_MINUTE,
  };
  expect(offered({ ...day, occupancies: [{ ...taken, endAt: startAt }] }, [party])).toEqual([
    ['a', [1]],
  ]);
  const longer = { ...taken, endAt: startAt + MS_PER_MINUTE };
  expect(offered({ ...day, occupancies: [longer] }, [party])).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Occupancy } from '../../../src/domain/availability/availability.ts';
import { MS_PER_MINUTE } from '../../../src/domain/venue-time.ts';
import { expectedWait, type WaitingParty } from '../../../src/domain/waits/expected-wait.ts';
import { casesOf } from '../../fixtures/engine.ts';
import { aTable, aVenue } from '../../fixtures/venue.ts';
import { aDay, aMovableOccupancy, anOccupancy, at } from '../availability/an-evening.ts';
import { someDay } from '../availability/random-evenings.ts';

/** Two tables for two and one for four. */
const VENUE = aVenue({
  tables: [aTable(1), aTable(2), aTable(3, { minCovers: 3, maxCovers: 4 })],
  combinations: [],
});
const NOW = at('21:00');

/** Guests who sit at a table until so many minutes from now. */
function sitting(tableId: number, minutesLeft: number): Occupancy {
  const status = { status: 'SEATED', isInHouse: true, isSeated: true } as const;
  const minutes = 60 + minutesLeft;
  return anOccupancy('20:00', { ...status, tableIds: [tableId], minutes });
}

let waitingMade = 0;
function waiting(covers: number): WaitingParty {
  waitingMade += 1;
  return { bookingUuid: `waiting-${waitingMade}`, covers, turnMinutes: 90 };
}

function waitOf(occupancies: Occupancy[], ahead: WaitingParty[], covers: number, now = NOW) {
  return expectedWait(aDay(VENUE, { now, occupancies }), ahead, covers);
}

describe('the wait', () => {
  test('is 0 with a free table', () => {
    const wait = waitOf([sitting(1, 30)], [], 2);
    expect(wait).toEqual({ minutes: { from: 0, to: 0 }, tableIds: [2], after: null });
  });

  test('is that until the first fitting table is free', () => {
    const four = sitting(3, 5);
    const first = sitting(2, 25);
    const wait = waitOf([sitting(1, 40), first, four], [], 2);
    expect(wait).toMatchObject({
      minutes: { from: 25, to: 30 },
      tableIds: [2],
      after: { bookingUuid: first.bookingUuid, endAt: first.endAt },
    });
    expect(waitOf([sitting(1, 40), first, four], [], 4)?.after).toMatchObject({
      bookingUuid: four.bookingUuid,
      endAt: four.endAt,
    });
  });

  test('is rounded up to steps of five minutes, with at least one step between both ends', () => {
    const minutes = (left: number) => waitOf([sitting(3, left)], [], 4)?.minutes;
    expect(minutes(1)).toEqual({ from: 5, to: 10 });
    expect(minutes(5)).toEqual({ from: 5, to: 10 });
    expect(minutes(6)).toEqual({ from: 10, to: 15 });
    expect(minutes(60)).toEqual({ from: 60, to: 65 });
  });

  test('counts the parties ahead that need the same tables, and no others', () => {
    const house = [sitting(1, 20), sitting(2, 40), sitting(3, 10)];
    const [first, second] = [waiting(2), waiting(2)];
    expect(waitOf(house, [waiting(4)], 2)?.minutes.from).toBe(20);
    expect(waitOf(house, [first], 2)?.minutes.from).toBe(40);
    // The first party ahead sits down in 20 minutes and stays for 90.
    const wait = waitOf(house, [first, second], 2);
    expect(wait?.minutes.from).toBe(110);
    expect(wait?.after?.bookingUuid).toBe(first.bookingUuid);
  });

  test('leaves a free table to the party ahead', () => {
    const house = [sitting(2, 30), sitting(3, 30)];
    expect(waitOf(house, [waiting(2)], 2)?.minutes.from).toBe(30);
  });

  test('lasts until a table is free for the whole stay, not only until the next booking', () => {
    const next = anOccupancy('22:00', { tableIds: [3], minutes: 120 });
    const wait = waitOf([sitting(3, 10), next], [], 4);
    expect(wait?.minutes.from).toBe(180);
    expect(wait?.after?.bookingUuid).toBe(next.bookingUuid);
  });

  test('is shorter where a booking can move to another table', () => {
    const occupancies = [aMovableOccupancy('23:30', { tableIds: [1] }), sitting(2, 140)];
    const minutes = (freezeMinutes: number) => {
      const day = aDay({ ...VENUE, freezeMinutes }, { now: at('22:30'), occupancies });
      return expectedWait(day, [], 2)?.minutes;
    };
    expect(minutes(0)).toEqual({ from: 0, to: 0 });
    expect(minutes(120)).toEqual({ from: 50, to: 55 });
  });

  test('is unknown for a party that no table is large enough for, and such a party delays nobody', () => {
    expect(waitOf([], [], 9)).toBeNull();
    expect(waitOf([], [waiting(9)], 2)?.minutes.to).toBe(0);
  });
});

describe('on random evenings', () => {
  const queue = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 });
  const someEvening = fc.tuple(someDay, fc.nat(240), queue, fc.integer({ min: 1, max: 5 }));

  test('a place further back never has a shorter wait', () => {
    fc.assert(
      fc.property(someEvening, ([day, minutes, covers, own]) => {
        const evening = { ...day, now: at('18:30', day.venue) + minutes * MS_PER_MINUTE };
        const ahead = covers.map(waiting);
        const waits = [...ahead.keys(), ahead.length].map(
          (place) => expectedWait(evening, ahead.slice(0, place), own)?.minutes.to ?? Infinity,
        );
        expect(waits).toEqual(waits.toSorted((a, b) => a - b));
      }),
      { numRuns: casesOf(400) },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  BookingCriteria,
  Occupancy,
  ServiceDay,
  SlotResult,
  TableMove,
} from '../../../src/domain/availability/availability.ts';
import { clearTables } from '../../../src/domain/availability/seating/clear-tables.ts';
import { isMovable, seatingPlanOf } from '../../../src/domain/availability/seating/day-plan.ts';
import { seatDirectly } from '../../../src/domain/availability/seating/seat.ts';
import { serviceShifts } from '../../../src/domain/availability/service-slots.ts';
import type { Venue } from '../../../src/domain/venue.ts';
import { MS_PER_MINUTE } from '../../../src/domain/venue-time.ts';
import { evaluateSlot } from '../../fixtures/evaluate-slot.ts';
import { aMovableOccupancy, at } from './an-evening.ts';
import { findDoubleBookings, isTableFree } from './double-bookings.ts';
import { someCriteria, someDay } from './random-evenings.ts';

const slotTimes = (day: ServiceDay) =>
  serviceShifts(day.venue, day.workDay).flatMap(({ slots }) => slots.map(({ time }) => time));

/** The occupancies after the moves are made and the new booking is added. */
function booked(
  occupancies: readonly Occupancy[],
  moves: readonly TableMove[],
  newcomer: Partial<Occupancy>,
): Occupancy[] {
  const moved = occupancies.map((occupancy) => {
    const move = moves.find(({ bookingUuid }) => bookingUuid === occupancy.bookingUuid);
    return move ? { ...occupancy, tableIds: move.tableIds } : occupancy;
  });
  return [...moved, { ...aMovableOccupancy('20:00'), ...newcomer }];
}

function newcomerOf(
  { startAt, turnMinutes }: SlotResult,
  criteria: BookingCriteria,
): Partial<Occupancy> {
  const start = startAt ?? Number.NaN;
  return {
    startAt: start,
    endAt: start + turnMinutes * MS_PER_MINUTE,
    covers: criteria.pax + criteria.paxChildren,
    floorPlanAreaId: criteria.floorPlanAreaId,
    highChairs: criteria.highChairs,
    strollers: criteria.strollers,
  };
}

/** Whether these tables are a table or a combination for this many covers, in that area. */
function isLaid(venue: Venue, tableIds: readonly number[], covers: number, area: number | null) {
  const same = (ids: readonly number[]) =>
    ids.length === tableIds.length && ids.every((id) => tableIds.includes(id));
  const inArea = (id: number) =>
    area === null || venue.tables.some((t) => t.id === id && t.floorPlanAreaId === area);
  const layouts = [...venue.tables.map((t) => ({ ...t, tableIds: [t.id] })), ...venue.combinations];
  return layouts.some(
    (l) =>
      same(l.tableIds) &&
      l.minCovers <= covers &&
      covers <= l.maxCovers &&
      l.tableIds.every(inArea),
  );
}

describe('always', () => {
  it('a table that no other booking has when an available slot is booked', () => {
    const guests = fc.array(fc.tuple(someCriteria, fc.nat(8)), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(someDay, guests, (day, parties) => {
        let occupancies = day.occupancies;
        for (const [criteria, index] of parties) {
          const time = slotTimes(day)[index] ?? '20:00:00';
          const result = evaluateSlot({ ...day, occupancies }, criteria, time);
          const isTaken =
            result.availability.code === 'AVAILABLE' && criteria.status === 'CONFIRMED';
          const { tableIds } = result;
          expect(tableIds !== null).toBe(isTaken);
          if (!tableIds) continue;
          const newcomer = newcomerOf(result, criteria);
          expect(isLaid(day.venue, tableIds, newcomer.covers ?? 0, criteria.floorPlanAreaId)).toBe(
            true,
          );
          occupancies = booked(occupancies, result.moves, { ...newcomer, tableIds });
          expect(findDoubleBookings(occupancies)).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('no seating without moves exactly when a brute-force search finds no free table or combination', () => {
    const someCovers = fc.integer({ min: 1, max: 9 });
    const someInterval = fc.constantFrom(30, 90, 150);
    const someArea = fc.constantFrom(null, 1, 2);
    fc.assert(
      fc.property(someDay, someCovers, someInterval, someArea, (day, covers, minutes, area) => {
        const { venue, occupancies } = day;
        const startAt = at('20:30');
        const endAt = startAt + minutes * MS_PER_MINUTE;
        const layouts = [
          ...venue.tables.map(({ id }) => [id]),
          ...venue.combinations.map((c) => c.tableIds),
        ];
        const exists = layouts.some(
          (ids) =>
            isLaid(venue, ids, covers, area) &&
            ids.every((id) => isTableFree(occupancies, id, startAt, endAt)),
        );
        const floorPlanAreaIds = area === null ? null : [area];
        const request = { covers, startAt, endAt, floorPlanAreaIds };
        expect(seatDirectly(seatingPlanOf(day), request) !== null).toBe(exists);
      }),
      { numRuns: 1000 },
    );
  });

  it('only bookings that may move, and no table taken twice, when requested tables are cleared', () => {
    fc.assert(
      fc.property(someDay, fc.nat(), (day, pick) => {
        const { venue, occupancies, now } = day;
        const tableIds = [venue.tables[pick % venue.tables.length]?.id ?? 1];
        const interval = { startAt: at('20:00'), endAt: at('22:00') };
        const moves = clearTables(seatingPlanOf(day), { ...interval, tableIds });
        if (!moves) return;
        for (const { bookingUuid, tableIds: to } of moves) {
          const occupancy = occupancies.find((h) => h.bookingUuid === bookingUuid);
          expect(occupancy && isMovable(venue, occupancy, now)).toBe(true);
          expect(occupancy && isLaid(venue, to, occupancy.covers, occupancy.floorPlanAreaId)).toBe(
            true,
          );
        }
        expect(findDoubleBookings(booked(occupancies, moves, { ...interval, tableIds }))).toEqual(
          [],
        );
      }),
      { numRuns: 500 },
    );
  });
});

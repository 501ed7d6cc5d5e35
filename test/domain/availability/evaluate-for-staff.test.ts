import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateForStaff } from '../../../src/domain/availability/evaluate-for-staff.ts';
import { coversOf } from '../../../src/domain/availability/party.ts';
import { serviceShifts } from '../../../src/domain/availability/service-slots.ts';
import { evaluateSlot } from '../../fixtures/evaluate-slot.ts';
import { someCriteria, someDay } from './random-evenings.ts';

const AS_GUESTS = { turnMinutes: null, tableIds: null };
/** What guests are refused for, and staff decide by themselves. */
const STAFF_DECIDE = new Set(['MANUAL_CONFIRMATION']);

describe('a time for staff', () => {
  it('has the pace of all who hold or held a table and count for it', () => {
    fc.assert(
      fc.property(someDay, someCriteria, fc.nat(30), (day, criteria, index) => {
        const slots = serviceShifts(day.venue, day.workDay).flatMap((shift) => shift.slots);
        const slot = slots[index % Math.max(1, slots.length)];
        const result = slot && evaluateForStaff(day, criteria, slot.time, AS_GUESTS);
        if (!result) return;
        let [covers, parties] = [0, 0];
        for (const each of day.occupancies) {
          if (each.startAt !== slot.startAt || each.status === 'CANCELED') continue;
          if (each.isExemptFromPace) continue;
          covers += each.covers;
          parties += 1;
        }
        expect(result.pace).toEqual({ covers, parties });
        const { maxCovers, maxParties } = result.shift.pacing;
        const isOver =
          covers + coversOf(day.venue, criteria) > (maxCovers ?? Number.POSITIVE_INFINITY) ||
          parties + 1 > (maxParties ?? Number.POSITIVE_INFINITY);
        const isJudged = criteria.status === 'CONFIRMED' && !criteria.isExemptFromPace;
        expect(result.broken.some(({ rule }) => rule === 'PACE')).toBe(isJudged && isOver);
      }),
      { numRuns: 1000 },
    );
  });

  it('has no rule against it exactly where guests can book it, or staff are whom they would ask', () => {
    fc.assert(
      fc.property(someDay, someCriteria, fc.nat(30), (day, criteria, index) => {
        const slots = serviceShifts(day.venue, day.workDay).flatMap((shift) => shift.slots);
        const slot = slots[index % Math.max(1, slots.length)];
        if (!slot || (slot.startAt < day.now && slot.startAt > day.now - 60_000)) return;
        // Where a shift has areas, guests must choose one; staff need not.
        const needsArea = slots.some(
          ({ shift, time }) => time === slot.time && shift.floorPlanAreaIds.length > 0,
        );
        if (needsArea && criteria.floorPlanAreaId === null) return;
        const { code } = evaluateSlot(day, criteria, slot.time).availability;
        const result = evaluateForStaff(day, criteria, slot.time, AS_GUESTS);
        const isOpen = code === 'AVAILABLE' || STAFF_DECIDE.has(code);
        if (code === 'AVAILABLE') expect(result?.broken).toEqual([]);
        if (result?.broken.length === 0) expect([code, isOpen]).toEqual([code, true]);
      }),
      { numRuns: 1000 },
    );
  });

  it('has the tables of a guest where a guest can book it', () => {
    fc.assert(
      fc.property(someDay, someCriteria, fc.nat(30), (day, criteria, index) => {
        const slots = serviceShifts(day.venue, day.workDay).flatMap((shift) => shift.slots);
        const slot = slots[index % Math.max(1, slots.length)];
        if (!slot || criteria.status !== 'CONFIRMED') return;
        const guests = evaluateSlot(day, criteria, slot.time);
        if (guests.availability.code !== 'AVAILABLE') return;
        const result = evaluateForStaff(day, criteria, slot.time, AS_GUESTS);
        if (result?.shift !== guests.shift) return;
        expect([result?.tableIds, result?.moves]).toEqual([guests.tableIds, guests.moves]);
      }),
      { numRuns: 500 },
    );
  });
});

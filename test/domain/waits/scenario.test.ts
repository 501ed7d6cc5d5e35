import { describe, expect, test } from 'vitest';
import type { Occupancy } from '../../../src/domain/availability/availability.ts';
import { MS_PER_MINUTE } from '../../../src/domain/venue-time.ts';
import { SCENARIOS, scenarioOf } from '../../../src/domain/waits/scenario.ts';
import { TYPICAL_STATS } from '../../../src/domain/waits/venue-stats.ts';
import { aDay, anOccupancy, at } from '../availability/an-evening.ts';

const NOW = at('21:00');

function seated(seatedAt: number, overrides: Partial<Occupancy> = {}): Occupancy {
  const stay = { seatedAt, plannedMinutes: 90, changedAt: seatedAt };
  return anOccupancy('20:00', {
    status: 'SEATED',
    isInHouse: true,
    isSeated: true,
    stay,
    ...overrides,
  });
}

/** In how many minutes an occupancy ends, in every scenario, smallest first. */
function minutesLeft(occupancy: Occupancy, stats = TYPICAL_STATS): number[] {
  const day = aDay(undefined, { now: NOW, occupancies: [occupancy] });
  return Array.from({ length: SCENARIOS }, (_, scenario) => {
    const [{ endAt } = occupancy] = scenarioOf(day, stats, scenario).occupancies;
    return (endAt - NOW) / MS_PER_MINUTE;
  }).sort((a, b) => a - b);
}

const middleOf = (values: readonly number[]) => values[values.length >> 1] ?? 0;

describe('guests in the house', () => {
  test('leave after now, and sooner the longer they have stayed', () => {
    const short = minutesLeft(seated(at('20:50')));
    const long = minutesLeft(seated(at('19:45')));
    const endless = minutesLeft(seated(at('18:00')));
    for (const minutes of [short, long, endless]) expect(minutes[0]).toBeGreaterThanOrEqual(1);
    expect(middleOf(short)).toBeGreaterThan(60);
    expect(middleOf(long)).toBeLessThan(35);
    expect(middleOf(endless)).toBeLessThan(15);
  });

  test('leave soon with the bill, and sooner once it is paid', () => {
    const stay = { seatedAt: at('20:30'), plannedMinutes: 90, changedAt: at('20:59') };
    const sent = minutesLeft(seated(at('20:30'), { status: 'ACCOUNT_SENT', stay }));
    const paid = minutesLeft(seated(at('20:30'), { status: 'ACCOUNT_PAID', stay }));
    expect(middleOf(sent)).toBeLessThan(20);
    expect(middleOf(paid)).toBeLessThan(middleOf(sent));
  });

  test('of two parties are not both early or both late', () => {
    const day = aDay(undefined, {
      now: NOW,
      occupancies: [seated(at('20:00')), seated(at('20:00'))],
    });
    const order = Array.from({ length: SCENARIOS }, (_, scenario) => {
      const [one, other] = scenarioOf(day, TYPICAL_STATS, scenario).occupancies;
      return Math.sign((one?.endAt ?? 0) - (other?.endAt ?? 0));
    });
    expect(order).toContain(1);
    expect(order).toContain(-1);
  });
});

describe('a booking', () => {
  const stats = { ...TYPICAL_STATS, noShows: 0.1 };
  /** In how many scenarios its guests do not come. */
  const missedIn = (time: string) =>
    minutesLeft(anOccupancy(time), stats).filter(
      (minutes) => minutes * MS_PER_MINUTE < at(time) + 60 * MS_PER_MINUTE - NOW,
    ).length;

  test('is missed in as many scenarios as guests of this house do not come', () => {
    expect(missedIn('22:00')).toBe(SCENARIOS / 10);
  });

  test('is the more likely to be missed the later its guests are', () => {
    expect(missedIn('20:50')).toBeGreaterThan(missedIn('22:00'));
    expect(missedIn('20:35')).toBeGreaterThan(missedIn('20:50'));
  });
});

test('holds and blocks end as they are', () => {
  const hold = anOccupancy('21:00', { hold: { kind: 'OFFER', until: at('21:10') } });
  const block = anOccupancy('21:00', { isBlock: true, covers: 0 });
  const occupancies = [hold, block];
  const day = aDay(undefined, { now: NOW, occupancies });
  for (let scenario = 0; scenario < SCENARIOS; scenario += 1)
    expect(scenarioOf(day, { ...TYPICAL_STATS, noShows: 1 }, scenario).occupancies).toEqual(
      occupancies,
    );
});

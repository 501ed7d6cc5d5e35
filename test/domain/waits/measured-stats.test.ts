import { describe, expect, test } from 'vitest';
import { MS_PER_MINUTE } from '../../../src/domain/venue-time.ts';
import { measuredStats, type PastParty } from '../../../src/domain/waits/measured-stats.ts';
import { ratiosFor, TYPICAL_RATIOS, TYPICAL_STATS } from '../../../src/domain/waits/venue-stats.ts';

const VENUE = { separatesAdultsAndChildren: false };
const SEATED_AT = Date.parse('2026-11-20T20:00:00Z');

function visits(count: number, overrides: Partial<PastParty> & { minutes?: number } = {}) {
  const { minutes = 90, ...rest } = overrides;
  return Array.from(
    { length: count },
    (_, index): PastParty => ({
      uuid: `${rest.pax}-${index}`,
      status: 'ATTENDED',
      isWalkIn: false,
      pax: 2,
      paxChildren: 0,
      turnMinutes: 90,
      quotedWaitMinutes: null,
      seatedAt: SEATED_AT,
      endedAt: SEATED_AT + minutes * MS_PER_MINUTE,
      ...rest,
    }),
  );
}

describe('what is learnt of a venue', () => {
  test('is nothing from too few visits', () => {
    expect(measuredStats(VENUE, visits(39), [])).toEqual(TYPICAL_STATS);
  });

  test('is how long parties of a size stay, and of sizes that rarely come, how long all do', () => {
    const parties = [...visits(40, { minutes: 45 }), ...visits(10, { pax: 8, minutes: 180 })];
    const stats = measuredStats(VENUE, parties, []);
    expect(new Set(ratiosFor(stats, 1))).toEqual(new Set([0.5]));
    expect(new Set(ratiosFor(stats, 8))).toEqual(new Set([0.5, 2]));
    expect(ratiosFor(stats, 8)).toEqual(ratiosFor(stats, 8).toSorted((a, b) => a - b));
  });

  test('leaves out stays that are only taps made good', () => {
    const stats = measuredStats(VENUE, visits(60, { minutes: 2 }), []);
    expect(ratiosFor(stats, 2)).toBe(TYPICAL_RATIOS);
  });

  test('is how many minutes after the bill guests leave', () => {
    const parties = visits(40);
    const times = parties.flatMap(({ uuid: bookingUuid }) => [
      { bookingUuid, status: 'SEATED' as const, at: SEATED_AT },
      { bookingUuid, status: 'ACCOUNT_SENT' as const, at: SEATED_AT + 80 * MS_PER_MINUTE },
    ]);
    const { minutesLeft } = measuredStats(VENUE, parties, times);
    expect(new Set(minutesLeft.ACCOUNT_SENT)).toEqual(new Set([10]));
    expect(minutesLeft.DESSERTS).toBe(TYPICAL_STATS.minutesLeft.DESSERTS);
    expect(minutesLeft.SEATED).toBeUndefined();
  });

  test('is which part does not come, and which part leaves the door list', () => {
    const missed = { status: 'NO_SHOW', seatedAt: null, endedAt: null } as const;
    const queued = { isWalkIn: true, quotedWaitMinutes: 20 };
    const parties = [
      ...visits(60),
      ...visits(20, missed),
      ...visits(30, queued),
      ...visits(10, { ...missed, ...queued }),
    ];
    expect(measuredStats(VENUE, parties, [])).toMatchObject({ noShows: 0.25, leftQueue: 0.25 });
  });
});

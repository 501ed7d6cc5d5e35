import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  daysBetween,
  instantOfWall,
  instantOnWorkDay,
  minuteOfWorkDay,
  timeOfMinute,
  toZonedIso,
  wallOf,
  weekdayOf,
  workDayOf,
} from '../../src/domain/venue-time.ts';

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

describe('instantOfWall', () => {
  it.each([
    ['Europe/Madrid', '2026-03-29', '02:30:00'],
    ['America/New_York', '2026-03-08', '02:00:00'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15:00'],
    ['America/Santiago', '2026-09-06', '00:30:00'],
    ['Asia/Beirut', '2026-03-29', '00:00:00'],
    ['Pacific/Apia', '2011-12-30', '12:00:00'],
  ])('null when the clocks of %s skip %s %s', (timezone, date, time) => {
    expect(instantOfWall(timezone, date, time)).toBeNull();
  });

  it.each([
    ['2026-03-29', ''],
    ['', '12:00:00'],
  ])('null when somebody is still typing: date "%s", time "%s"', (date, time) => {
    expect(instantOfWall('Europe/Madrid', date, time)).toBeNull();
  });

  it.each([
    ['Europe/Madrid', '2026-10-25', '02:30:00', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30:00', '2026-11-01T05:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45:00', '2026-04-04T14:45:00.000Z'],
    ['America/Santiago', '2026-04-04', '23:30:00', '2026-04-05T02:30:00.000Z'],
    ['Asia/Beirut', '2026-10-24', '23:30:00', '2026-10-24T20:30:00.000Z'],
  ])('the first instant of a time that occurs twice: %s %s %s', (timezone, date, time, first) => {
    expect(iso(instantOfWall(timezone, date, time))).toBe(first);
  });

  it.each([
    ['Europe/Madrid', '2026-03-29', '03:00:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Madrid', '2026-03-29', '01:59:00', '2026-03-29T00:59:00.000Z'],
    ['America/New_York', '2026-11-01', '02:00:00', '2026-11-01T07:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:30:00', '2026-10-03T15:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '02:00:00', '2026-04-04T15:30:00.000Z'],
    ['America/Santiago', '2026-09-06', '01:00:00', '2026-09-06T04:00:00.000Z'],
    ['Pacific/Apia', '2011-12-29', '23:59:00', '2011-12-30T09:59:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '00:00:00', '2011-12-30T10:00:00.000Z'],
    ['Asia/Kathmandu', '2026-06-01', '12:00:00', '2026-06-01T06:15:00.000Z'],
  ])(
    'the only instant of a time near a clock change: %s %s %s',
    (timezone, date, time, expected) => {
      expect(iso(instantOfWall(timezone, date, time))).toBe(expected);
    },
  );
});

describe('work days', () => {
  const madrid = { timezone: 'Europe/Madrid', dayStartsAt: '05:00:00' };

  it('null past midnight of 9999-12-31', () => {
    expect(instantOnWorkDay(madrid, '9999-12-31', '00:30:00')).toBeNull();
    expect(iso(instantOnWorkDay(madrid, '9999-12-31', '23:30:00'))).toBe(
      '9999-12-31T22:30:00.000Z',
    );
    expect(iso(instantOnWorkDay(madrid, '0000-01-01', '05:00:00'))).not.toBeNull();
  });

  it('the next calendar day when the time is before the day starts', () => {
    expect(iso(instantOnWorkDay(madrid, '2026-11-20', '04:59:00'))).toBe(
      '2026-11-21T03:59:00.000Z',
    );
    expect(iso(instantOnWorkDay(madrid, '2026-11-20', '05:00:00'))).toBe(
      '2026-11-20T04:00:00.000Z',
    );
  });

  it('the same calendar day throughout when the day starts at midnight', () => {
    const clock = { timezone: 'Europe/Madrid', dayStartsAt: '00:00:00' };
    expect(iso(instantOnWorkDay(clock, '2026-11-20', '00:00:00'))).toBe('2026-11-19T23:00:00.000Z');
  });

  it('the day before when an instant falls before the day starts', () => {
    expect(workDayOf(madrid, Date.parse('2026-11-21T04:59:59+01:00'))).toBe('2026-11-20');
    expect(workDayOf(madrid, Date.parse('2026-11-21T05:00:00+01:00'))).toBe('2026-11-21');
  });

  it('null when a clock change skips a time past midnight of the work day', () => {
    expect(instantOnWorkDay(madrid, '2026-03-28', '02:30:00')).toBeNull();
    expect(instantOnWorkDay(madrid, '2026-03-29', '02:30:00')).not.toBeNull();
  });

  it.each([
    ['Europe/Madrid', '2026-03-28'],
    ['Europe/Madrid', '2026-10-24'],
    ['America/New_York', '2026-03-07'],
    ['America/New_York', '2026-10-31'],
    ['Australia/Lord_Howe', '2026-10-03'],
    ['Australia/Lord_Howe', '2026-04-04'],
    ['America/Santiago', '2026-09-05'],
    ['America/Santiago', '2026-04-04'],
    ['Asia/Beirut', '2026-03-28'],
    ['Pacific/Apia', '2011-12-29'],
  ])(
    'the same time when each local time of a work day is converted and back in %s on %s',
    (timezone, workDay) => {
      const clock = { timezone, dayStartsAt: '05:00:00' };
      for (let minute = 0; minute < 1440; minute += 15) {
        const time = timeOfMinute(minute);
        const instant = instantOnWorkDay(clock, workDay, time);
        if (instant === null) continue;
        expect(workDayOf(clock, instant)).toBe(workDay);
        expect(wallOf(timezone, instant).time).toBe(time);
      }
    },
  );

  it('times past midnight sort last within their work day', () => {
    expect(minuteOfWorkDay(madrid, '00:30:00')).toBeGreaterThan(
      minuteOfWorkDay(madrid, '23:30:00'),
    );
  });
});

describe('dates and offsets', () => {
  it('the offset at that instant when it is formatted for a zone', () => {
    const summer = Date.parse('2026-07-01T18:00:00Z');
    expect(toZonedIso('Europe/Madrid', summer)).toBe('2026-07-01T20:00:00+02:00');
    expect(toZonedIso('America/St_Johns', summer)).toBe('2026-07-01T15:30:00-02:30');
    expect(toZonedIso('UTC', summer)).toBe('2026-07-01T18:00:00+00:00');
  });

  it('calendar dates when days are added and counted across a leap day', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
  });

  it('7 when the date is a Sunday, 1 when a Monday', () => {
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(weekdayOf('2026-11-23')).toBe(1);
  });
});

describe('wallOf', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const DAY = 86_400_000;

  // Other years for each: the offset of a day is looked up once.
  it.each([
    ['Temporal', Temporal, 1995, ['2026-03-29', '2026-10-25', '2026-03-08']],
    [
      'Intl, where there is no Temporal',
      undefined,
      2046,
      ['2027-03-28', '2027-10-31', '2027-11-07'],
    ],
  ])('always the local time of a zone, by %s', (_, api, firstYear, nightsOfChange) => {
    vi.stubGlobal('Temporal', api);
    const instants = fc.oneof(
      fc.integer({ min: Date.UTC(firstYear), max: Date.UTC(firstYear + 50) }),
      ...nightsOfChange.map((date) =>
        fc.integer({ min: Date.parse(date) - DAY, max: Date.parse(date) + 2 * DAY }),
      ),
    );
    fc.assert(
      fc.property(zones, instants, (timeZone, at) => {
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'medium',
        }).format(at);
        const { date, time } = wallOf(timeZone, at);
        expect(`${date} ${time}`).toBe(shown);
      }),
      { numRuns: 1000 },
    );
  });
});

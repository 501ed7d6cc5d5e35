import { describe, expect, it } from 'vitest';
import { judgeSlot } from '../../../src/domain/availability/judge-slot.ts';
import { AVAILABILITY_CODES } from '../../../src/domain/availability/judgement.ts';
import { refusalOf, unavailable } from '../../../src/domain/availability/refuse-unavailable.ts';
import { aVenue } from '../../fixtures/venue.ts';
import { aDay, at, aWish, fullFrom } from './an-evening.ts';

describe('refusalOf', () => {
  it.each([
    ['PAST', 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW'],
    ['TOO_SOON', 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW'],
    ['TOO_FAR_AHEAD', 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW'],
    ['CLOSED', 'NO_AVAILABLE_SLOT'],
    ['FULL', 'NO_AVAILABLE_SLOT'],
    ['PARTY_TOO_SMALL', 'NO_AVAILABLE_SLOT'],
    ['PARTY_TOO_LARGE', 'NO_AVAILABLE_SLOT'],
    ['MANUAL_CONFIRMATION', 'NO_AVAILABLE_SLOT'],
    ['EXPERIENCE_REQUIRED', 'BOOKING_AVAILABILITY_NOT_FOUND'],
    ['EXPERIENCE_NOT_AVAILABLE', 'BOOKING_AVAILABILITY_NOT_FOUND'],
    ['AREA_NOT_AVAILABLE', 'BOOKING_AVAILABILITY_NOT_FOUND'],
    ['ADD_ON_NOT_AVAILABLE', 'BOOKING_AVAILABILITY_NOT_FOUND'],
    ['HIGH_CHAIRS_NOT_AVAILABLE', 'BOOKING_AVAILABILITY_NOT_FOUND'],
    ['STROLLERS_NOT_AVAILABLE', 'BOOKING_AVAILABILITY_NOT_FOUND'],
    ['AVAILABLE', 'NO_AVAILABLE_SLOT'],
  ] as const)('%s is refused as %s', (code, refusal) => {
    expect(refusalOf(code)).toBe(refusal);
  });

  it('an answer when any code is asked about', () => {
    for (const code of AVAILABILITY_CODES) expect(refusalOf(code)).toBeTruthy();
  });
});

describe('unavailable', () => {
  it('NO_AVAILABLE_SLOT that says what is free when the slot is full', () => {
    const day = aDay(aVenue(), { holds: fullFrom('20:30') });
    const refusal = unavailable(judgeSlot(day, aWish(), '21:00:00'));
    expect(refusal.code).toBe('NO_AVAILABLE_SLOT');
    expect(refusal.message).toBe(
      '21:00 has no table left for this party. Another time on this day is free.',
    );
  });

  it('BOOKING_AT_NOT_ALLOWED_TIME_WINDOW when the time is over', () => {
    const refusal = unavailable(
      judgeSlot(aDay(aVenue(), { now: at('23:00') }), aWish(), '21:00:00'),
    );
    expect(refusal.code).toBe('BOOKING_AT_NOT_ALLOWED_TIME_WINDOW');
    expect(refusal.message).toBe('21:00 is over. Choose another date.');
  });

  it('advice to ask again when the slot was lost between question and answer', () => {
    expect(unavailable(judgeSlot(aDay(), aWish(), '21:00:00')).message).toBe(
      '21:00 was taken a moment ago. Ask for the availability of this day again.',
    );
  });

  it('no advice but the truth when there is no way around', () => {
    expect(unavailable(judgeSlot(aDay(), aWish({ pax: 6 }), '21:00:00')).message).toBe(
      '21:00 has no table left for this party. It is not to be had on another date either.',
    );
  });
});

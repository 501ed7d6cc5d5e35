import { describe, expect, test } from 'vitest';
import type { BookedCancellationPolicy } from '../../src/domain/booking.ts';
import {
  newBookedPolicy,
  policyAfterChange,
  policyAfterTransition,
  policyAt,
  signPolicy,
} from '../../src/domain/cancellation-policy.ts';
import { aPolicyRule } from '../fixtures/venue.ts';

const NOW = Date.parse('2030-01-16T12:00:00Z');
const HOUR = 3_600_000;
const TOMORROW = NOW + 30 * HOUR;

function aPolicy(overrides: Partial<BookedCancellationPolicy> = {}): BookedCancellationPolicy {
  const booked = { covers: 4, bookingAt: TOMORROW, currency: 'EUR', now: NOW } as const;
  return { ...newBookedPolicy(aPolicyRule(), booked), ...overrides };
}
const SIGNED = { status: 'SIGNED', signedAt: NOW + HOUR, signedFromIp: '203.0.113.9' } as const;

describe('a new policy', () => {
  test('waits for its signature, with the terms of this party', () => {
    expect(aPolicy()).toEqual({
      id: 9,
      status: 'PENDING_SIGNATURE',
      type: 'CARD_GUARANTEE',
      amountType: 'PER_PERSON',
      amount: 2000,
      currency: 'EUR',
      cancellationNoticeHours: 24,
      signDeadlineAt: NOW + 2 * HOUR,
      signedAt: null,
      signedFromIp: null,
      endedAt: null,
      endedBy: null,
      chargeStatus: 'NOT_CHARGED',
      refundStatus: null,
      cancellationFeeAmount: 8000,
      chargedAmount: 0,
      refundedAmount: 0,
      guaranteedPax: 4,
    });
  });

  test('is to be signed before the meal, however much time the rule gives', () => {
    const booked = { covers: 4, bookingAt: NOW + HOUR, currency: 'EUR', now: NOW } as const;
    expect(newBookedPolicy(aPolicyRule(), booked).signDeadlineAt).toBe(NOW + HOUR);
  });

  test('has expired from its deadline on, and not a moment before', () => {
    const policy = aPolicy();
    expect(policyAt(policy, policy.signDeadlineAt - 1)).toBe(policy);
    expect(policyAt(policy, policy.signDeadlineAt)).toMatchObject({
      status: 'EXPIRED',
      endedAt: policy.signDeadlineAt,
      endedBy: 'SYSTEM',
    });
  });

  test('never expires once signed', () => {
    const policy = aPolicy(SIGNED);
    expect(policyAt(policy, policy.signDeadlineAt + HOUR)).toBe(policy);
  });
});

describe('signing', () => {
  test('keeps when and from where', () => {
    const signed = signPolicy({ cancellationPolicy: aPolicy() }, '203.0.113.9', NOW + HOUR);
    expect(signed).toEqual(aPolicy(SIGNED));
  });

  test('a second time changes nothing', () => {
    const policy = aPolicy(SIGNED);
    expect(signPolicy({ cancellationPolicy: policy }, '198.51.100.1', NOW + 2 * HOUR)).toBe(policy);
  });

  test.each([
    ['BOOKING_AT_NOT_ALLOWED_TIME_WINDOW', 'the deadline is over', aPolicy(), NOW + 2 * HOUR],
    ['STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING', 'there is no policy', null, NOW],
    [
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      'it has ended',
      aPolicy({ status: 'ENDED' }),
      NOW,
    ],
  ])('%s where %s', (code, _, cancellationPolicy, now) => {
    expect(() => signPolicy({ cancellationPolicy }, null, now)).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

describe('a move of the booking', () => {
  test.each(['CANCELED', 'DECLINED_BY_MERCHANT', 'DELETED'] as const)(
    '%s ends it, by whoever moved the booking',
    (to) => {
      const ended = policyAfterTransition(aPolicy(SIGNED), to, 'VENUE', NOW + HOUR);
      expect(ended).toMatchObject({ status: 'ENDED', endedAt: NOW + HOUR, endedBy: 'VENUE' });
    },
  );

  test('ATTENDED ends it by itself, and the undo brings it back', () => {
    const ended = policyAfterTransition(aPolicy(SIGNED), 'ATTENDED', 'VENUE', TOMORROW);
    expect(ended).toMatchObject({ status: 'ENDED', endedBy: 'SYSTEM' });
    expect(policyAfterTransition(ended, 'SEATED', 'VENUE', TOMORROW + HOUR)).toEqual(
      aPolicy(SIGNED),
    );
  });

  test('NO_SHOW leaves it as it is, for that is what it is there for', () => {
    expect(policyAfterTransition(aPolicy(SIGNED), 'NO_SHOW', 'VENUE', TOMORROW)).toEqual(
      aPolicy(SIGNED),
    );
  });

  test('an expired one stays expired', () => {
    const after = policyAfterTransition(aPolicy(), 'CANCELED', 'CUSTOMER', NOW + 3 * HOUR);
    expect(after).toMatchObject({ status: 'EXPIRED', endedAt: NOW + 2 * HOUR });
  });

  test('without a policy there is none afterwards', () => {
    expect(policyAfterTransition(null, 'CANCELED', 'CUSTOMER', NOW)).toBeNull();
  });
});

describe('a change of the booking', () => {
  const larger = aPolicy({ cancellationFeeAmount: 10_000, guaranteedPax: 5 });
  const smaller = aPolicy({ cancellationFeeAmount: 6000, guaranteedPax: 3 });
  const later = NOW + HOUR;

  test('what was not signed follows the party, with its first deadline', () => {
    const fresh = { ...larger, signDeadlineAt: NOW + 9 * HOUR };
    expect(policyAfterChange(aPolicy(), fresh, later)).toEqual({
      ...larger,
      signDeadlineAt: NOW + 2 * HOUR,
    });
    expect(policyAfterChange(aPolicy(), null, later)).toBeNull();
  });

  test('what was signed holds for a smaller party and where no rule applies any more', () => {
    expect(policyAfterChange(aPolicy(SIGNED), smaller, later)).toEqual(aPolicy(SIGNED));
    expect(policyAfterChange(aPolicy(SIGNED), null, later)).toEqual(aPolicy(SIGNED));
  });

  test('a larger party signs anew', () => {
    expect(policyAfterChange(aPolicy(SIGNED), larger, later)).toEqual(larger);
  });

  test('a booking that now falls under a rule, or under another, gets its policy', () => {
    expect(policyAfterChange(null, larger, later)).toEqual(larger);
    const other = aPolicy({ id: 10, signDeadlineAt: NOW + 9 * HOUR });
    expect(policyAfterChange(aPolicy(), other, later)).toEqual(other);
  });

  test('an expired one gets its time anew', () => {
    const fresh = aPolicy({ signDeadlineAt: NOW + 9 * HOUR });
    expect(policyAfterChange(aPolicy(), fresh, NOW + 3 * HOUR)).toEqual(fresh);
  });
});

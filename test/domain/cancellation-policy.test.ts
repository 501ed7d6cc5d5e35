import { describe, expect, test } from 'vitest';
import type { BookedCancellationPolicy } from '../../src/domain/booking.ts';
import type { BookingStatus } from '../../src/domain/booking-status.ts';
import {
  newBookedPolicy,
  policyAfterAnswer,
  policyAfterChange,
  policyAfterTransition,
  policyAt,
  policyOf,
  signPolicy,
} from '../../src/domain/cancellation-policy.ts';
import { aPolicyRule } from '../fixtures/venue.ts';

const NOW = Date.parse('2030-01-16T12:00:00Z');
const HOUR = 3_600_000;
const TOMORROW = NOW + 30 * HOUR;
const FOR_FOUR = { rule: aPolicyRule(), covers: 4, fee: 8000 };

function aPolicy(overrides: Partial<BookedCancellationPolicy> = {}): BookedCancellationPolicy {
  const booked = { bookingAt: TOMORROW, currency: 'EUR', now: NOW } as const;
  return { ...newBookedPolicy(FOR_FOUR, booked), ...overrides };
}
const SIGNED = { status: 'SIGNED', signedAt: NOW + HOUR, signedFromIp: '203.0.113.9' } as const;

describe('a new policy', () => {
  test('is PENDING_SIGNATURE, with the fee for this party', () => {
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

  test('must be signed before the booking starts, even if the rule allows more time', () => {
    const booked = { bookingAt: NOW + HOUR, currency: 'EUR', now: NOW } as const;
    expect(newBookedPolicy(FOR_FOUR, booked).signDeadlineAt).toBe(NOW + HOUR);
  });

  test('expires exactly at its deadline', () => {
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

function confirmed(cancellationPolicy: BookedCancellationPolicy | null) {
  return { status: 'CONFIRMED', cancellationPolicy } as const;
}

describe('signing', () => {
  test('stores the time and the IP address', () => {
    const signed = signPolicy(confirmed(aPolicy()), '203.0.113.9', NOW + HOUR);
    expect(signed).toEqual(aPolicy(SIGNED));
  });

  test('signing again changes nothing', () => {
    const policy = aPolicy(SIGNED);
    expect(signPolicy(confirmed(policy), '198.51.100.1', NOW + 2 * HOUR)).toBe(policy);
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
    expect(() => signPolicy(confirmed(cancellationPolicy), null, now)).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

describe('on the wait list', () => {
  const waiting = (cancellationPolicy: BookedCancellationPolicy) =>
    ({ status: 'PENDING_WAIT_LIST_BOOKING', cancellationPolicy }) as const;

  test('there is nothing to sign, even if a policy is stored', () => {
    expect(policyOf(waiting(aPolicy()), NOW)).toBeNull();
    expect(() => signPolicy(waiting(aPolicy()), null, NOW)).toThrow(
      expect.objectContaining({ code: 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING' }),
    );
  });

  test('a signature from before stays on record', () => {
    expect(policyOf(waiting(aPolicy(SIGNED)), NOW)).toEqual(aPolicy(SIGNED));
  });
});

describe("the venue's answer", () => {
  const later = NOW + 20 * HOUR;
  const fresh = newBookedPolicy(FOR_FOUR, {
    bookingAt: TOMORROW,
    currency: 'EUR',
    now: later,
  });
  const answered = (
    status: BookingStatus,
    to: BookingStatus,
    cancellationPolicy: BookedCancellationPolicy | null,
  ) => policyAfterAnswer({ status, cancellationPolicy }, to, fresh, later);

  test.each([
    ['a place on the wait list', 'PENDING_WAIT_LIST_BOOKING', null],
    ['one that stored an unsigned policy', 'PENDING_WAIT_LIST_BOOKING', aPolicy()],
    ['a request whose deadline has passed', 'REQUESTED', aPolicy()],
  ] as const)('a table for %s gives the whole time to sign', (_, status, policy) => {
    expect(answered(status, 'CONFIRMED', policy)).toEqual(fresh);
    expect(fresh.signDeadlineAt).toBe(later + 2 * HOUR);
  });

  test.each([
    ['REQUESTED', 'CONFIRMED'],
    ['REQUESTED', 'PENDING_WAIT_LIST_BOOKING'],
    ['PENDING_WAIT_LIST_BOOKING', 'CONFIRMED'],
  ] as const)('a signature stays from %s to %s', (status, to) => {
    expect(answered(status, to, aPolicy(SIGNED))).toEqual(aPolicy(SIGNED));
  });

  test('a request that needed no signature needs none when it is confirmed', () => {
    expect(answered('REQUESTED', 'CONFIRMED', null)).toBeNull();
  });

  test('a request that moves to the wait list has nothing to sign', () => {
    expect(answered('REQUESTED', 'PENDING_WAIT_LIST_BOOKING', aPolicy())).toBeNull();
  });

  test('a place on the wait list that becomes a request has the policy of a request', () => {
    expect(answered('PENDING_WAIT_LIST_BOOKING', 'PENDING_MERCHANT_CONFIRMATION', null)).toEqual(
      fresh,
    );
  });

  test('a request that goes on waiting keeps its deadline', () => {
    expect(answered('REQUESTED', 'PENDING_MERCHANT_CONFIRMATION', aPolicy())).toEqual(aPolicy());
  });
});

describe('a status transition of the booking', () => {
  test.each(['CANCELED', 'DECLINED_BY_MERCHANT', 'DELETED'] as const)(
    '%s ends it, by the actor who changed the status',
    (to) => {
      const ended = policyAfterTransition(aPolicy(SIGNED), to, 'VENUE', NOW + HOUR);
      expect(ended).toMatchObject({ status: 'ENDED', endedAt: NOW + HOUR, endedBy: 'VENUE' });
    },
  );

  test('ATTENDED ends it as SYSTEM, and undoing ATTENDED restores it', () => {
    const ended = policyAfterTransition(aPolicy(SIGNED), 'ATTENDED', 'VENUE', TOMORROW);
    expect(ended).toMatchObject({ status: 'ENDED', endedBy: 'SYSTEM' });
    expect(policyAfterTransition(ended, 'SEATED', 'VENUE', TOMORROW + HOUR)).toEqual(
      aPolicy(SIGNED),
    );
  });

  test('NO_SHOW does not end it', () => {
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

  test('an unsigned policy follows the party and keeps its deadline', () => {
    const fresh = { ...larger, signDeadlineAt: NOW + 9 * HOUR };
    expect(policyAfterChange(aPolicy(), fresh, later)).toEqual({
      ...larger,
      signDeadlineAt: NOW + 2 * HOUR,
    });
    expect(policyAfterChange(aPolicy(), null, later)).toBeNull();
  });

  test('a signed policy stays for a smaller party, and if no rule applies any more', () => {
    expect(policyAfterChange(aPolicy(SIGNED), smaller, later)).toEqual(aPolicy(SIGNED));
    expect(policyAfterChange(aPolicy(SIGNED), null, later)).toEqual(aPolicy(SIGNED));
  });

  test('a larger party must sign again', () => {
    expect(policyAfterChange(aPolicy(SIGNED), larger, later)).toEqual(larger);
  });

  test('a booking gets the policy of the rule that applies after the change', () => {
    expect(policyAfterChange(null, larger, later)).toEqual(larger);
    const other = aPolicy({ id: 10, signDeadlineAt: NOW + 9 * HOUR });
    expect(policyAfterChange(aPolicy(), other, later)).toEqual(other);
  });

  test('an expired one gets a new deadline', () => {
    const fresh = aPolicy({ signDeadlineAt: NOW + 9 * HOUR });
    expect(policyAfterChange(aPolicy(), fresh, NOW + 3 * HOUR)).toEqual(fresh);
  });
});

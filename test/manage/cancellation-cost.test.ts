import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellationCost } from '../../src/manage/cancellation-cost.ts';
import { publicBooking } from '../diner/answers.ts';
import { aPolicy, SIGNED } from './policies.ts';

const bookingAt = '2030-05-17T21:00:00+02:00';
const at = (dateTime: string) => Date.parse(dateTime);
const booked = (policy: Parameters<typeof aPolicy>[0] | null) =>
  publicBooking({ bookingAt, cancellationPolicy: policy ? aPolicy(policy) : null });

test('canceling is free until the notice begins, and costs the fee from then on', () => {
  const booking = booked(SIGNED);
  const end = at('2030-05-16T21:00:00+02:00');

  expect(cancellationCost(booking, end - 1)).toEqual({ type: 'free', until: end });
  expect(cancellationCost(booking, end)).toEqual({
    type: 'fee',
    since: end,
    amount: 20_000,
    currency: 'EUR',
  });
});

test.each([
  ['without a policy', null],
  ['with a policy that nobody signed', {}],
  ['with one that expired unsigned', { status: 'EXPIRED' as const }],
  ['with one that charges nothing', { ...SIGNED, type: 'NO_CHARGE' as const }],
  ['with one of nothing', { ...SIGNED, cancellationFeeAmount: 0 }],
])('canceling never costs anything %s', (_, policy) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: at('2031-01-01T00:00:00Z') }), (now) => {
      expect(cancellationCost(booked(policy), now)).toEqual({ type: 'nothing' });
    }),
  );
});

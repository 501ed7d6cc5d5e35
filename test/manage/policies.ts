import type { BookedPolicy } from '../../src/manage/cancellation-cost.ts';

/** A card guarantee of €25 for each of 8 guests, free until 24 hours before. */
export function aPolicy(policy: Partial<BookedPolicy> = {}): BookedPolicy {
  return {
    id: 1,
    status: 'PENDING_SIGNATURE',
    type: 'CARD_GUARANTEE',
    amountType: 'PER_PERSON',
    amount: 2500,
    currency: 'EUR',
    cancellationNoticeHours: 24,
    signDeadlineAt: '2030-05-10T15:00:00+02:00',
    signedAt: null,
    signedFromIp: null,
    endedAt: null,
    endedBy: null,
    chargeStatus: 'NOT_CHARGED',
    refundStatus: null,
    cancellationFeeAmount: 20_000,
    chargedAmount: 0,
    refundedAmount: 0,
    guaranteedPax: 8,
    ...policy,
  };
}

export const SIGNED: Partial<BookedPolicy> = {
  status: 'SIGNED',
  signedAt: '2030-05-10T13:30:00+02:00',
};

import type { Manage } from './manage-context.ts';
import { momentOf, wallClockAt } from './moment.ts';
import { type BookedPolicy, freeUntil } from './policy-cost.ts';

/** The cancellation policy in plain sentences: what is asked for, until when, and what it can cost. */
export function policyTerms(
  { managed, text }: Pick<Manage, 'managed' | 'text'>,
  policy: BookedPolicy,
): string[] {
  const { words } = text;
  const { booking, start } = managed;
  const { currency, cancellationNoticeHours: hours } = policy;
  const until = freeUntil(policy, booking.bookingAt);
  const moment = momentOf(text, wallClockAt(until, start.venue.timezone));
  const total = text.money(policy.cancellationFeeAmount, currency);
  if (policy.type === 'NO_CHARGE') {
    const inTime = hours > 0 ? [text.count(words.tellInTime, hours, { moment })] : [];
    return [words.noCharge, ...inTime];
  }
  const sum =
    policy.amountType === 'PER_PERSON'
      ? text.fill(words.sumPerPerson, {
          amount: text.money(policy.amount, currency),
          total,
          people: text.count(words.people, policy.guaranteedPax),
        })
      : text.fill(words.sumPerBooking, { total });
  return [
    text.fill(policy.type === 'DEPOSIT' ? words.deposit : words.cardGuarantee, { sum }),
    hours > 0 ? text.count(words.freeUntil, hours, { moment }) : words.freeUntilStart,
    text.fill(words.lateCost, { total }),
  ];
}

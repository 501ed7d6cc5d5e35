import type { Interval } from '../domain/availability/interval.ts';
import type { CancelReason } from '../domain/booking.ts';
import type { BookingStatus } from '../domain/booking-status.ts';
import { type Instant, MS_PER_MINUTE } from '../domain/venue-time.ts';
import type { SeededRandom } from './seeded-random.ts';

/** The status that a booking has reached by now. */
export interface DemoOutcome {
  status: BookingStatus;
  cancelReason: CancelReason | null;
}

/** A random outcome of a confirmed booking. */
export function demoOutcome(random: SeededRandom, interval: Interval, now: Instant): DemoOutcome {
  if (random.chance(0.05)) return canceled(random);
  if (interval.endAt <= now)
    return { status: random.chance(0.06) ? 'NO_SHOW' : 'ATTENDED', cancelReason: null };
  return { status: statusDuring(random, interval, now), cancelReason: null };
}

export function canceled(random: SeededRandom): DemoOutcome {
  const cancelReason = random.pick<CancelReason>([
    'CHANGED_PLANS',
    'UNEXPECTED_SITUATION',
    'CALL_TO_CANCEL',
  ]);
  return { status: 'CANCELED', cancelReason };
}

/** The status during a meal, by its progress. */
export function statusDuring(
  random: SeededRandom,
  { startAt, endAt }: Interval,
  now: Instant,
): BookingStatus {
  if (now < startAt) {
    const isEarly = startAt - now <= 15 * MS_PER_MINUTE && random.chance(0.5);
    return isEarly ? 'ARRIVED' : 'CONFIRMED';
  }
  const progress = (now - startAt) / (endAt - startAt);
  if (progress < 0.12) return random.chance(0.6) ? 'ARRIVED' : 'CONFIRMED';
  if (progress < 0.6) return 'SEATED';
  if (progress < 0.8) return 'DESSERTS';
  if (progress < 0.92) return 'ACCOUNT_SENT';
  return progress < 1 ? 'ACCOUNT_PAID' : 'ATTENDED';
}

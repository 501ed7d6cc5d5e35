import type { CancelReason } from '../domain/booking.ts';
import type { BookingStatus } from '../domain/booking-status.ts';
import { type Instant, MS_PER_MINUTE } from '../domain/venue-time.ts';
import type { SeededRandom } from './seeded-random.ts';

/** How far a booking has come by now. */
export interface DemoOutcome {
  status: BookingStatus;
  cancelReason: CancelReason | null;
}

interface Stay {
  startAt: Instant;
  endAt: Instant;
}

/** What usually became, or becomes, of a confirmed booking. */
export function demoOutcome(random: SeededRandom, stay: Stay, now: Instant): DemoOutcome {
  if (random.chance(0.05)) return canceled(random);
  if (stay.endAt <= now)
    return { status: random.chance(0.06) ? 'NO_SHOW' : 'ATTENDED', cancelReason: null };
  return { status: statusDuring(random, stay, now), cancelReason: null };
}

export function canceled(random: SeededRandom): DemoOutcome {
  const cancelReason = random.pick<CancelReason>([
    'CHANGED_PLANS',
    'UNEXPECTED_SITUATION',
    'CALL_TO_CANCEL',
  ]);
  return { status: 'CANCELED', cancelReason };
}

/** The course of a meal, as the clock has it. */
export function statusDuring(
  random: SeededRandom,
  { startAt, endAt }: Stay,
  now: Instant,
): BookingStatus {
  if (now < startAt) {
    const isEarly = startAt - now <= 15 * MS_PER_MINUTE && random.chance(0.5);
    return isEarly ? 'ARRIVED' : 'CONFIRMED';
  }
  const course = (now - startAt) / (endAt - startAt);
  if (course < 0.12) return random.chance(0.6) ? 'ARRIVED' : 'CONFIRMED';
  if (course < 0.6) return 'SEATED';
  if (course < 0.8) return 'DESSERTS';
  if (course < 0.92) return 'ACCOUNT_SENT';
  return course < 1 ? 'ACCOUNT_PAID' : 'ATTENDED';
}

import type { SeededRandom } from '../src/demo/seeded-random.ts';
import {
  BILL,
  DESSERTS,
  GIVE_UP_SHARE,
  GRACE_MINUTES,
  type Guests,
  LATENESS,
  medianStay,
  NO_SHOWS,
  PAID,
  STAY_SPREAD,
  type Tap,
} from './wait-guests.ts';

/** What guests may still do, given what staff have seen of them so far. Minutes are after midnight. */

/** When staff tapped something about a party; undefined where they did not. */
export interface SeenTaps {
  desserts: number | undefined;
  bill: number | undefined;
  paid: number | undefined;
}

const MOST_MINUTES = 500;

/** Of guests whose stay has not begun. */
export function newStay(guests: Guests, pace: number, random: SeededRandom): Partial<Guests> {
  const spread = Math.exp(STAY_SPREAD * random.normal());
  return {
    stayMinutes: Math.round(medianStay(guests.covers, guests.turnMinutes) * pace * spread),
    dessertsBefore: someTap(DESSERTS, random),
    billBefore: someTap(BILL, random),
    paidBefore: someTap(PAID, random),
  };
}

/** When guests come who have not come by now. */
export function laterArrival(
  booked: number,
  now: number,
  random: SeededRandom,
): Pick<Guests, 'comesMinute'> {
  for (;;) {
    if (random.chance(NO_SHOWS)) return { comesMinute: null };
    const late = Math.round(LATENESS.around + LATENESS.within * random.normal());
    const comesMinute = booked + Math.max(LATENESS.least, Math.min(LATENESS.most, late));
    if (comesMinute > now) return { comesMinute };
  }
}

/** How long guests still wait who have waited for so long. */
export function laterPatience(
  waited: number,
  quoted: number,
  random: SeededRandom,
): Pick<Guests, 'graceMinutes' | 'givesUpMinutes'> {
  for (;;) {
    const graceMinutes = random.integer(GRACE_MINUTES.least, GRACE_MINUTES.most);
    const givesUpMinutes = random.chance(GIVE_UP_SHARE) ? random.integer(3, 40) : null;
    if (waited < Math.min(quoted + graceMinutes, givesUpMinutes ?? Number.POSITIVE_INFINITY))
      return { graceMinutes, givesUpMinutes };
  }
}

/**
 * How long guests who sit there may stay in all: each length is as probable as it is by itself, times how probable the
 * taps are then, those that did not come included.
 */
export function laterStay(
  guests: Guests,
  { satDown, now, seen, pace }: { satDown: number; now: number; seen: SeenTaps; pace: number },
): (random: SeededRandom) => Partial<Guests> {
  const median = medianStay(guests.covers, guests.turnMinutes) * pace;
  const lastWithoutBill = Math.min(now, seen.paid ?? now);
  const lastWithoutDesserts = Math.min(lastWithoutBill, seen.bill ?? now);
  const stays: { minutes: number; sum: number }[] = [];
  let sum = 0;
  for (let minutes = now - satDown + 1; minutes < MOST_MINUTES; minutes += 1) {
    const leaves = satDown + minutes;
    const deviation = Math.log(minutes / median) / STAY_SPREAD;
    const weight =
      (Math.exp(-(deviation ** 2) / 2) / minutes) *
      tapWeight(DESSERTS, seen.desserts, leaves, lastWithoutDesserts) *
      tapWeight(BILL, seen.bill, leaves, lastWithoutBill) *
      tapWeight(PAID, seen.paid, leaves, now);
    if (weight <= 0) continue;
    sum += weight;
    stays.push({ minutes, sum });
  }
  return (random) => {
    const drawn = random.next() * sum;
    const stayMinutes = stays.find((each) => each.sum >= drawn)?.minutes ?? now - satDown + 1;
    const leaves = satDown + stayMinutes;
    const before = (tap: Tap, seenAt: number | undefined) =>
      seenAt === undefined ? laterTap(tap, leaves - now, random) : leaves - seenAt;
    return {
      stayMinutes,
      dessertsBefore: before(DESSERTS, seen.desserts),
      billBefore: before(BILL, seen.bill),
      paidBefore: before(PAID, seen.paid),
    };
  };
}

/** How probable it is that staff tapped then, or not until a minute, if the guests leave at another. */
function tapWeight(tap: Tap, seenAt: number | undefined, leaves: number, notUntil: number): number {
  if (seenAt !== undefined) return tap.share * density(tap, leaves - seenAt);
  let later = 0;
  for (let before = 1; before < leaves - notUntil && before < 80; before += 1)
    later += density(tap, before);
  return 1 - tap.share + tap.share * Math.min(1, later);
}

function density({ around, within }: Tap, minutes: number): number {
  const deviation = (minutes - around) / within;
  return Math.exp(-(deviation ** 2) / 2) / (within * Math.sqrt(2 * Math.PI));
}

function someTap({ share, around, within }: Tap, random: SeededRandom): number | null {
  if (!random.chance(share)) return null;
  return Math.max(1, Math.round(around + within * random.normal()));
}

function laterTap(tap: Tap, minutesLeft: number, random: SeededRandom): number | null {
  for (;;) {
    const before = someTap(tap, random);
    if (before === null || before < minutesLeft) return before;
  }
}

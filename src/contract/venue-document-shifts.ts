import type { Fault } from '../domain/refusal.ts';
import type { Shift, Venue } from '../domain/venue.ts';
import { minuteOfWorkDay, timeOfMinute } from '../domain/venue-time.ts';
import { each } from './venue-document-references.ts';
import type { Sound } from './venue-document-sound.ts';

/**
 * A booking names its date and time, not its shift: on no day may two shifts offer the same time.
 */
export function* checkShiftOverlaps(venue: Sound<Venue>): Generator<Fault> {
  const shifts = [...each('shifts', venue.shifts)];
  for (const day of [1, 2, 3, 4, 5, 6, 7] as const) {
    const held = shifts.filter(({ it }) => it.weekdays?.includes(day));
    yield* clashes(held, venue.dayStartsAt, `on weekday ${day}`);
  }
  for (const { at, it } of each('exceptions', venue.exceptions)) {
    const named = new Map(
      [...each(`${at}.shiftIds`, it.shiftIds)].map((place) => [place.it, place.at]),
    );
    const held = shifts.flatMap(({ it: shift }) => {
      const place = shift.id === undefined ? undefined : named.get(shift.id);
      return place === undefined ? [] : [{ at: place, it: shift }];
    });
    yield* clashes(held, venue.dayStartsAt, `on ${it.date ?? 'that date'}`);
  }
}

function* clashes(
  held: readonly { at: string; it: Sound<Shift> }[],
  dayStartsAt: string | undefined,
  when: string,
): Generator<Fault> {
  const taken = new Map<number, string>();
  for (const { at, it } of held) {
    const slots = slotsOf(it, dayStartsAt);
    const clash = slots.find((slot) => taken.has(slot));
    if (clash !== undefined) {
      const reason = `must not offer a time of ${taken.get(clash)} again ${when}: ${timeOfMinute(clash)}`;
      yield { parameter: at, reason };
    }
    for (const slot of slots) if (!taken.has(slot)) taken.set(slot, at);
  }
}

function slotsOf(shift: Sound<Shift>, dayStartsAt: string | undefined): number[] {
  const { firstBookingTime: first, lastBookingTime: last, stepMinutes: step } = shift;
  if (!first || !last || !step || !dayStartsAt) return [];
  const minute = (time: string) => minuteOfWorkDay({ timezone: 'UTC', dayStartsAt }, time);
  const slots: number[] = [];
  for (let slot = minute(first); slot <= minute(last); slot += step) slots.push(slot);
  return slots;
}

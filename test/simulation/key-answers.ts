import type { SeenBooking } from './answer.ts';
import { Violation } from './violation.ts';

const DAY_MS = 24 * 3_600_000;

interface KeyAnswer {
  request: string;
  body: string;
  booking: SeenBooking;
}

/** The answers to requests with an idempotency key: one key acts once a day. */
export class KeyAnswers {
  readonly #answers = new Map<string, KeyAnswer[]>();

  /** @throws Violation */
  add(key: string, answer: KeyAnswer): void {
    const earlier = this.#answers.get(key) ?? [];
    this.#answers.set(key, [...earlier, answer]);
    for (const other of earlier) {
      if (!areWithinADay(other.booking, answer.booking)) continue;
      if (other.booking.uuid !== answer.booking.uuid)
        throw new Violation(`${key} made ${other.booking.uuid} and ${answer.booking.uuid}`);
      if (other.request !== answer.request)
        throw new Violation(`${key} was accepted with two bodies`);
      if (other.body !== answer.body)
        throw new Violation(`${key} got two answers: ${other.body} and ${answer.body}`);
    }
  }
}

/** @throws Violation if two bookings come from one key, acknowledged or not */
export function requireOneBookingPerMarker(bookings: readonly SeenBooking[]): void {
  const byMarker = new Map<string, SeenBooking[]>();
  for (const booking of bookings) {
    const { clientReferenceId: marker } = booking;
    if (marker === null) continue;
    const others = byMarker.get(marker) ?? [];
    for (const other of others)
      if (areWithinADay(other, booking))
        throw new Violation(`${marker} made ${other.uuid} and ${booking.uuid}`);
    byMarker.set(marker, [...others, booking]);
  }
}

function areWithinADay(a: SeenBooking, b: SeenBooking): boolean {
  return Math.abs(a.createdAt - b.createdAt) < DAY_MS;
}

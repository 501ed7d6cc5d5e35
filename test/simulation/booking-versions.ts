import { nextStatuses } from '../../src/domain/booking-status.ts';
import { describeBooking, type SeenBooking } from './answer.ts';
import { Violation } from './violation.ts';

/** Every version of every booking, as the first that showed it. */
export class BookingVersions {
  readonly #seen = new Map<string, Map<number, SeenBooking>>();

  /**
   * Notes a version, or compares it with what is known of it and of the one before.
   * @throws Violation
   */
  see(booking: SeenBooking): void {
    const { uuid, version } = booking;
    const versions = this.#seen.get(uuid) ?? new Map<number, SeenBooking>();
    this.#seen.set(uuid, versions);
    const known = versions.get(version);
    if (known) {
      if (JSON.stringify(known) === JSON.stringify(booking)) return;
      throw new Violation(
        `one version, two contents: ${describeBooking(known)}; ${describeBooking(booking)}`,
      );
    }
    const before = versions.get(version - 1);
    if (before && before.status !== booking.status && !mayFollow(before, booking))
      throw new Violation(`${uuid} went from ${before.status} to ${booking.status}`);
    if (isSignedLate(booking) && !(before && isSignedLate(before)))
      throw new Violation(`the policy of ${uuid} was signed after its deadline`);
    versions.set(version, booking);
  }

  /** From a version on. */
  from(uuid: string, version: number): SeenBooking[] {
    return [...(this.#seen.get(uuid)?.values() ?? [])].filter((each) => each.version >= version);
  }

  /** Forgets what comes after a version, because it may be lost. */
  forgetAfter(lastVersionOf: (uuid: string) => number): void {
    for (const [uuid, versions] of this.#seen)
      for (const version of versions.keys())
        if (version > lastVersionOf(uuid)) versions.delete(version);
  }
}

function mayFollow(before: SeenBooking, { status }: SeenBooking): boolean {
  return nextStatuses(before.status, true).includes(status);
}

function isSignedLate({ signedAt, signDeadlineAt }: SeenBooking): boolean {
  return signedAt !== null && signDeadlineAt !== null && signedAt >= signDeadlineAt;
}

import { type Answer, describeBooking, type SeenBooking } from './answer.ts';
import { BookingVersions } from './booking-versions.ts';
import type { AddressedRequest } from './call-operation.ts';
import { KeyAnswers, requireOneBookingPerMarker } from './key-answers.ts';
import { requireNoConflict } from './table-rules.ts';
import { Violation } from './violation.ts';

/** A request under way, and what was acknowledged when it began. */
export interface Begun {
  addressed: AddressedRequest;
  acknowledged: ReadonlyMap<string, number>;
  /** The number of committed states by then. */
  states: number;
}

/** An acknowledged change: which version it expected, if it said so, and which one it made. */
interface Change {
  expected: number | null;
  made: number;
}

/**
 * What clients may rely on, by the answers that they got:
 *
 * - an acknowledged change is there, in every committed state and for every read that begins later;
 * - no table is given twice, no key acts twice, statuses change by allowed moves only;
 * - no answer contradicts another: a version has one content, and one change makes it.
 *
 * It sees every committed state, too, so that a wrong one is noticed before anybody reads it. What a read shows
 * of a change that is not acknowledged yet may be lost in a power loss.
 */
export class Model {
  readonly #versions = new BookingVersions();
  readonly #keys = new KeyAnswers();
  /** The newest acknowledged version of each booking. */
  readonly #acknowledged = new Map<string, number>();
  readonly #changes = new Map<string, Change[]>();
  readonly #states: (readonly SeenBooking[])[] = [[]];

  /** The newest version of each booking that a client knows. */
  get known(): ReadonlyMap<string, number> {
    return this.#acknowledged;
  }

  begin(addressed: AddressedRequest): Begun {
    const acknowledged = new Map(this.#acknowledged);
    return { addressed, acknowledged, states: this.#states.length };
  }

  /** @throws Violation if a committed state is wrong */
  committed(bookings: readonly SeenBooking[]): void {
    this.#states.push(bookings);
    for (const booking of bookings) this.#versions.see(booking);
    for (const [uuid, version] of this.#acknowledged) this.#requireStored(uuid, version);
    requireNoConflict(bookings);
    requireOneBookingPerMarker(bookings);
  }

  /** @param bookings what is left */
  powerLost(bookings: readonly SeenBooking[]): void {
    this.#versions.forgetAfter((uuid) => this.#acknowledged.get(uuid) ?? 0);
    this.committed(bookings);
  }

  /** @throws Violation if an answer is wrong */
  answered(begun: Begun, answer: Answer): void {
    if (answer.outcome === 'created') this.#created(begun, answer);
    if (answer.outcome === 'refused') this.#refused(begun, answer.code);
    if (answer.outcome === 'bookings') this.#shown(begun, answer.bookings);
  }

  #created(
    { addressed: { request } }: Begun,
    { uuid, booking: created, body }: Answer & { outcome: 'created' },
  ): void {
    const first = created ?? this.#versions.from(uuid, 1).find(({ version }) => version === 1);
    // Who saw the first version may have forgotten it since: the power went.
    const booking = first ?? this.#states.at(-1)?.find((each) => each.uuid === uuid);
    if (!booking) throw new Violation(`a retry was answered with ${uuid}, which nobody made`);
    this.#acknowledge({ ...booking, version: 1 });
    if (first) {
      requireShown(body, first);
      this.#versions.see(first);
    }
    if (request.kind !== 'create' && request.kind !== 'walk-in') return;
    if (first)
      requireFields(first, request.kind === 'create' ? ofNewBooking(request.booking) : request);
    if (request.key === null) return;
    this.#keys.add(`${request.kind} ${request.key}`, {
      request: JSON.stringify(request),
      body,
      booking,
    });
  }

  #refused({ addressed: { request, uuid, ifMatch, marker } }: Begun, code: string): void {
    const versions = this.#versions.from(uuid, 1);
    if (code === 'BOOKING_NOT_FOUND' && versions.every(({ status }) => status !== 'DELETED'))
      throw new Violation(`${uuid} is not found, although it was acknowledged`);
    if (code === 'BOOKING_IS_OUTDATED' && ifMatch === null)
      throw new Violation(`a change of ${uuid} without an expected version came too late`);
    const hasOwnMarker = request.kind === 'create' && request.key === null;
    const made = this.#states.at(-1)?.find((each) => each.clientReferenceId === marker);
    if (hasOwnMarker && made) throw new Violation(`${marker} was refused but made ${made.uuid}`);
  }

  #shown({ addressed, acknowledged, states }: Begun, bookings: readonly SeenBooking[]): void {
    for (const booking of bookings) {
      this.#versions.see(booking);
      const atLeast = acknowledged.get(booking.uuid) ?? 0;
      if (booking.version < atLeast)
        throw new Violation(`stale: ${describeBooking(booking)}, after version ${atLeast}`);
    }
    const { request, ifMatch } = addressed;
    const [booking] = bookings;
    if (request.kind === 'list') this.#requireSnapshot(states, request.day, bookings);
    else if (booking && request.kind !== 'read') {
      this.#acknowledge(booking);
      if (request.kind === 'sign') return;
      this.#changed(booking, ifMatch);
      if (request.kind === 'move') requireFields(booking, { status: request.status });
      if (request.kind === 'cancel') requireFields(booking, { status: 'CANCELED' });
      if (request.kind === 'update') {
        const { date, pax, hotelRoom } = request.changes;
        requireFields(booking, { workDay: date, pax, hotelRoom });
      }
    }
  }

  #acknowledge({ uuid, version }: SeenBooking): void {
    this.#acknowledged.set(uuid, Math.max(version, this.#acknowledged.get(uuid) ?? 0));
    this.#requireStored(uuid, version);
  }

  #requireStored(uuid: string, version: number): void {
    const stored = this.#states.at(-1)?.find((booking) => booking.uuid === uuid);
    if (stored && stored.version >= version) return;
    const what = stored ? describeBooking(stored) : 'nothing';
    throw new Violation(`version ${version} of ${uuid} was acknowledged, and ${what} is stored`);
  }

  /** Each acknowledged change has a version of its own, and nobody's change came after the one it expected. */
  #changed({ uuid, version: made }: SeenBooking, ifMatch: string | null): void {
    const expected = ifMatch === null ? null : Number(JSON.parse(ifMatch));
    const changes = this.#changes.get(uuid) ?? [];
    for (const other of changes) {
      if (other.made === made) throw new Violation(`two changes made version ${made} of ${uuid}`);
      for (const [first, second] of [
        [other, { expected, made }],
        [{ expected, made }, other],
      ] as const)
        if (second.expected !== null && second.expected < first.made && first.made < second.made)
          throw new Violation(
            `a change that expected version ${second.expected} of ${uuid} followed version ${first.made}`,
          );
    }
    this.#changes.set(uuid, [...changes, { expected, made }]);
  }

  /** A list is one of the states that were committed while it was read. */
  #requireSnapshot(since: number, day: string, bookings: readonly SeenBooking[]): void {
    const listed = versionsOf(bookings);
    const states = this.#states
      .slice(since - 1)
      .map((state) => versionsOf(state.filter((each) => isListed(each, day))));
    if (!states.includes(listed))
      throw new Violation(`a list of ${day} shows ${listed || 'nothing'}, not ${states.at(-1)}`);
  }
}

function isListed({ workDay, status }: SeenBooking, day: string): boolean {
  return workDay === day && status !== 'DELETED';
}

function versionsOf(bookings: readonly SeenBooking[]): string {
  return bookings
    .map(({ uuid, version }) => `${uuid} version ${version}`)
    .sort()
    .join(', ');
}

function ofNewBooking({
  day,
  pax,
  status,
  highChairs,
}: {
  day: string;
  pax: number;
  status: SeenBooking['status'];
  highChairs: number;
}): Partial<SeenBooking> {
  return { workDay: day, pax, status, highChairs };
}

/** @throws Violation unless the booking has the fields that were asked for */
function requireFields(
  booking: SeenBooking,
  fields: { [Name in keyof SeenBooking]?: SeenBooking[Name] | undefined },
): void {
  for (const name of ['workDay', 'pax', 'status', 'highChairs', 'hotelRoom'] as const)
    if (fields[name] !== undefined && fields[name] !== booking[name])
      throw new Violation(
        `${describeBooking(booking)}, although ${name} was to be ${fields[name]}`,
      );
}

/** @throws Violation if the text of an answer is about another booking, or another state of it */
function requireShown(body: string, { uuid, status, pax }: SeenBooking): void {
  const shown = JSON.parse(body) as Pick<SeenBooking, 'uuid' | 'status' | 'pax'>;
  if (shown.uuid === uuid && shown.status === status && shown.pax === pax) return;
  throw new Violation(`the answer about ${uuid} shows something else: ${body}`);
}

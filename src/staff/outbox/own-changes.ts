import type { StaffBooking } from '../../contract/staff/booking.ts';
import { createsBooking } from '../changes/changes.ts';
import { isNewUuid, newUuidOf, type OutboxEntry, type OutboxState } from './outbox-entry.ts';

/** What the server has answered to this page: more than the last ten changes, which the outbox keeps. */
export class OwnChanges {
  readonly #state: () => OutboxState;
  /** The walk-ins that this page has sent, by the uuid that they had before. */
  readonly #walkIns = new Map<string, StaffBooking>();
  /** By uuid and version. */
  readonly #versions = new Set<string>();

  /** @param state what the outbox has now */
  constructor(state: () => OutboxState) {
    this.#state = state;
  }

  add({ id, change }: OutboxEntry, booking: StaffBooking): void {
    this.#versions.add(`${booking.uuid} ${booking.version}`);
    if (createsBooking(change)) this.#walkIns.set(newUuidOf(id), booking);
  }

  /** Whether a version of a booking was made by a tap of this device. */
  has({ uuid, version }: Pick<StaffBooking, 'uuid' | 'version'>): boolean {
    return (
      this.#versions.has(`${uuid} ${version}`) ||
      this.#state().done.some(({ after }) => after.uuid === uuid && after.version === version)
    );
  }

  /** The booking that the server made of a new walk-in. */
  madeFrom(uuid: string): StaffBooking | undefined {
    if (!isNewUuid(uuid)) return undefined;
    return (
      this.#state().done.find(({ id }) => newUuidOf(id) === uuid)?.after ?? this.#walkIns.get(uuid)
    );
  }
}

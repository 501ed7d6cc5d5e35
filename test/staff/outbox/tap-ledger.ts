import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import type { TappedChange } from '../../../src/staff/changes/changes.ts';
import type { Outbox } from '../../../src/staff/outbox/outbox.ts';

/** One tap, and what has become of it. */
export interface Tap {
  id: string;
  tablet: string;
  /** Its place among all taps. */
  order: number;
  change: TappedChange;
  /** The booking as somebody saw it when they tapped, and each time they decided to make the change anyway. */
  seen: StaffBooking[];
  /** The other booking of a swap. */
  seenOther: StaffBooking | null;
  /**
   * It is about a walk-in of the same tablet, of which the tablet has read before the answer to its own request: on
   * screen, these are two parties, each with an order of its own.
   */
  isOfTwin: boolean;
  /** The change that the server has made. */
  made: { uuid: string; version: number } | null;
  /** Somebody has taken it back: before it was sent, or with the tap of this id. */
  takenBack: 'unsent' | { by: string } | null;
  /** Somebody was shown that the server has refused it. */
  isRefused: boolean;
  /** The server's booking was already as the tap wants it. */
  isAlreadySo: boolean;
}

type Told = Pick<Tap, 'id' | 'tablet' | 'change'> & Partial<Tap>;

/** What everybody has tapped. */
export class TapLedger {
  readonly taps = new Map<string, Tap>();

  add({ id, tablet, change, seen = [], seenOther = null, isOfTwin = false }: Told): void {
    this.taps.set(id, {
      id,
      tablet,
      order: this.taps.size,
      change,
      seen,
      seenOther,
      isOfTwin,
      made: null,
      takenBack: null,
      isRefused: false,
      isAlreadySo: false,
    });
  }

  require(id: string): Tap {
    const tap = this.taps.get(id);
    if (!tap) throw new Error(`Nobody tapped ${id}.`);
    return tap;
  }

  /** The server has answered a change. The same key must never make two. */
  answered(id: string, booking: StaffBooking): void {
    const tap = this.require(id);
    const { made } = tap;
    const { uuid, version } = booking;
    const maker = this.makerOf(uuid, version);
    if (maker && maker !== tap && isSo(tap.change, booking)) {
      tap.isAlreadySo = true;
      return;
    }
    if (made && (made.uuid !== uuid || made.version !== version))
      throw new Error(`${id} was made twice: ${JSON.stringify([made, { uuid, version }])}.`);
    tap.made = { uuid, version };
  }

  /** Notes which taps wait for somebody's decision. */
  look(outbox: Outbox): void {
    for (const { id, refusal } of outbox.view().entries)
      if (refusal) this.require(id).isRefused = true;
  }

  /** A tablet has read a booking: those of its taps that have nothing left to do may go. */
  read(tablet: string, booking: StaffBooking): void {
    for (const tap of this.taps.values())
      if (tap.tablet === tablet && isSo(tap.change, booking) && isAbout(tap, booking))
        tap.isAlreadySo = true;
  }

  /** The tap that made a version of a booking; null if the server made it for another one. */
  makerOf(uuid: string, version: number): Tap | null {
    const makers = [...this.taps.values()].filter(
      ({ made }) => made?.uuid === uuid && made.version === version,
    );
    if (makers.length > 1) throw new Error(`Two taps made version ${version} of ${uuid}.`);
    return makers[0] ?? null;
  }
}

function isAbout({ seen }: Tap, { uuid }: StaffBooking): boolean {
  return seen.some((booking) => booking.uuid === uuid || booking.uuid.startsWith('new-'));
}

function isSo(change: TappedChange, { status, tables, privateNotes }: StaffBooking): boolean {
  const names = (list: StaffBooking['tables']) =>
    list
      .map(({ name }) => name)
      .toSorted()
      .join();
  switch (change.kind) {
    case 'status':
      return status === change.to;
    case 'cancel':
      return status === 'CANCELED';
    case 'note':
      return privateNotes === change.privateNotes;
    case 'tables':
    case 'table-move-undo':
      return names(tables) === names(change.tables);
    case 'swap':
      return names(tables) === names(change.withTables);
    default:
      return false;
  }
}

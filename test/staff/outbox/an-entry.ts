import type { TappedChange } from '../../../src/staff/changes/changes.ts';
import type { WalkIn } from '../../../src/staff/changes/create-walk-in.ts';
import {
  type DoneChange,
  newUuidOf,
  type OutboxEntry,
} from '../../../src/staff/outbox/outbox-entry.ts';
import { aBooking, at, TODAY } from '../fixtures/bookings.ts';

/** A tap for the booking of the fixtures that nobody has sent yet. */
export function anEntry(
  id: string,
  change: TappedChange,
  overrides: Partial<OutboxEntry> = {},
): OutboxEntry {
  const snapshot = overrides.snapshot === undefined ? aBooking() : overrides.snapshot;
  return {
    id,
    bookingUuid: snapshot?.uuid ?? newUuidOf(id),
    workDay: TODAY,
    change,
    snapshot,
    version: snapshot?.version ?? null,
    tappedAt: Date.parse(at('20:05')),
    sendAt: 0,
    isSent: false,
    refusal: null,
    ...overrides,
  };
}

/** An arrival that the server has made, and that nobody has undone. */
export function aDoneChange(overrides: Partial<DoneChange> = {}): DoneChange {
  const before = aBooking();
  return {
    id: 'done',
    bookingUuid: before.uuid,
    change: { kind: 'status', to: 'ARRIVED' },
    before,
    after: { ...before, version: 2, status: 'ARRIVED', arrivedAt: at('20:05') },
    doneAt: Date.parse(at('20:05')),
    undoneBy: null,
    ...overrides,
  };
}

/** Two people who sit down where the server finds a table. */
export function aWalkIn(overrides: Partial<WalkIn> = {}): TappedChange {
  const guest = { label: null, name: null, phone: null, email: null };
  const party = { pax: 2, paxChildren: 0, status: 'SEATED', tables: [], guest } as const;
  return {
    kind: 'walk-in',
    walkIn: { ...party, tables: [], quotedWaitMinutes: null, until: null, ...overrides },
  };
}

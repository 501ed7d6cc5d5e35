import { expect } from 'vitest';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import { nextStatuses } from '../../../src/domain/booking-status.ts';
import type { JournalEntry } from '../../../src/domain/journal.ts';
import type { TappedChange } from '../../../src/staff/changes/changes.ts';
import { listJournalEntries } from '../../../src/store/journal.ts';
import type { TestServer } from '../../fixtures/test-context.ts';
import type { Tap, TapLedger } from './tap-ledger.ts';
import { readDay, type TwoTablets } from './two-tablets.ts';

/** The fields that decide what a tap is about, by their names in the journal. */
type Field = 'status' | 'tableIds' | 'privateNotes';

/** What must hold once everything is sent, whatever has happened before. */
export async function expectKeptTaps(two: TwoTablets): Promise<void> {
  const { server, ledger } = two;
  expectEachDecided(ledger);
  const logs = await readLogs(server);
  for (const [uuid, entries] of logs) {
    expectOnce(ledger, uuid, entries);
    expectOrder(ledger, uuid, entries);
    expectNoneOverridden(ledger, uuid, entries);
  }
  expectTakenBack(ledger, logs);
  const walkIns = [...ledger.taps.values()].filter(
    ({ change, made }) => change.kind === 'walk-in' && made,
  );
  const created = [...logs.values()].filter(
    ([first]) => first?.operation === 'create-walk-in' && first.actor.kind === 'STAFF',
  );
  expect(created.length, 'each walk-in is one booking').toBe(walkIns.length);
}

/** Both tablets show what the server has. */
export async function expectSameDay(two: TwoTablets): Promise<void> {
  for (const tablet of two.tablets) {
    await two.reconnect(tablet);
    await deliverAll(two);
  }
  const versionsOf = (list: readonly StaffBooking[]) =>
    new Map(list.map(({ uuid, version }) => [uuid, version]));
  const versions = versionsOf(await readDay(two.server));
  for (const tablet of two.tablets)
    expect(versionsOf(tablet.known() ?? []), `versions on ${tablet.name}`).toEqual(versions);
  for (const tablet of two.tablets) tablet.refresh();
  await two.settle();
  await deliverAll(two);
  const bookings = await readDay(two.server);
  const sorted = (list: readonly StaffBooking[]) =>
    list.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1));
  for (const tablet of two.tablets)
    expect(sorted(tablet.shown()), `shown on ${tablet.name}`).toEqual(sorted(bookings));
}

async function deliverAll(two: TwoTablets): Promise<void> {
  await two.settle();
  for (const { network } of two.tablets)
    while (network.waiting > 0) await two.whenSettled(network.deliver(0));
}

async function readLogs({ context, venue }: TestServer): Promise<Map<string, JournalEntry[]>> {
  const { accountId } = venue;
  return context.store.read(async (db) => {
    const rows = await db
      .selectFrom('bookings')
      .select('uuid')
      .where('account_id', '=', accountId)
      .execute();
    const logs = new Map<string, JournalEntry[]>();
    for (const { uuid } of rows)
      logs.set(uuid, await listJournalEntries(db, { accountId, subjectId: uuid }));
    return logs;
  });
}

/** Each tap is made, taken back, or shown as refused; nothing disappears. */
function expectEachDecided({ taps }: TapLedger): void {
  for (const tap of taps.values()) {
    const { change, made, takenBack, isRefused, isAlreadySo } = tap;
    const undone = change.kind === 'undo' ? taps.get(change.of) : undefined;
    const isMoot = undone !== undefined && (undone.made === null || undone.isRefused);
    const isDecided = made || takenBack || isRefused || isAlreadySo || isMoot;
    if (!isDecided) throw new Error(`A tap disappeared: ${nameTap(tap)}.`);
  }
}

/** What the server did without a tap is what it does for another booking, or was there before. */
function expectOnce(ledger: TapLedger, uuid: string, entries: readonly JournalEntry[]): void {
  for (const { version, actor, madeRoomFor, operation } of entries) {
    const isOfServer = actor.kind !== 'STAFF' || madeRoomFor !== null;
    if (!isOfServer && !ledger.makerOf(uuid, version))
      throw new Error(`Nobody tapped ${operation}, version ${version} of ${uuid}.`);
  }
}

function expectOrder(ledger: TapLedger, uuid: string, entries: readonly JournalEntry[]): void {
  const makers = entries
    .flatMap(({ version }) => ledger.makerOf(uuid, version) ?? [])
    .filter(({ isOfTwin }) => !isOfTwin);
  for (const name of new Set(makers.map(({ tablet }) => tablet))) {
    const orders = makers.filter(({ tablet }) => tablet === name).map(({ order }) => order);
    expect(orders, `the order of ${name} on ${uuid}`).toEqual(orders.toSorted((a, b) => a - b));
  }
}

/** Whoever reverses what another tablet has set saw what it had set. */
function expectNoneOverridden(
  ledger: TapLedger,
  uuid: string,
  entries: readonly JournalEntry[],
): void {
  for (const entry of entries) {
    const own = ledger.makerOf(uuid, entry.version);
    const tap = own ?? swapFor(ledger, uuid, entry);
    if (!tap) continue;
    const seen = own ? tap.seen : tap.seenOther ? [tap.seenOther] : [];
    for (const field of own ? fieldsOf(tap) : (['tableIds'] as const)) {
      const last = entries.findLast(
        ({ version, changes }) => version < entry.version && field in changes,
      );
      const setBy = last && ledger.makerOf(uuid, last.version);
      if (!last || !setBy || setBy.tablet === tap.tablet) continue;
      const value = JSON.stringify(last.changes[field]?.[1]);
      const isSeen = (booking: StaffBooking) =>
        shownIn(booking, field) === value || hasNoneSince(booking, field, last.version);
      if (!seen.some(isSeen))
        throw new Error(
          `${nameTap(tap)} overrides ${field} = ${value} of ${nameTap(setBy)}, which nobody saw: ${seen.map((booking) => `${shownIn(booking, field)} at version ${booking.version}`).join()}.`,
        );
    }
  }
}

/** The swap that gave the other booking its tables, if that is what happened. */
function swapFor({ taps }: TapLedger, uuid: string, entry: JournalEntry): Tap | null {
  const { madeRoomFor, changes } = entry;
  if (madeRoomFor === null) return null;
  const [, after] = changes.tableIds ?? [];
  const swaps = [...taps.values()].filter(
    ({ change, made, seenOther }) =>
      change.kind === 'swap' &&
      made?.uuid === madeRoomFor &&
      seenOther?.uuid === uuid &&
      JSON.stringify(change.ownTables.map(({ id }) => id)) === JSON.stringify(after),
  );
  return swaps[0] ?? null;
}

/** What a tap is about: what it changes, and what decides about it. */
function fieldsOf({ change }: Tap): readonly Field[] {
  switch (change.kind) {
    case 'cancel':
      return ['status', 'tableIds', 'privateNotes'];
    case 'status':
      return isFinal(change) ? ['status', 'tableIds', 'privateNotes'] : ['status'];
    case 'note':
      return ['privateNotes'];
    case 'tables':
    case 'swap':
    case 'table-move-undo':
      return ['tableIds'];
    default:
      return [];
  }
}

function isFinal(change: TappedChange): boolean {
  return change.kind === 'status' && nextStatuses(change.to).length === 0;
}

/** A no-show, for one, has no tables any more, whoever chose them before. */
function hasNoneSince({ tables, version }: StaffBooking, field: Field, since: number): boolean {
  return field === 'tableIds' && tables.length === 0 && version >= since;
}

function shownIn(booking: StaffBooking, field: Field): string {
  if (field !== 'tableIds') return JSON.stringify(booking[field]);
  return JSON.stringify(booking.tables.map(({ id }) => id).toSorted((a, b) => a - b));
}

/** What was taken back is not in effect, unless somebody was told that it could not be taken back. */
function expectTakenBack(ledger: TapLedger, logs: ReadonlyMap<string, JournalEntry[]>): void {
  for (const tap of ledger.taps.values()) {
    const { made, takenBack } = tap;
    if (!takenBack || !made) continue;
    if (takenBack === 'unsent')
      throw new Error(`The server has made what was taken back: ${nameTap(tap)}.`);
    const undo = ledger.require(takenBack.by);
    const isUndone = logs.get(made.uuid)?.some(({ undoes }) => undoes === made.version);
    if (!isUndone && !undo.isRefused)
      throw new Error(`Not undone, and nobody was told: ${nameTap(tap)}.`);
  }
}

function nameTap({ order, tablet, change, made }: Tap): string {
  return `tap ${order} of ${tablet} ${JSON.stringify(change)} (${JSON.stringify(made)})`;
}

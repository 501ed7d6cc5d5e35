import type { CallOptions } from '../../client/call.ts';
import { ProblemError } from '../../client/errors.ts';
import { randomKey } from '../../client/random-key.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { isAlreadySo, isPossible } from './changed-booking.ts';
import { isSignedOut, isTemporary, toRefusal } from './failure.ts';
import {
  acceptedRules,
  bookingsOf,
  EMPTY_OUTBOX,
  isNewUuid,
  isWithoutWayBack,
  newUuidOf,
  type OutboxEntry,
  type OutboxState,
  type TappedChange,
} from './outbox-entry.ts';
import {
  addEntry,
  approveEntry,
  bringForward,
  expireOlder,
  finishEntry,
  forceEntry,
  hasSuccessor,
  markSent,
  type Retry,
  refuseEntry,
  removeEntry,
  retargetEntry,
  retryEntry,
  settleEntry,
} from './outbox-state.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { type ChangeRequest, requestOf } from './request-of.ts';
import { isSeenDifferently } from './seen-differently.ts';

/** So long a move without a way back can be thought over. */
export const FINAL_WAIT_MS = 10_000;
/** The server takes no taps that are older. */
const MAX_AGE_MS = 12 * 3_600_000;
const MAX_SENDING = 4;
/** The tab that sends takes no longer where the server can be reached. */
const SENDER_PATIENCE_MS = 5000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;

interface OutboxParts {
  storage: OutboxStorage;
  /** The server's clock, in milliseconds since 1970. */
  now: () => number;
  /** @throws ProblemError, ConnectionError */
  send: (request: ChangeRequest, options: CallOptions) => Promise<StaffBooking>;
  /** @throws ProblemError, ConnectionError */
  read: (uuid: string) => Promise<StaffBooking>;
  /** Gets each booking that the server answers with, before the outbox forgets its entry. */
  onBooking: (booking: StaffBooking) => void;
  /** Runs what has time until the tap is on screen. */
  afterPaint: (run: () => void) => void;
}

export interface OutboxView extends OutboxState {
  /** False while nothing can be sent: no network, signed out, or the tab that sends does not. */
  isReachable: boolean;
  /** False if this device cannot store anything, so that a reload loses what is not sent. */
  isKept: boolean;
}

/**
 * Keeps what staff tap until the server has answered, in order for each booking. An entry leaves the outbox when its
 * change is made, when somebody takes it back before it is sent, when somebody decides about a refusal, or when it is
 * too old for the server. Nothing else removes one, and its key lets the server make it once, however often it is sent.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Set<string>();
  /** The walk-ins that this page has sent, by the uuid that they had before: more than the last ten changes. */
  readonly #walkIns = new Map<string, StaffBooking>();
  /** What the server has answered to this page, by uuid and version. */
  readonly #ownVersions = new Set<string>();
  #view: OutboxView = { ...EMPTY_OUTBOX, isReachable: true, isKept: true };
  /** Steps that are not stored yet. */
  #unstored: ((state: OutboxState) => OutboxState)[] = [];
  #isActive = false;
  /** Whether another tab of the browser may be sending. */
  #isWaiting = false;
  #failures = 0;
  #pausedUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): OutboxView => this.#view;

  /**
   * Reads what this device still has, and begins to send. While another tab of the browser sends, this one
   * only adds to the outbox.
   * @param whenMayRun resolves when this tab is the one that sends
   * @returns what stops it
   */
  start(whenMayRun: Promise<void>): () => void {
    let isStopped = false;
    this.#isWaiting = true;
    const reload = () => void this.#reload();
    const unsubscribe = this.#parts.storage.onOtherTab(reload);
    reload();
    void whenMayRun.then(async () => {
      // Another tab may have sent something up to now.
      await this.#reload();
      if (isStopped) return;
      this.#isWaiting = false;
      this.#isActive = true;
      this.#show({ isReachable: true });
      this.#step((state) => expireOlder(state, this.#parts.now() - MAX_AGE_MS));
      this.#pump();
    });
    return () => {
      isStopped = true;
      this.#isWaiting = false;
      this.#isActive = false;
      clearTimeout(this.#timer);
      unsubscribe();
    };
  }

  /**
   * Adds a tap. It is on every screen from now on, and sent as soon as possible.
   * @param shown the booking as it was on screen; null for a new walk-in
   */
  tap(change: TappedChange, shown: StaffBooking | null, workDay: WallDate): string {
    const snapshot = shown && this.known(shown);
    const id = randomKey();
    const tappedAt = this.#parts.now();
    this.#add({
      id,
      bookingUuid: snapshot?.uuid ?? newUuidOf(id),
      workDay,
      change,
      snapshot,
      version: snapshot && !isNewUuid(snapshot.uuid) ? snapshot.version : null,
      tappedAt,
      // Not the time of the tap: the device's clock may be set back.
      sendAt: isWithoutWayBack(change) ? tappedAt + FINAL_WAIT_MS : 0,
      isSent: false,
      refusal: null,
    });
    return id;
  }

  /** A walk-in may have been opened before the server knew it: its uuid by now, or the same as long as it has no other. */
  uuidOf(uuid: string): string {
    return this.#madeFrom(uuid)?.uuid ?? uuid;
  }

  /** A booking on screen, under the uuid and version that the server gave it meanwhile. */
  known(shown: StaffBooking): StaffBooking {
    const made = this.#madeFrom(shown.uuid);
    return made ? { ...shown, uuid: made.uuid, version: made.version } : shown;
  }

  #madeFrom(uuid: string): StaffBooking | undefined {
    if (!isNewUuid(uuid)) return undefined;
    return (
      this.#view.done.find(({ id }) => newUuidOf(id) === uuid)?.after ?? this.#walkIns.get(uuid)
    );
  }

  /** Whether a version of a booking was made by a tap of this device. */
  isOwn({ uuid, version }: Pick<StaffBooking, 'uuid' | 'version'>): boolean {
    return (
      this.#ownVersions.has(`${uuid} ${version}`) ||
      this.#view.done.some(({ after }) => after.uuid === uuid && after.version === version)
    );
  }

  /** Whether {@link undo} can still do something about a tap. */
  canUndo(id: string): boolean {
    const { entries, done } = this.#view;
    if (entries.some((each) => each.id === id)) return !hasSuccessor(this.#view, id);
    return done.some((each) => each.id === id && each.undoneBy === null);
  }

  /** Takes a tap back: one that is not sent yet disappears, any other is undone by the server. */
  undo(id: string): void {
    if (!this.canUndo(id)) return;
    const entry = this.#view.entries.find((each) => each.id === id);
    if (entry && !entry.isSent) {
      this.#step((state) => removeEntry(state, id));
      return;
    }
    const done = this.#view.done.find((each) => each.id === id);
    const undone = entry ?? done;
    if (!undone) return;
    const tappedAt = this.#parts.now();
    this.#add({
      id: randomKey(),
      bookingUuid: undone.bookingUuid,
      workDay: entry?.workDay ?? done?.after.workDay ?? '',
      change: { kind: 'undo', of: id },
      snapshot: done?.after ?? entry?.snapshot ?? null,
      // The server compares the fields that the change touched.
      version: null,
      tappedAt,
      sendAt: 0,
      isSent: false,
      refusal: null,
    });
  }

  /** Somebody leaves a refused change. */
  drop(id: string): void {
    this.#step((state) => removeEntry(state, id));
    this.#pump();
  }

  /** The request that makes a change, as it is sent. */
  requestFor(entry: OutboxEntry): ChangeRequest {
    const { change } = entry;
    const undone = change.kind === 'undo' ? this.#view.done.find((d) => d.id === change.of) : null;
    return requestOf(entry, undone?.after.version ?? null);
  }

  /**
   * Somebody whose role allows a refused change lets it be made.
   * @param retry what is different about it; null for the change as it was refused
   */
  approve(id: string, approval: string, retry: Retry | null = null): void {
    this.#step((state) => approveEntry(retry ? retryEntry(state, id, retry) : state, id, approval));
    this.#pump();
  }

  /** Somebody wants a refused change all the same. */
  tryAgain(id: string, retry: Retry): void {
    this.#step((state) => retryEntry(state, id, retry));
    this.#pump();
  }

  /** Sends at once what waits for the network or for a sign-in: the server can be reached again. */
  wake(): void {
    this.#pausedUntil = 0;
    this.#failures = 0;
    this.#pump();
  }

  /** Forgets everything, here and on the device. */
  async clear(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isWaiting = false;
    this.#isActive = false;
    this.#show({ ...EMPTY_OUTBOX });
    await this.#parts.storage.clear();
  }

  #add(entry: OutboxEntry): void {
    this.#step((state) => addEntry(state, entry));
    this.#parts.afterPaint(() => this.#pump());
  }

  /** Makes a step on screen at once, and on the device as soon as possible. */
  #step(step: (state: OutboxState) => OutboxState): void {
    this.#show(step(this.#view));
    this.#unstored = [...this.#unstored, step];
    // What could not be stored is stored with the next step.
    const unstored = this.#unstored;
    this.#parts.storage
      .update((state) => unstored.reduce((before, each) => each(before), state))
      .then(
        () => {
          this.#unstored = this.#unstored.filter((each) => !unstored.includes(each));
          this.#show({ isKept: true });
        },
        () => this.#show({ isKept: false }),
      );
  }

  async #reload(): Promise<void> {
    const stored = await this.#parts.storage.read().catch(() => null);
    if (stored === null) return this.#show({ isKept: false });
    this.#show(this.#unstored.reduce((state, step) => step(state), stored));
    this.#pump();
  }

  #show(part: Partial<OutboxView>): void {
    const { entries, done, isReachable, isKept } = { ...this.#view, ...part };
    const before = this.#view;
    const isSame =
      entries === before.entries &&
      done === before.done &&
      isReachable === before.isReachable &&
      isKept === before.isKept;
    if (isSame) return;
    this.#view = { entries, done, isReachable, isKept };
    for (const listener of this.#listeners) listener();
  }

  /** Sends what may be sent now: for each booking its first entry, unless somebody has to decide about it. */
  #pump(): void {
    clearTimeout(this.#timer);
    if (this.#isWaiting) this.#watchSender();
    if (!this.#isActive) return;
    const now = this.#parts.now();
    // The clock was ahead when a final move was tapped, and is right by now.
    const latest = now + FINAL_WAIT_MS;
    if (this.#view.entries.some(({ sendAt }) => sendAt > latest))
      this.#step((state) => bringForward(state, latest));
    const taken = new Set<string>();
    let wakeAt = Number.POSITIVE_INFINITY;
    for (const entry of this.#view.entries) {
      const uuids = bookingsOf(entry);
      const isFirst = !uuids.some((uuid) => taken.has(uuid));
      for (const uuid of uuids) taken.add(uuid);
      if (!isFirst || entry.refusal || this.#sending.has(entry.id)) continue;
      const dueAt = Math.max(entry.sendAt, this.#pausedUntil);
      if (dueAt > now) wakeAt = Math.min(wakeAt, dueAt);
      else if (this.#sending.size < MAX_SENDING) void this.#send(entry);
    }
    if (wakeAt < Number.POSITIVE_INFINITY)
      this.#timer = setTimeout(() => this.#pump(), wakeAt - now);
  }

  /** While another tab is to send: whether it does. It may be frozen in the background, or have no network. */
  #watchSender(): void {
    const now = this.#parts.now();
    const waiting = this.#view.entries.filter(({ refusal }) => refusal === null);
    const dueAt = Math.min(...waiting.map(({ sendAt, tappedAt }) => Math.max(sendAt, tappedAt)));
    const wait = dueAt + SENDER_PATIENCE_MS - now;
    this.#show({ isReachable: wait > 0 });
    if (wait > 0 && wait < Number.POSITIVE_INFINITY)
      this.#timer = setTimeout(() => this.#watchSender(), wait);
  }

  async #send({ id }: OutboxEntry): Promise<void> {
    this.#sending.add(id);
    this.#step((state) => markSent(state, id, this.#parts.now()));
    const entry = this.#view.entries.find((each) => each.id === id);
    if (!entry) return;
    const { version } = entry;
    try {
      const booking = await this.#parts.send(this.requestFor(entry), {
        idempotencyKey: id,
        ifMatch: version === null ? undefined : `"${version}"`,
        maxTries: 1,
      });
      this.#answered();
      this.#ownVersions.add(`${booking.uuid} ${booking.version}`);
      if (entry.change.kind === 'walk-in') this.#walkIns.set(newUuidOf(id), booking);
      this.#parts.onBooking(booking);
      this.#step((state) => finishEntry(state, id, booking, this.#parts.now()));
    } catch (error) {
      await this.#handle(entry, error);
    } finally {
      this.#sending.delete(id);
      this.#pump();
    }
  }

  async #handle(entry: OutboxEntry, error: unknown): Promise<void> {
    if (isSignedOut(error)) return this.#pause(Number.POSITIVE_INFINITY);
    if (isTemporary(error)) return this.#pause();
    if (!(error instanceof ProblemError)) {
      this.#pause();
      throw error;
    }
    this.#answered();
    const { code } = error.problem;
    if (code !== 'BOOKING_IS_OUTDATED' || entry.version === null) {
      const refusal = toRefusal(error);
      const accepted = acceptedRules(entry.change, refusal);
      this.#step((state) =>
        accepted ? forceEntry(state, entry.id, accepted) : refuseEntry(state, entry.id, refusal),
      );
      return;
    }
    try {
      this.#compare(entry, await this.#parts.read(entry.bookingUuid));
    } catch (readError) {
      await this.#handle({ ...entry, version: null }, readError);
    }
  }

  /** The booking was changed elsewhere: what does that mean for the tap? */
  #compare({ id, change, snapshot, version }: OutboxEntry, fresh: StaffBooking): void {
    this.#parts.onBooking(fresh);
    this.#step((state) => {
      // Somebody else has done the same.
      if (isAlreadySo(change, fresh)) return settleEntry(state, id, fresh);
      const isAsSeen = snapshot && !isSeenDifferently(change, snapshot, fresh);
      // With the same version, it is the other booking of a swap that has changed.
      if (isAsSeen && isPossible(change, fresh) && fresh.version !== version)
        return retargetEntry(state, id, fresh);
      return refuseEntry(state, id, { kind: 'changed', fresh });
    });
  }

  #answered(): void {
    this.#failures = 0;
    this.#pausedUntil = 0;
    if (!this.#view.isReachable) this.#show({ isReachable: true });
  }

  /** @param pause for this long, or until {@link wake} */
  #pause(pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, MAX_PAUSE_MS)): void {
    this.#failures += 1;
    this.#pausedUntil = this.#parts.now() + pause;
    this.#show({ isReachable: false });
  }
}

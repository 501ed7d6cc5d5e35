import { randomKey } from '../../client/random-key.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { isIrreversible, type TappedChange, undoOf } from '../changes/changes.ts';
import { FINAL_WAIT_MS, isNewUuid, newUuidOf, type OutboxEntry } from './outbox-entry.ts';
import { OutboxSender, type SenderParts } from './outbox-sender.ts';
import {
  addEntry,
  approveEntry,
  hasSuccessor,
  type Retry,
  removeEntry,
  retryEntry,
} from './outbox-state.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { OutboxStore, type OutboxView } from './outbox-store.ts';
import { OwnChanges } from './own-changes.ts';
import { type ChangeRequest, requestFrom } from './request-of.ts';

interface OutboxParts extends SenderParts {
  storage: OutboxStorage;
  /** Runs what has time until the tap is on screen. */
  afterPaint: (run: () => void) => void;
}

/**
 * Keeps what staff tap until the server has answered, in order for each booking. An entry leaves the outbox when its
 * change is made, when somebody takes it back before it is sent, when somebody decides about a refusal, or when it is
 * too old for the server. Nothing else removes one, and its key lets the server make it once, however often it is sent.
 */
export class Outbox {
  readonly #storage: OutboxStorage;
  readonly #now: () => number;
  readonly #afterPaint: (run: () => void) => void;
  readonly #store: OutboxStore;
  readonly #own: OwnChanges;
  readonly #sender: OutboxSender;
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => OutboxView;
  /** The ids of the taps that are on the device: neither a reload nor a crash loses them. */
  readonly stored: () => ReadonlySet<string>;

  constructor({ storage, afterPaint, ...parts }: OutboxParts) {
    this.#storage = storage;
    this.#now = parts.now;
    this.#afterPaint = afterPaint;
    this.#store = new OutboxStore(storage);
    this.#own = new OwnChanges(this.#store.view);
    this.#sender = new OutboxSender(parts, this.#store, this.#own);
    this.subscribe = this.#store.subscribe;
    this.view = this.#store.view;
    this.stored = this.#store.stored;
  }

  /**
   * Reads what this device still has, and begins to send. While another tab of the browser sends, this one
   * only adds to the outbox.
   * @param whenMayRun resolves when this tab is the one that sends
   * @returns what stops it
   */
  start(whenMayRun: Promise<void>): () => void {
    let isStopped = false;
    this.#sender.wait();
    const reload = () => void this.#reload();
    const unsubscribe = this.#storage.onOtherTab(reload);
    reload();
    void whenMayRun.then(async () => {
      // Another tab may have sent something up to now.
      await this.#reload();
      if (!isStopped) this.#sender.start();
    });
    return () => {
      isStopped = true;
      this.#sender.stop();
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
    const tappedAt = this.#now();
    this.#add({
      id,
      bookingUuid: snapshot?.uuid ?? newUuidOf(id),
      workDay,
      change,
      snapshot,
      version: snapshot && !isNewUuid(snapshot.uuid) ? snapshot.version : null,
      tappedAt,
      // Not the time of the tap: the device's clock may be set back.
      sendAt: isIrreversible(change) ? tappedAt + FINAL_WAIT_MS : 0,
      isSent: false,
      refusal: null,
    });
    return id;
  }

  /** A walk-in may have been opened before the server knew it: its uuid by now, or the same as long as it has no other. */
  uuidOf(uuid: string): string {
    return this.#own.madeFrom(uuid)?.uuid ?? uuid;
  }

  /** A booking on screen, under the uuid and version that the server gave it meanwhile. */
  known(shown: StaffBooking): StaffBooking {
    const made = this.#own.madeFrom(shown.uuid);
    return made ? { ...shown, uuid: made.uuid, version: made.version } : shown;
  }

  /** Whether a version of a booking was made by a tap of this device. */
  isOwn(version: Pick<StaffBooking, 'uuid' | 'version'>): boolean {
    return this.#own.has(version);
  }

  /** Whether {@link undo} can still do something about a tap. */
  canUndo(id: string): boolean {
    const { entries, done } = this.view();
    if (entries.some((each) => each.id === id)) return !hasSuccessor(this.view(), id);
    return done.some((each) => each.id === id && each.undoneBy === null);
  }

  /** Takes a tap back: one that is not sent yet disappears, any other is undone by the server. */
  undo(id: string): void {
    if (!this.canUndo(id)) return;
    const entry = this.view().entries.find((each) => each.id === id);
    if (entry && !entry.isSent) {
      this.#store.step((state) => removeEntry(state, id));
      return;
    }
    const done = this.view().done.find((each) => each.id === id);
    const undone = entry ?? done;
    if (!undone) return;
    const tappedAt = this.#now();
    this.#add({
      id: randomKey(),
      bookingUuid: undone.bookingUuid,
      workDay: entry?.workDay ?? done?.after.workDay ?? '',
      change: undoOf(id),
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
    this.#store.step((state) => removeEntry(state, id));
    this.#sender.pump();
  }

  /** The request that makes a change, as it is sent. */
  requestFor(entry: OutboxEntry): ChangeRequest {
    return requestFrom(entry, this.view());
  }

  /**
   * Somebody whose role allows a refused change lets it be made.
   * @param retry what is different about it; null for the change as it was refused
   */
  approve(id: string, approval: string, retry: Retry | null = null): void {
    this.#store.step((state) =>
      approveEntry(retry ? retryEntry(state, id, retry) : state, id, approval),
    );
    this.#sender.pump();
  }

  /** The person wants a refused change anyway. */
  tryAgain(id: string, retry: Retry): void {
    this.#store.step((state) => retryEntry(state, id, retry));
    this.#sender.pump();
  }

  /** Sends at once what waits for the network or for a sign-in: the server can be reached again. */
  wake(): void {
    this.#sender.wake();
  }

  /** Somebody is signing out: what is about to be dropped is not sent meanwhile. */
  suspend(): void {
    this.#sender.suspend();
  }

  /** They are still signed in. */
  resume(): void {
    this.#sender.resume();
  }

  /** Forgets everything, here and on the device. */
  async clear(): Promise<void> {
    this.#sender.stop();
    await this.#store.clear();
  }

  #add(entry: OutboxEntry): void {
    this.#store.step((state) => addEntry(state, entry));
    this.#afterPaint(() => this.#sender.pump());
  }

  async #reload(): Promise<void> {
    if (await this.#store.reload()) this.#sender.pump();
  }
}

import { EMPTY_OUTBOX, type OutboxState } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';

export interface OutboxView extends OutboxState {
  /** False while nothing can be sent: no network, signed out, or the tab that sends does not. */
  isReachable: boolean;
  /** False if this device cannot store anything, so that a reload loses what is not sent. */
  isKept: boolean;
}

type Step = (state: OutboxState) => OutboxState;

/** What the outbox has, on screen and on the device: a step is seen at once, and stored as soon as possible. */
export class OutboxStore {
  readonly #storage: OutboxStorage;
  readonly #listeners = new Set<() => void>();
  #view: OutboxView = { ...EMPTY_OUTBOX, isReachable: true, isKept: true };
  /** Steps that are not stored yet. */
  #unstored: Step[] = [];
  #stored: ReadonlySet<string> = new Set();

  constructor(storage: OutboxStorage) {
    this.#storage = storage;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): OutboxView => this.#view;
  /** The ids of the entries that a reload or a crash cannot lose. */
  readonly stored = (): ReadonlySet<string> => this.#stored;

  /** Makes a step on screen at once, and on the device as soon as possible. */
  step(step: Step): void {
    this.show(step(this.#view));
    this.#unstored = [...this.#unstored, step];
    // What could not be stored is stored with the next step.
    const unstored = this.#unstored;
    let stored: OutboxState = EMPTY_OUTBOX;
    this.#storage
      .update((state) => {
        stored = unstored.reduce((before, each) => each(before), state);
        return stored;
      })
      .then(
        () => {
          this.#unstored = this.#unstored.filter((each) => !unstored.includes(each));
          this.#noteStored(stored);
          this.show({ isKept: true });
        },
        () => this.show({ isKept: false }),
      );
  }

  /**
   * Shows what the device has, with the steps that are not stored yet.
   * @returns false if the device cannot be read
   */
  async reload(): Promise<boolean> {
    const stored = await this.#storage.read().catch(() => null);
    if (stored === null) {
      this.show({ isKept: false });
      return false;
    }
    this.#noteStored(stored);
    this.show(this.#unstored.reduce((state, step) => step(state), stored));
    return true;
  }

  show(part: Partial<OutboxView>): void {
    const { entries, done, isReachable, isKept } = { ...this.#view, ...part };
    const before = this.#view;
    const isSame =
      entries === before.entries &&
      done === before.done &&
      isReachable === before.isReachable &&
      isKept === before.isKept;
    if (isSame) return;
    this.#view = { entries, done, isReachable, isKept };
    this.#notify();
  }

  /** Forgets everything, here and on the device. */
  async clear(): Promise<void> {
    this.show({ ...EMPTY_OUTBOX });
    await this.#storage.clear();
    this.#noteStored(EMPTY_OUTBOX);
  }

  #noteStored({ entries }: OutboxState): void {
    this.#stored = new Set(entries.map(({ id }) => id));
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

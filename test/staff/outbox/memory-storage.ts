import { EMPTY_OUTBOX, type OutboxState } from '../../../src/staff/outbox/outbox-entry.ts';
import type { OutboxStorage } from '../../../src/staff/outbox/outbox-storage.ts';

/** What one device has stored: every page of it that is opened gets a storage on it. */
export class Device {
  state: OutboxState = EMPTY_OUTBOX;
  /** Set while nothing can be written, as on a full disk. */
  isFull = false;
  readonly #tabs = new Set<() => void>();

  /** The storage of one tab. */
  open(): OutboxStorage {
    const ownListeners = new Set<() => void>();
    const tellOthers = () => {
      for (const listener of this.#tabs) if (!ownListeners.has(listener)) listener();
    };
    return {
      read: async () => structuredClone(this.state),
      update: async (step) => {
        if (this.isFull) throw new DOMException('The disk is full.', 'QuotaExceededError');
        this.state = structuredClone(step(this.state));
        tellOthers();
      },
      clear: async () => {
        this.state = EMPTY_OUTBOX;
        tellOthers();
      },
      onOtherTab: (listener) => {
        this.#tabs.add(listener);
        ownListeners.add(listener);
        return () => {
          this.#tabs.delete(listener);
          ownListeners.delete(listener);
        };
      },
    };
  }
}

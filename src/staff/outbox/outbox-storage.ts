import { createStore, del, get, update } from 'idb-keyval';
import { EMPTY_OUTBOX, type OutboxState } from './outbox-entry.ts';

/** Where the outbox survives a reload. */
export interface OutboxStorage {
  read(): Promise<OutboxState>;
  /** Reads, changes and writes, with nothing in between. */
  update(step: (state: OutboxState) => OutboxState): Promise<void>;
  clear(): Promise<void>;
  /** Calls the listener when another tab of this browser has changed it. Returns what ends that. */
  onOtherTab(listener: () => void): () => void;
}

/**
 * The outbox of one person at one venue in the browser's IndexedDB.
 * @param key names person and venue
 */
export function createOutboxStorage(key: string): OutboxStorage {
  const store = createStore('maitre-outbox', 'taps');
  const channel = new BroadcastChannel(`maitre-outbox ${key}`);
  const tellOthers = () => channel.postMessage(null);
  return {
    read: async () => (await get<OutboxState>(key, store)) ?? EMPTY_OUTBOX,
    update: async (step) => {
      await update<OutboxState>(key, (state) => step(state ?? EMPTY_OUTBOX), store);
      tellOthers();
    },
    clear: async () => {
      await del(key, store);
      tellOthers();
    },
    onOtherTab: (listener) => {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}

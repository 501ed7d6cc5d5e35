import { toJson } from '../../client/to-json.ts';
import type { Attempt } from './booking-request.ts';
import type { DetailsInput } from './details.ts';
import type { Flow } from './flow.ts';

/** What survives a step change and a reload. */
export interface Draft {
  flow: Flow | null;
  /** The form as typed so far. */
  details: DetailsInput | null;
  /** The booking that was last requested, unless it is known to have been made. */
  attempt: Attempt | null;
}

/**
 * Keeps the draft of one tab for half an hour, or until the booking is made. After a reload the diner
 * continues at the step that was left; `day` is not saved, so the step before it counts then. A repeated
 * request still has its idempotency key.
 */
export interface DraftStorage {
  load(): Draft;
  save(change: Partial<Draft>): void;
  clear(): void;
}

const MAX_AGE_MS = 30 * 60_000;
const EMPTY: Draft = { flow: null, details: null, attempt: null };

export function createDraftStorage(publishableKey: string): DraftStorage {
  // The number is the version of the stored shape.
  const key = `table-booking:3:${publishableKey}`;
  let draft = readDraft(key);
  return {
    load: () => draft,
    save(change) {
      draft = { ...draft, ...change };
      try {
        sessionStorage.setItem(key, toJson({ ...draft, savedAt: Date.now() }));
      } catch {
        // Without storage, a reload starts from the beginning.
      }
    },
    clear() {
      draft = EMPTY;
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Without storage, nothing was saved.
      }
    },
  };
}

function readDraft(key: string): Draft {
  try {
    const json = sessionStorage.getItem(key);
    const draft = json ? (JSON.parse(json) as Draft & { savedAt: number }) : null;
    return draft && Date.now() - draft.savedAt < MAX_AGE_MS ? draft : EMPTY;
  } catch {
    // Storage may be disabled or corrupt.
    return EMPTY;
  }
}

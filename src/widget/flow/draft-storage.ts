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
 * Keeps the draft of one element in one tab for half an hour, or until the booking is made. After a reload the diner
 * continues at the step that was left; `day` is not saved, so the step before it counts then. A repeated
 * request still has its idempotency key.
 */
export interface DraftStorage {
  load(): Draft;
  save(change: Partial<Draft>): void;
  clear(): void;
  /** Releases the draft to the next element with the same attributes. */
  release(): void;
}

const MAX_AGE_MS = 30 * 60_000;
const EMPTY: Draft = { flow: null, details: null, attempt: null };

/** What identifies an element: after a reload, it gets the draft of the element with the same values. */
const DISTINCTIVE = [
  'publishable-key',
  'id',
  'experience',
  'area',
  'promo-code',
  'date',
  'time',
  'pax',
  'pax-children',
];
/** The elements on the page, by the keys of their drafts. */
const owners = new Map<string, Element>();
/** Also for removed elements, which may be put back. */
const lastKeys = new WeakMap<Element, string>();

export function createDraftStorage(host: Element): DraftStorage {
  const key = keyFor(host);
  owners.set(key, host);
  lastKeys.set(host, key);
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
    release() {
      if (owners.get(key) === host) owners.delete(key);
    },
  };
}

/**
 * The key of an element's draft, unique on the page. Identical elements are told apart by their order on the page.
 */
function keyFor(host: Element): string {
  const likeness = likenessOf(host);
  // The number is the version of the stored shape.
  const keyAt = (place: number) => `table-booking:4:${likeness}:${place}`;
  const isFree = (key: string) => (owners.get(key) ?? host) === host;
  const last = lastKeys.get(host);
  if (last?.startsWith(keyAt(0).slice(0, -1)) && isFree(last)) return last;
  const root = host.getRootNode() as ParentNode & Node;
  const alike = [...root.querySelectorAll(host.localName)].filter(
    (each) => likenessOf(each) === likeness,
  );
  let place = Math.max(0, alike.indexOf(host));
  while (!isFree(keyAt(place))) place += 1;
  return keyAt(place);
}

function likenessOf(element: Element): string {
  return DISTINCTIVE.map((name) => element.getAttribute(name) ?? '').join(':');
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

import { toJson } from '../client/to-json.ts';
import type { Attempt } from './booking-request.ts';
import type { DetailsInput } from './details.ts';
import type { Flow } from './flow.ts';

/** What must outlive a step that is left, and the page that is reloaded. */
export interface Memory {
  /** What the diner typed so far. */
  draft: DetailsInput | null;
  /** The booking that was last asked for, whatever became of it. */
  attempt: Attempt | null;
  flow: Flow | null;
}

interface Kept extends Memory {
  keptAt: number;
}

const KEPT_FOR_MS = 30 * 60_000;

/**
 * Remembered for this tab alone, for half an hour, and forgotten with the booking: so that a reload
 * costs a diner nothing and a repeated press after it books nothing twice.
 */
export function recall(publishableKey: string, now: number): Memory {
  const nothing: Memory = { draft: null, attempt: null, flow: null };
  try {
    const text = sessionStorage.getItem(placeOf(publishableKey));
    const kept = text ? (JSON.parse(text) as Kept) : null;
    if (!kept || !(now - kept.keptAt < KEPT_FOR_MS)) return nothing;
    return { draft: kept.draft, attempt: kept.attempt, flow: kept.flow };
  } catch {
    // Storage may be switched off, and what is in it may be from another version.
    return nothing;
  }
}

export function keep(publishableKey: string, memory: Memory, now: number): void {
  try {
    sessionStorage.setItem(placeOf(publishableKey), toJson({ ...memory, keptAt: now }));
  } catch {
    // Then a reload begins anew, which is no worse than without it.
  }
}

export function forget(publishableKey: string): void {
  try {
    sessionStorage.removeItem(placeOf(publishableKey));
  } catch {
    // Nothing was kept, then.
  }
}

/** The number is the shape’s: another one must not be read as this. */
function placeOf(publishableKey: string): string {
  return `table-booking:1:${publishableKey}`;
}

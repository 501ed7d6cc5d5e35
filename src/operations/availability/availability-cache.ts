import type { Availability } from '../../domain/availability/availability.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Instant, WallDate } from '../../domain/venue-time.ts';

/** The inputs of a day's cached availability; if any of them differs, the entry is stale. */
export interface DayState {
  venue: Venue;
  workDay: WallDate;
  /** The venue's work day now. */
  today: WallDate;
  /** The versions of the day and of the days before and after it. */
  versions: string;
}

/** Valid from `from` until just before `until`. */
interface CachedAvailability {
  availability: Availability;
  from: Instant;
  until: Instant;
}

interface CachedDay extends Omit<DayState, 'workDay'> {
  /** The newest last. Usually one: thousands of small maps would take more memory than the answers. */
  entries: (CachedAvailability & { key: string })[];
  /** How many times a day was put last until then. */
  putAt: number;
}

/** Enough for three months of a hundred venues. */
export const MAX_DAYS = 10_000;
/** In practice only a few combinations of party and filters are requested. */
const MAX_ENTRIES_PER_DAY = 20;

/**
 * The availability of work days that calendars requested, each valid until an evaluation could give
 * another result. Of the days that were not used lately, the oldest is dropped first.
 */
export class AvailabilityCache {
  /** The first is dropped first. */
  readonly #days = new Map<string, CachedDay>();
  #puts = 0;

  find(state: DayState, key: string, now: Instant): Availability | null {
    const dayKey = keyOf(state);
    const day = this.#days.get(dayKey);
    if (!day || !isSame(day, state)) return null;
    // Not at each use: to reorder the map takes more time and memory than the rest of an answer.
    if (this.#puts - day.putAt > MAX_DAYS / 2) this.#putLast(dayKey, day);
    const entry = day.entries.find((each) => each.key === key);
    return entry && entry.from <= now && now < entry.until ? entry.availability : null;
  }

  save(state: DayState, key: string, { availability, from, until }: CachedAvailability): void {
    if (until <= from) return;
    const dayKey = keyOf(state);
    let day = this.#days.get(dayKey);
    if (!day || !isSame(day, state)) {
      const { venue, today, versions } = state;
      day = { venue, today, versions, entries: [], putAt: 0 };
    }
    this.#putLast(dayKey, day);
    const others = day.entries.filter((each) => each.key !== key);
    // Written out: a spread object takes half as much memory again, and there are thousands.
    const entry = { key, availability, from, until };
    day.entries = [...others, entry].slice(-MAX_ENTRIES_PER_DAY);
    for (const oldest of this.#days.keys()) {
      if (this.#days.size <= MAX_DAYS) return;
      this.#days.delete(oldest);
    }
  }

  #putLast(dayKey: string, day: CachedDay): void {
    this.#puts += 1;
    day.putAt = this.#puts;
    this.#days.delete(dayKey);
    this.#days.set(dayKey, day);
  }
}

function keyOf({ venue, workDay }: DayState): string {
  return `${venue.accountId} ${workDay}`;
}

function isSame(a: Omit<DayState, 'workDay'>, b: DayState): boolean {
  return a.venue === b.venue && a.today === b.today && a.versions === b.versions;
}

import type { Availability } from '../../domain/availability/availability.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Instant, WallDate } from '../../domain/venue-time.ts';

/** What the answers about a work day follow from; where any of it differs, they hold no longer. */
export interface DayState {
  venue: Venue;
  workDay: WallDate;
  /** The venue's work day now. */
  today: WallDate;
  /** Of the day and of those beside it. */
  versions: string;
}

interface KeptAnswer {
  availability: Availability;
  from: Instant;
  until: Instant;
}

interface KeptDay {
  state: DayState;
  answers: Map<string, KeptAnswer>;
}

/** Three months of a hundred venues. */
const MAX_DAYS = 10_000;
/** Of parties and filters that are really asked about there are a few. */
const MAX_ANSWERS_PER_DAY = 20;

/**
 * The calendar's answers to earlier questions, by work day, each for as long as a judgement would
 * come out the same. What was not asked about for the longest time is forgotten first.
 */
export class AvailabilityCache {
  readonly #days = new Map<string, KeptDay>();

  find(state: DayState, question: string, now: Instant): Availability | null {
    const key = keyOf(state);
    const day = this.#days.get(key);
    if (!day || !isSame(day.state, state)) return null;
    // The map's order is that of the last use.
    this.#days.delete(key);
    this.#days.set(key, day);
    const kept = day.answers.get(question);
    return kept && kept.from <= now && now < kept.until ? kept.availability : null;
  }

  keep(state: DayState, question: string, answer: KeptAnswer): void {
    if (answer.until <= answer.from) return;
    const key = keyOf(state);
    let day = this.#days.get(key);
    if (!day || !isSame(day.state, state)) day = { state, answers: new Map() };
    this.#days.delete(key);
    this.#days.set(key, day);
    day.answers.set(question, answer);
    dropOldest(day.answers, MAX_ANSWERS_PER_DAY);
    dropOldest(this.#days, MAX_DAYS);
  }
}

function keyOf({ venue, workDay }: DayState): string {
  return `${venue.accountId} ${workDay}`;
}

function isSame(a: DayState, b: DayState): boolean {
  return a.venue === b.venue && a.today === b.today && a.versions === b.versions;
}

function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

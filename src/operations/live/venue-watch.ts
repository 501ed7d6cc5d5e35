import type { Actor } from '../../domain/journal.ts';
import { Refusal } from '../../domain/refusal.ts';
import { addDays, type WallDate, workDayOf } from '../../domain/venue-time.ts';
import { findAccountVersion } from '../../store/accounts.ts';
import { listBookingVersions } from '../../store/bookings.ts';
import { findJournalActor } from '../../store/journal.ts';
import { type Db, StoreUnavailable } from '../../store/store.ts';
import { listDayVersions, listServiceVersions } from '../../store/work-days.ts';
import type { AppContext } from '../context.ts';
import { requireVenue } from '../venues/require-venue.ts';

/** Days that lie further ahead are not watched: whoever looks at them reads them. */
const DAYS_AHEAD = 60;

/** What is known of a venue at a moment. */
export interface VenueState {
  /** Of the venue document. */
  venue: string;
  /** The versions of the work days that have bookings, from yesterday on. */
  days: ReadonlyMap<WallDate, string>;
  /** Of what staff have set and blocked on these days. */
  services: ReadonlyMap<WallDate, string>;
}

export type VenueEvent =
  | {
      kind: 'day';
      workDay: WallDate;
      version: string;
      /** The version that the bookings changed from. A reader with another one has missed more than these. */
      previous: string;
      /** The bookings that came, changed or left this day; empty if it is not known which. */
      changed: readonly string[];
      /** Who made the change, if it was one; null if it is not known. */
      by: Actor | null;
    }
  | { kind: 'venue'; version: string }
  /** What staff have set for the day, or blocked on it. */
  | { kind: 'service'; workDay: WallDate; version: string };

interface Watched {
  listeners: Set<(event: VenueEvent) => void>;
  state: VenueState;
  /** The versions of bookings, by uuid, of the days that are on screens. */
  bookings: Map<WallDate, ReadonlyMap<string, number>>;
  /** Set while the venue is read; true if it has to be read once more. */
  reading: { again: boolean } | null;
}

/**
 * Tells who watches a venue about changes, after their commits. It reads the versions that the database keeps for
 * each work day, so it sees the changes of every process, and a reader that missed some compares the versions.
 */
export class VenueWatch {
  readonly #context: AppContext;
  readonly #venues = new Map<string, Watched>();
  #stop: (() => void) | null = null;

  constructor(context: AppContext) {
    this.#context = context;
  }

  /**
   * @param listener gets what changes from the returned state on
   * @returns the state now, and what ends the watching
   */
  async watch(
    accountId: string,
    listener: (event: VenueEvent) => void,
  ): Promise<{ state: VenueState; stop: () => void }> {
    const fresh = await this.#context.store.read((db) => this.#read(db, accountId));
    const watched = this.#venues.get(accountId) ?? {
      listeners: new Set(),
      ...fresh,
      reading: null,
    };
    this.#venues.set(accountId, watched);
    watched.listeners.add(listener);
    this.#stop ??= this.#context.store.watchChanges((changed) => this.#changed(changed));
    const stop = () => {
      watched.listeners.delete(listener);
      const isLast = watched.listeners.size === 0 && this.#venues.get(accountId) === watched;
      if (isLast) this.#venues.delete(accountId);
      if (this.#venues.size > 0) return;
      this.#stop?.();
      this.#stop = null;
    };
    // Something may have changed between the read and now.
    void this.#catchUp(accountId, watched);
    // Not what has just been read: others may have been told of more since, and nobody is told of it twice.
    return { state: watched.state, stop };
  }

  async #read(db: Db, accountId: string) {
    const venue = await requireVenue(this.#context, db, accountId);
    const today = workDayOf(venue, this.#context.now());
    const state = await readState(db, accountId, today);
    const bookings = new Map<WallDate, ReadonlyMap<string, number>>();
    for (const day of [today, addDays(today, 1)])
      bookings.set(day, await listBookingVersions(db, accountId, day));
    return { state, bookings };
  }

  #changed(accountId: string | null): void {
    for (const [id, watched] of this.#venues)
      if (accountId === null || accountId === id) void this.#catchUp(id, watched);
  }

  /** Reads what changed, once more if something changed meanwhile. */
  async #catchUp(accountId: string, watched: Watched): Promise<void> {
    if (watched.reading) {
      watched.reading.again = true;
      return;
    }
    watched.reading = { again: true };
    try {
      while (watched.reading.again) {
        watched.reading.again = false;
        const events = await this.#context.store.read((db) => this.#diff(db, accountId, watched));
        for (const event of events) for (const listener of watched.listeners) listener(event);
      }
    } catch (error) {
      // Without the database or the venue, nothing can be told: the next change catches up.
      if (!(error instanceof StoreUnavailable || error instanceof Refusal)) throw error;
    } finally {
      watched.reading = null;
    }
  }

  async #diff(db: Db, accountId: string, watched: Watched): Promise<VenueEvent[]> {
    const venue = await requireVenue(this.#context, db, accountId);
    const today = workDayOf(venue, this.#context.now());
    const { state: before } = watched;
    const state = await readState(db, accountId, today);
    const events: VenueEvent[] = [];
    if (state.venue !== before.venue) events.push({ kind: 'venue', version: state.venue });
    for (const [workDay, version] of state.days) {
      const previous = before.days.get(workDay) ?? toText(null);
      if (previous === version) continue;
      const known = watched.bookings.get(workDay);
      const now = await listBookingVersions(db, accountId, workDay);
      watched.bookings.set(workDay, now);
      const changed = known ? differences(known, now) : [];
      const [first] = changed;
      const by = first ? await findJournalActor(db, accountId, first) : null;
      events.push({ kind: 'day', workDay, version, previous, changed, by });
    }
    for (const [workDay, version] of state.services)
      if (before.services.get(workDay) !== version)
        events.push({ kind: 'service', workDay, version });
    watched.state = state;
    for (const day of watched.bookings.keys())
      if (day < addDays(today, -1)) watched.bookings.delete(day);
    return events;
  }
}

async function readState(db: Db, accountId: string, today: WallDate): Promise<VenueState> {
  const [from, to] = [addDays(today, -1), addDays(today, DAYS_AHEAD)];
  const days = await listDayVersions(db, { accountId, from, to });
  const services = await listServiceVersions(db, { accountId, from, to });
  return {
    venue: toText(await findAccountVersion(db, accountId)),
    days: new Map([...days].map(([day, version]) => [day, toText(version)])),
    services: new Map([...services].map(([day, version]) => [day, toText(version)])),
  };
}

/** As the ETag of the day's list has it. */
function toText(version: number | null): string {
  return (version ?? 0).toString(36);
}

function differences(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string[] {
  const uuids = new Set([...before.keys(), ...after.keys()]);
  return [...uuids].filter((uuid) => before.get(uuid) !== after.get(uuid));
}

import type { WallDate } from '../../domain/venue-time.ts';
import { type Db, StoreUnavailable } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { findBookableVersion } from './bookable-version.ts';

/** Between two looks at the versions, however many changes there are. */
const PAUSE_MS = 250;
/**
 * Whoever is told asks for the times again, so a day that many look at is told to a few at a time: to a thousand within
 * two and a half seconds.
 */
const TOLD_AT_ONCE = 20;
const TELL_PAUSE_MS = 50;

type Listener = (version: string) => void;

interface WatchedDay {
  version: string;
  listeners: Set<Listener>;
  /** Those who do not know the version yet. Who waits longest comes first. */
  untold: Set<Listener>;
  isTelling: boolean;
}

/**
 * Tells visitors of the widget that a day has changed. However many look at a day, it is read once per change, and the
 * database is watched once per process. Changes of every process are seen.
 */
export class DayWatch {
  readonly #context: AppContext;
  readonly #venues = new Map<string, Map<WallDate, WatchedDay>>();
  /** The venues that may have changed since their days were read. */
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #isReading = false;
  #stop: (() => void) | null = null;

  constructor(context: AppContext) {
    this.#context = context;
  }

  /**
   * @param listener gets every later version; of several in a row, perhaps only the last
   * @returns the version now, and what ends the watching
   */
  async watch(
    accountId: string,
    workDay: WallDate,
    listener: Listener,
  ): Promise<{ version: string; stop: () => void }> {
    const isWatched = this.#find(accountId, workDay) !== undefined;
    const version = isWatched ? '' : await this.#read(accountId, workDay);
    // Somebody else may have begun to watch it meanwhile.
    const day = this.#find(accountId, workDay) ?? this.#begin(accountId, workDay, version);
    // A function of its own for each, since callers may pass the same one twice.
    const own: Listener = (next) => listener(next);
    day.listeners.add(own);
    this.#stop ??= this.#context.store.watchChanges((changed) => this.#onChange(changed));
    const stop = () => {
      day.listeners.delete(own);
      day.untold.delete(own);
      if (day.listeners.size === 0) this.#end(accountId, workDay, day);
    };
    return { version: day.version, stop };
  }

  #find(accountId: string, workDay: WallDate): WatchedDay | undefined {
    return this.#venues.get(accountId)?.get(workDay);
  }

  #read(accountId: string, workDay: WallDate): Promise<string> {
    return this.#context.store.read((db) => findBookableVersion(db, accountId, workDay));
  }

  #begin(accountId: string, workDay: WallDate, version: string): WatchedDay {
    const day = { version, listeners: new Set<Listener>(), untold: new Set<Listener>() };
    const watched = { ...day, isTelling: false };
    const days = this.#venues.get(accountId) ?? new Map<WallDate, WatchedDay>();
    this.#venues.set(accountId, days.set(workDay, watched));
    // It may have changed between the read and now.
    this.#onChange(accountId);
    return watched;
  }

  #end(accountId: string, workDay: WallDate, day: WatchedDay): void {
    const days = this.#venues.get(accountId);
    if (days?.get(workDay) !== day) return;
    days.delete(workDay);
    if (days.size === 0) this.#venues.delete(accountId);
    if (this.#venues.size > 0) return;
    this.#stop?.();
    this.#stop = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#changed.clear();
  }

  #onChange(accountId: string | null): void {
    for (const id of accountId === null ? this.#venues.keys() : [accountId])
      if (this.#venues.has(id)) this.#changed.add(id);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#changed.size === 0 || this.#isReading) return;
    this.#timer ??= setTimeout(() => void this.#catchUp(), PAUSE_MS).unref();
  }

  async #catchUp(): Promise<void> {
    this.#timer = undefined;
    this.#isReading = true;
    const accountIds = [...this.#changed];
    this.#changed.clear();
    try {
      const versions = await this.#context.store.read((db) => this.#readVersions(db, accountIds));
      for (const [day, version] of versions) {
        if (day.version === version) continue;
        day.version = version;
        for (const listener of day.listeners) day.untold.add(listener);
        if (!day.isTelling) tell(day);
      }
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      // It is read once the database is back.
      for (const id of accountIds) if (this.#venues.has(id)) this.#changed.add(id);
    } finally {
      this.#isReading = false;
      this.#schedule();
    }
  }

  async #readVersions(db: Db, accountIds: readonly string[]): Promise<[WatchedDay, string][]> {
    const versions: [WatchedDay, string][] = [];
    for (const accountId of accountIds)
      for (const [workDay, day] of this.#venues.get(accountId) ?? [])
        versions.push([day, await findBookableVersion(db, accountId, workDay)]);
    return versions;
  }
}

/** Tells the version to those who do not know it, until there is nobody left. */
function tell(day: WatchedDay): void {
  for (const listener of [...day.untold].slice(0, TOLD_AT_ONCE)) {
    day.untold.delete(listener);
    listener(day.version);
  }
  day.isTelling = day.untold.size > 0;
  if (day.isTelling) setTimeout(() => tell(day), TELL_PAUSE_MS).unref();
}

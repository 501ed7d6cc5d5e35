import type { WallDate } from '../../domain/venue-time.ts';
import { readDaySettings } from '../../store/day-settings.ts';
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

/** What a visitor of a day is told. */
export interface DayNews {
  version: string;
  /** What the venue tells guests who look at this day; empty for nothing. */
  guestMessage: string;
}

type Listener = (news: DayNews) => void;

interface WatchedDay extends DayNews {
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
  ): Promise<DayNews & { stop: () => void }> {
    const isWatched = this.#find(accountId, workDay) !== undefined;
    const news = isWatched ? NO_NEWS : await this.#read(accountId, workDay);
    // Somebody else may have begun to watch it meanwhile.
    const day = this.#find(accountId, workDay) ?? this.#begin(accountId, workDay, news);
    // A function of its own for each, since callers may pass the same one twice.
    const own: Listener = (next) => listener(next);
    day.listeners.add(own);
    this.#stop ??= this.#context.store.watchChanges((changed) => this.#onChange(changed));
    const stop = () => {
      day.listeners.delete(own);
      day.untold.delete(own);
      if (day.listeners.size === 0) this.#end(accountId, workDay, day);
    };
    return { version: day.version, guestMessage: day.guestMessage, stop };
  }

  #find(accountId: string, workDay: WallDate): WatchedDay | undefined {
    return this.#venues.get(accountId)?.get(workDay);
  }

  #read(accountId: string, workDay: WallDate): Promise<DayNews> {
    return this.#context.store.read((db) => readNews(db, accountId, workDay));
  }

  #begin(accountId: string, workDay: WallDate, news: DayNews): WatchedDay {
    const day = { ...news, listeners: new Set<Listener>(), untold: new Set<Listener>() };
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
      const days = await this.#context.store.read((db) => this.#readDays(db, accountIds));
      for (const [day, { version, guestMessage }] of days) {
        if (day.version === version) continue;
        day.version = version;
        day.guestMessage = guestMessage;
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

  async #readDays(db: Db, accountIds: readonly string[]): Promise<[WatchedDay, DayNews][]> {
    const days: [WatchedDay, DayNews][] = [];
    for (const accountId of accountIds)
      for (const [workDay, day] of this.#venues.get(accountId) ?? [])
        days.push([day, await readNews(db, accountId, workDay)]);
    return days;
  }
}

const NO_NEWS: DayNews = { version: '', guestMessage: '' };

async function readNews(db: Db, accountId: string, workDay: WallDate): Promise<DayNews> {
  const version = await findBookableVersion(db, accountId, workDay);
  const { guestMessage } = await readDaySettings(db, accountId, workDay);
  return { version, guestMessage: guestMessage ?? '' };
}

/** Tells the version to those who do not know it, until there is nobody left. */
function tell(day: WatchedDay): void {
  for (const listener of [...day.untold].slice(0, TOLD_AT_ONCE)) {
    day.untold.delete(listener);
    listener({ version: day.version, guestMessage: day.guestMessage });
  }
  day.isTelling = day.untold.size > 0;
  if (day.isTelling) setTimeout(() => tell(day), TELL_PAUSE_MS).unref();
}

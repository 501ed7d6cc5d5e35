import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createClient } from '../../../src/client/call.ts';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import type { StaffOperations } from '../../../src/contract/staff/operations.ts';
import { STAFF_ROUTES } from '../../../src/contract/staff/routes.ts';
import type { UtcOffsets } from '../../../src/domain/utc-offsets.ts';
import type { WallDate } from '../../../src/domain/venue-time.ts';
import {
  cachedDays,
  dayQuery,
  fetchBooking,
  refreshDays,
  updateCachedBooking,
} from '../../../src/staff/day-data/booking-queries.ts';
import { createDaySync } from '../../../src/staff/live/day-sync.ts';
import type { DayEvent, Hello } from '../../../src/staff/live/live-events.ts';
import { ServerClock } from '../../../src/staff/live/server-clock.ts';
import { applyOutbox } from '../../../src/staff/outbox/apply-outbox.ts';
import { Outbox } from '../../../src/staff/outbox/outbox.ts';
import { Device } from './memory-storage.ts';
import { type Handle, UnreliableNetwork } from './unreliable-network.ts';

export interface TabletParts {
  /** Also the language that it asks for, by which its requests are told apart. */
  name: string;
  accountId: string;
  utcOffsets: UtcOffsets;
  date: WallDate;
  now: () => number;
  handle: Handle;
}

/** A tablet as the staff view makes it: its outbox, its copy of the day, and its connection. */
export class Tablet {
  readonly name: string;
  readonly network: UnreliableNetwork;
  /** What the server has told and the tablet has not heard yet. */
  readonly events: DayEvent[] = [];
  outbox!: Outbox;
  /** How far its clock is from the server's, until the server says what time it is. */
  clockError = 0;
  readonly #parts: TabletParts;
  readonly #device = new Device();
  #cache!: QueryClient;
  #sync!: ReturnType<typeof createDaySync>;
  #close: () => void = () => undefined;

  constructor(parts: TabletParts) {
    this.#parts = parts;
    this.name = parts.name;
    this.network = new UnreliableNetwork(parts.handle);
  }

  /** Opens the page. */
  open(): void {
    const { name, accountId, date, now } = this.#parts;
    let isOpen = true;
    // A page that is gone asks for nothing, also where it was about to try again.
    const fetch: typeof this.network.fetch = (input, init) =>
      isOpen ? this.network.fetch(input, init) : new Promise(() => undefined);
    const clientWith = (headers: Record<string, string>) =>
      createClient<StaffOperations>({
        routes: STAFF_ROUTES,
        baseUrl: '/staff/v3',
        headers: () => ({ 'Accept-Language': name, ...headers }),
        fetch,
      });
    const client = clientWith({});
    const cache = new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always' } },
    });
    const observer = new QueryObserver(cache, {
      ...dayQuery({ accountId, language: name, clock: new ServerClock() }, date),
    });
    const unsubscribe = observer.subscribe(() => undefined);
    const outbox = new Outbox({
      storage: this.#device.open(),
      now: () => now() + this.clockError,
      send: async ({ approval, call }, options) => {
        const sender = approval ? clientWith({ 'Staff-Approval': approval }) : client;
        return (await sender.send(call, options)).answer;
      },
      read: (uuid) => fetchBooking(client, uuid),
      onBooking: (booking) => updateCachedBooking(cache, accountId, booking),
      afterPaint: (run) => run(),
    });
    const stop = outbox.start(Promise.resolve());
    this.#cache = cache;
    this.#sync = createDaySync(client, cache, accountId);
    this.outbox = outbox;
    this.#close = () => {
      isOpen = false;
      stop();
      unsubscribe();
    };
  }

  /** The same page again, with nothing but what the device has stored. */
  async reload(pick: number): Promise<void> {
    this.close();
    await this.network.leave(pick);
    this.open();
  }

  close(): void {
    this.#close();
    this.#cache.clear();
  }

  /** Hears of the oldest change that it has not heard of. */
  hear(): void {
    const event = this.events.shift();
    if (event) void this.#sync.follow(event);
  }

  /** Is connected again: what it has missed is not told any more. */
  reconnect(hello: Hello): void {
    this.events.length = 0;
    this.clockError = 0;
    this.outbox.wake();
    void this.#sync.compare(hello);
    // What could not be read at all is read again every minute.
    if (!this.known()) this.refresh();
  }

  /** Reads the day again, as it does every minute. */
  refresh(): void {
    void refreshDays(this.#cache, this.#parts.accountId);
  }

  /** The bookings that the server has told of; null before the day has been read. */
  known(): readonly StaffBooking[] | null {
    return cachedDays(this.#cache, this.#parts.accountId)[0]?.day.bookings ?? null;
  }

  /** The bookings on screen. */
  shown(): readonly StaffBooking[] {
    const { accountId, utcOffsets, date } = this.#parts;
    const shiftType = { id: 'DINNER', name: 'Dinner' };
    const day = { accountId, utcOffsets, dayStartsAt: '05:00:00', date, shiftType };
    return applyOutbox(this.known() ?? [], this.outbox.view(), day).bookings;
  }
}

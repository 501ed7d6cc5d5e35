import { randomUUIDv7 } from 'node:crypto';
import type { Venue } from '../domain/venue.ts';
import type { Instant, WallDate } from '../domain/venue-time.ts';
import type { VenueStats } from '../domain/waits/venue-stats.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { Store } from '../store/store.ts';
import type { WebhookTransport } from '../webhooks/webhook-transport.ts';
import { AttemptQueues, type Pause } from './access/attempt-queues.ts';
import { PasswordChecks } from './access/password-checks.ts';
import { AvailabilityCache } from './availability/availability-cache.ts';
import { CalendarLimits } from './availability/calendar-limits.ts';

export { StoreUnavailable } from '../store/store.ts';

/** Whether the mail server gets the mail of a venue, the staff view only shows it, or there is none. */
export type MailDelivery = 'ON' | 'SHOWN' | 'OFF';

export interface MailServer {
  from: string;
  transport: MailTransport;
}

export interface WebhookSettings {
  /** Encrypts the secrets of endpoints. */
  key: string;
  /** For development: endpoints may have http addresses, and be in any network. */
  allowsInsecure: boolean;
}

/** What every operation needs to run. */
export interface AppContext {
  store: Store;
  /** The current time; tests replace it. */
  now(): Instant;
  /**
   * Milliseconds on a clock that runs forward evenly whatever the system's time is set to. Limits use
   * it, so that a change of the time neither frees nor locks anyone.
   */
  steadyNow(): number;
  /** A uuid for a new record. It begins with the time, so that indexes of uuids grow at their end. */
  newUuid(): string;
  /** Base of absolute links, without a trailing slash. */
  publicUrl: string;
  /** Whether PUBLIC_URL is not set: then the staff view may have other addresses. */
  isPublicUrlAssumed: boolean;
  /** The most bookings per hour from one client network in the widget. */
  bookingsPerHour: number;
  /** What happens to the mail of a venue. Without a delivery, its changes cause no messages. */
  mailDelivery(accountId: string): MailDelivery;
  /** The mail server, and the address that sends; null without one. */
  mail: MailServer | null;
  /** Null where webhooks are not set up: events are kept, but not sent. */
  webhooks: WebhookSettings | null;
  /** Sends webhooks; null where they are not set up, and on the command line. */
  webhookTransport: WebhookTransport | null;
  /** Encrypts the secrets of authenticator apps; null where nobody can set one up. */
  secondFactorKey: string | null;
  /** With it, somebody can set up the first venue of an empty database; null where nobody can. */
  setupCode: string | null;
  venues: VenueCache;
  availabilityCache: AvailabilityCache;
  calendarLimits: CalendarLimits;
  attemptQueues: AttemptQueues;
  passwordChecks: PasswordChecks;
  venueStats: VenueStatsCache;
  idempotency: {
    inFlight: RequestsInFlight;
    /** How long a retry waits for the first request with its key, in milliseconds. */
    maxWaitMs: number;
  };
}

/** Unfinished create requests by idempotency key, so that a retry waits for the first request. */
export type RequestsInFlight = Map<string, Promise<unknown>>;

const MAX_WAIT_MS = 5000;

interface CachedVenue {
  venue: Venue;
  version: number;
}
export type VenueCache = Map<string, CachedVenue>;

/** The statistics of venues, by work day. An entry is valid until the venue document changes or the day is over. */
export type VenueStatsCache = WeakMap<Venue, { workDay: WallDate; stats: VenueStats }>;

/** Comparable with that of an earlier process, as far as the system's time was right at both starts. */
const systemSteadyNow = () => performance.timeOrigin + performance.now();

export interface ContextOptions {
  publicUrl: string;
  isPublicUrlAssumed?: boolean;
  bookingsPerHour: number;
  /** RATE_LIMIT_PER_MINUTE, from which the limits of calendars follow. Without it, only as many as may run at once. */
  rateLimitPerMinute?: number;
  /** Without it, no venue sends mail, and nothing is queued. */
  mailDelivery?: AppContext['mailDelivery'];
  mail?: MailServer | null;
  /** Without them, webhooks are not sent. */
  webhooks?: WebhookSettings | null;
  webhookTransport?: WebhookTransport | null;
  /** Without it, nobody can set up an authenticator app. */
  secondFactorKey?: string | null;
  setupCode?: string | null;
  /** Tests set both clocks. */
  now?: () => Instant;
  steadyNow?: () => number;
  /** The queues in which sign-in attempts wait for their turn. */
  pause?: Pause;
  /** A simulation sets it, so that it repeats exactly. */
  newUuid?: () => string;
}

export function openContext(store: Store, options: ContextOptions): AppContext {
  const {
    publicUrl,
    isPublicUrlAssumed = false,
    bookingsPerHour,
    rateLimitPerMinute = Number.POSITIVE_INFINITY,
    mailDelivery = () => 'OFF',
    mail = null,
    webhooks = null,
    webhookTransport = null,
    secondFactorKey = null,
    setupCode = null,
    now = Date.now,
    steadyNow = systemSteadyNow,
    pause,
    newUuid = randomUUIDv7,
  } = options;
  return {
    store,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    isPublicUrlAssumed,
    bookingsPerHour,
    now,
    steadyNow,
    newUuid,
    mailDelivery,
    mail,
    webhooks,
    webhookTransport,
    secondFactorKey,
    setupCode,
    venues: new Map(),
    availabilityCache: new AvailabilityCache(),
    calendarLimits: new CalendarLimits({ rateLimitPerMinute, steadyNow }),
    attemptQueues: new AttemptQueues(pause),
    passwordChecks: new PasswordChecks(),
    venueStats: new WeakMap(),
    idempotency: { inFlight: new Map(), maxWaitMs: MAX_WAIT_MS },
  };
}

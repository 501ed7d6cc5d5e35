import type { EventType } from './venue-event.ts';
import type { Instant } from './venue-time.ts';

/**
 * Why nothing more is sent to an endpoint.
 *
 * - `GONE`: it answered 410
 * - `FAILING`: it accepted nothing for days
 */
export const DISABLED_REASONS = ['GONE', 'FAILING'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** An address of a partner to which events of one venue are sent. */
export interface WebhookEndpoint {
  id: string;
  accountId: string;
  partnerId: string;
  url: string;
  /** What is sent to it. */
  eventTypes: readonly EventType[];
  /** Encrypted, as is the previous one. */
  secret: string;
  /** After a rotation: signs as well until `previousUntil`. */
  previousSecret: string | null;
  previousUntil: Instant | null;
  isEnabled: boolean;
  /** Null unless the server disabled it. */
  disabledBecause: DisabledReason | null;
  /** The first try that failed since the last one that succeeded; null if the last one succeeded. */
  failingSince: Instant | null;
  /** Until then nothing is sent, because the endpoint asked for it. */
  pausedUntil: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/**
 * - `WAITING`: to be sent when it is due
 * - `DELIVERED`: the endpoint has accepted it
 * - `FAILED`: it was tried often enough, or is not sent any more
 */
export const DELIVERY_STATUSES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/**
 * Why a try failed, or an event is not sent.
 *
 * - `STATUS`: an answer other than 2xx, also a redirect
 * - `TIMEOUT`: no complete answer in time
 * - `NAME_NOT_RESOLVED`: the host name has no address
 * - `ADDRESS_NOT_ALLOWED`: the host is in a private or reserved network, or the address is not https
 * - `CERTIFICATE`: TLS failed
 * - `NOT_CONNECTED`: no connection, or it ended before the answer
 * - `SECRET_UNREADABLE`: WEBHOOK_KEY is not the one with which the secret was stored
 * - `NOT_PERMITTED`: the integration may no longer know of the event
 * - `ENDPOINT_DISABLED`: the endpoint was disabled before
 */
export const DELIVERY_PROBLEMS = [
  'STATUS',
  'TIMEOUT',
  'NAME_NOT_RESOLVED',
  'ADDRESS_NOT_ALLOWED',
  'CERTIFICATE',
  'NOT_CONNECTED',
  'SECRET_UNREADABLE',
  'NOT_PERMITTED',
  'ENDPOINT_DISABLED',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** An event on its way to an endpoint. */
export interface WebhookDelivery {
  endpointId: string;
  eventId: string;
  /** The event's number in the feed. */
  eventNumber: number;
  /** What the event is about: of one subject, an endpoint gets one event after the other. */
  subject: string;
  status: DeliveryStatus;
  /** When it is to be sent, or to be tried again. */
  dueAt: Instant;
  tries: number;
  /** Until then, a process is sending it. */
  claimedUntil: Instant | null;
  createdAt: Instant;
  /** When its status became final. */
  endedAt: Instant | null;
  problem: DeliveryProblem | null;
}

/** One try to send an event. */
export interface WebhookTry {
  id: string;
  endpointId: string;
  eventId: string;
  triedAt: Instant;
  durationMs: number;
  /** Null without an answer. */
  httpStatus: number | null;
  problem: DeliveryProblem | null;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after a try the next one follows: ten tries within a little more than three days. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;
/** By how much a pause may be longer or shorter, so that what failed at once is not tried at once again. */
const JITTER = 0.1;

/**
 * How long after a failed try the next one follows, in milliseconds; null if it was tried often enough.
 * @param tries how often it was tried, from 1
 * @param chance from 0 to 1
 * @param askedMs how long the endpoint asked to wait, in milliseconds
 */
export function pauseAfter(tries: number, chance: number, askedMs: number | null): number | null {
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) return null;
  const spread = Math.round(pause * (1 + JITTER * (2 * chance - 1)));
  return Math.max(spread, askedMs ?? 0);
}

/** An endpoint that has accepted nothing for so long is disabled. It is longer than all tries of one event. */
const MAX_FAILING_MS = 5 * 24 * HOUR_MS;

/** Whether an endpoint that fails once more is given up. */
export function isGivenUp(failingSince: Instant | null, now: Instant): boolean {
  return failingSince !== null && now - failingSince >= MAX_FAILING_MS;
}

import type { Booking } from './booking.ts';
import { groupOf } from './booking-status.ts';
import type { Actor } from './journal.ts';
import {
  type MessageKind,
  VENUE_MESSAGE_KINDS,
  type WEBHOOK_MESSAGE_KIND,
} from './message-kind.ts';
import type { Instant } from './venue-time.ts';
import { isTableReady, readyTableOf } from './wait-list/ready-table.ts';
import { isOffered, isOnWaitList, offerOf, placeOf } from './wait-list/wait-list-place.ts';

/**
 * - `WAITING`: to be sent when it is due
 * - `SENT`: the mail server has accepted it
 * - `FAILED`: the mail server refused it, or could not be reached for days
 * - `SKIPPED`: no longer to be sent, because the booking has changed since or there is no address
 */
export const MESSAGE_STATUSES = ['WAITING', 'SENT', 'FAILED', 'SKIPPED'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/**
 * Why a message was not sent.
 *
 * - `NO_ADDRESS`: neither the booking nor the customer has one, or the venue has none
 * - `OUTDATED`: it is no longer true, or an earlier message that was sent late says it already
 * - `REFUSED`: the mail server accepts no such mail, or none for this address
 * - `NOT_ACCEPTED`: the mail server could not be reached, or did not accept it for now
 */
export const MESSAGE_PROBLEMS = ['NO_ADDRESS', 'OUTDATED', 'REFUSED', 'NOT_ACCEPTED'] as const;
export type MessageProblem = (typeof MESSAGE_PROBLEMS)[number];

/**
 * Messages about one booking in one lane are sent one after the other, since the next one may be needless then. A
 * reminder waits in its own lane for days, while others are sent.
 */
export const MESSAGE_LANES = ['GUEST', 'VENUE', 'REMINDER', 'RECONFIRM'] as const;
export type MessageLane = (typeof MESSAGE_LANES)[number];

export function laneOf(kind: MessageKind): MessageLane {
  if (kind === 'REMINDER' || kind === 'RECONFIRM') return kind;
  return isForVenue(kind) ? 'VENUE' : 'GUEST';
}

/**
 * A mail. It has neither a text nor an address: both are read when it is sent, so that it says what is true then, and
 * nothing of a person is stored twice.
 */
interface QueuedMessage {
  /** Also of every repeat, so that receivers can tell it from another. */
  id: string;
  accountId: string;
  lane: MessageLane;
  /** Asked for by staff, and sent although the guest was told already. */
  isRepeat: boolean;
  status: MessageStatus;
  /** When it is to be sent, or to be tried again. */
  dueAt: Instant;
  tries: number;
  /** Until then, a process is sending it. */
  claimedUntil: Instant | null;
  createdAt: Instant;
  /** When its status became final. */
  endedAt: Instant | null;
  problem: MessageProblem | null;
  /** What the mail server said, without addresses. */
  serverAnswer: string | null;
}

/** A mail about one booking. */
export interface Message extends QueuedMessage {
  kind: MessageKind;
  bookingUuid: string;
  /** The version of the booking whose entry in the journal caused it. */
  bookingVersion: number;
  /** The version of the booking that the sent text is about; null before. */
  toldVersion: number | null;
  webhookId: null;
}

/** A mail to the venue about a webhook that the server has disabled. */
export interface WebhookMessage extends QueuedMessage {
  kind: typeof WEBHOOK_MESSAGE_KIND;
  bookingUuid: null;
  bookingVersion: 0;
  toldVersion: null;
  webhookId: string;
}

export type AnyMessage = Message | WebhookMessage;

const HOUR_MS = 3_600_000;
/** A cancellation this long before the booking is told to the venue. */
const SHORT_NOTICE_MS = 24 * HOUR_MS;

/** The fields whose change a guest is told. */
const TOLD_FIELDS = [
  'bookingAt',
  'pax',
  'paxChildren',
  'highChairs',
  'strollers',
  'floorPlanAreaId',
  'experience',
  'addOns',
] as const satisfies (keyof Booking)[];

/** The messages that a new booking causes. */
export function messagesOfNew(booking: Booking, actor: Actor): MessageKind[] {
  if (booking.isWalkIn) return [];
  if (isRequest(booking))
    return actor.kind === 'STAFF' ? ['REQUESTED'] : ['REQUESTED', 'VENUE_REQUESTED'];
  if (isOnWaitList(booking)) return ['WAIT_LIST_JOINED'];
  if (booking.status !== 'CONFIRMED') return [];
  return [mustSign(booking) ? 'SIGNATURE_NEEDED' : 'BOOKED'];
}

/**
 * The messages that a change of a booking causes. Those about bookings of the past are for nobody, and while the
 * guests are in the house, the staff tell them. Guests at the door, who may have gone for a walk, are told that their
 * table is ready.
 */
export function messagesOfChange(before: Booking, after: Booking, actor: Actor): MessageKind[] {
  const now = after.updatedAt;
  if (isReadyAnew(before, after)) return ['TABLE_READY'];
  if (after.isWalkIn || Math.max(before.bookingAt, after.bookingAt) <= now) return [];
  if (after.status === 'CANCELED' && before.status !== 'CANCELED') {
    const isUrgent =
      before.bookingAt - now <= SHORT_NOTICE_MS && groupOf(before.status) !== 'awaiting';
    return isUrgent && actor.kind !== 'STAFF' ? ['CANCELED', 'VENUE_CANCELED'] : ['CANCELED'];
  }
  if (after.status === 'DECLINED_BY_MERCHANT' && before.status !== after.status)
    return ['DECLINED'];
  if (after.status === 'CONFIRMED' && awaitsOrIsOver(before))
    return [mustSign(after) ? 'SIGNATURE_NEEDED' : 'CONFIRMED'];
  if (!isComing(after)) return [];
  const [had, has] = [offerOf(before), offerOf(after)];
  if (has && has.offeredAt !== had?.offeredAt) return ['OFFERED'];
  if (after.status === 'CONFIRMED' && mustSign(after) && !mustSign(before))
    return ['SIGNATURE_NEEDED'];
  const kinds: MessageKind[] = hasSameFacts(before, after) ? [] : ['CHANGED'];
  // Who declines knows already.
  const isLost = had && !has && placeOf(after) !== null && actor.kind !== 'DINER';
  return isLost ? [...kinds, 'OFFER_EXPIRED'] : kinds;
}

/** Whether tables are kept for guests at the door from now on. */
function isReadyAnew(before: Booking, after: Booking): boolean {
  const ready = readyTableOf(after);
  return ready !== null && ready.offeredAt !== readyTableOf(before)?.offeredAt;
}

/** Whether the booking is expected, with or without a table. */
function isComing({ status }: Booking): boolean {
  return status === 'CONFIRMED' || groupOf(status) === 'awaiting';
}

function awaitsOrIsOver({ status }: Booking): boolean {
  return (
    groupOf(status) === 'awaiting' || status === 'CANCELED' || status === 'DECLINED_BY_MERCHANT'
  );
}

function mustSign({ cancellationPolicy }: Booking): boolean {
  return cancellationPolicy?.status === 'PENDING_SIGNATURE';
}

/** Whether a guest who knows an earlier version of a booking knows already what a mail would say about the present one. */
export function isKnownFrom(earlier: Booking, booking: Booking): boolean {
  return (
    earlier.status === booking.status &&
    mustSign(earlier) === mustSign(booking) &&
    hasSameFacts(earlier, booking)
  );
}

function hasSameFacts(before: Booking, after: Booking): boolean {
  return TOLD_FIELDS.every((field) => isSame(before[field], after[field]));
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Whether the kind is for the venue, not for the guest. */
export function isForVenue(kind: MessageKind): boolean {
  return (VENUE_MESSAGE_KINDS as readonly MessageKind[]).includes(kind);
}

/** How long a change by staff waits before the guest is told, so that one taken back at once is not told at all. */
const UNDO_GRACE_MS = 30_000;

/** When a message about a version of a booking is first to be sent. */
export function firstDueAt(
  { version }: Pick<Booking, 'version'>,
  actor: Actor,
  now: Instant,
): Instant {
  const isNew = version === 1;
  return actor.kind === 'STAFF' && !isNew ? now + UNDO_GRACE_MS : now;
}

/** Whether a message still says what is true, at the time when it is sent. */
export function isStillTrue(kind: MessageKind, booking: Booking, now: Instant): boolean {
  const { status } = booking;
  switch (kind) {
    case 'BOOKED':
    case 'CONFIRMED':
      return status === 'CONFIRMED' && booking.bookingAt > now;
    case 'SIGNATURE_NEEDED':
      return status === 'CONFIRMED' && mustSign(booking) && booking.bookingAt > now;
    case 'REQUESTED':
    case 'VENUE_REQUESTED':
      return isRequest(booking) && booking.bookingAt > now;
    case 'WAIT_LIST_JOINED':
      return isOnWaitList(booking) && booking.bookingAt > now;
    case 'OFFERED':
      return isOffered(booking, now);
    case 'OFFER_EXPIRED':
      return placeOf(booking)?.offer === null && booking.bookingAt > now;
    case 'TABLE_READY':
      return isTableReady(booking, now);
    case 'REMINDER':
      return status === 'CONFIRMED' && booking.bookingAt > now;
    case 'RECONFIRM':
      return status === 'CONFIRMED' && booking.bookingAt > now && !hasReconfirmed(booking);
    case 'CHANGED':
      return isComing(booking) && booking.bookingAt > now;
    case 'DECLINED':
      return status === 'DECLINED_BY_MERCHANT';
    case 'CANCELED':
    case 'VENUE_CANCELED':
      return status === 'CANCELED';
  }
}

/** Whether the guests have said that they still come, by their link or to the staff. */
export function hasReconfirmed({ isReconfirmed, isReconfirmedByCustomer }: Booking): boolean {
  return isReconfirmed || isReconfirmedByCustomer;
}

function isRequest({ status }: Booking): boolean {
  return status === 'REQUESTED' || status === 'PENDING_MERCHANT_CONFIRMATION';
}

/** How long after a try the next one follows, in minutes: twelve tries within three days. */
const PAUSE_MINUTES = [1, 2, 5, 15, 30, 60, 120, 240, 480, 960, 1440];

/** When a message is tried again after a number of tries; null if it was tried often enough. */
export function nextTryAt(tries: number, now: Instant): Instant | null {
  const minutes = PAUSE_MINUTES[tries - 1];
  return minutes === undefined ? null : now + minutes * 60_000;
}

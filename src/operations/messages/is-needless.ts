import type { Booking } from '../../domain/booking.ts';
import { isKnownFrom, isStillTrue, type Message } from '../../domain/message.ts';
import type { MessageKind } from '../../domain/message-kind.ts';
import { bookingAtVersion } from '../../domain/undo.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { listJournalEntries } from '../../store/journal.ts';
import { listMessagesOfBooking } from '../../store/messages.ts';
import type { Db } from '../../store/store.ts';
import type { Tx } from '../tx.ts';

/** What these say, a mail of another kind does not, even if it shows the booking as it is then. */
const WITH_OWN_NEWS: ReadonlySet<MessageKind> = new Set([
  'CONFIRMED',
  'SIGNATURE_NEEDED',
  'OFFERED',
  'OFFER_EXPIRED',
  'TABLE_READY',
]);

/** These say nothing new about a booking that is again as the guest knows it. */
const ABOUT_CHANGES: ReadonlySet<MessageKind> = new Set([
  'CHANGED',
  'CONFIRMED',
  'SIGNATURE_NEEDED',
]);

/**
 * Whether the guest does not need a message whose turn it is: an earlier mail said it already, one that waits says
 * more, or what changed was taken back before anybody was told.
 */
export async function isNeedless(
  { context, db }: Tx,
  message: Message,
  booking: Booking,
): Promise<boolean> {
  const ofBooking = await listMessagesOfBooking(db, message);
  const ofGuest = ofBooking.filter(({ lane }) => lane === 'GUEST');
  const known = { ofGuest, booking, now: context.now() };
  return (
    isEndOfUntoldOffer(message, ofGuest) ||
    isTold(message, ofGuest) ||
    isOutdoneByLater(message, known) ||
    (await isTakenBack(db, message, known))
  );
}

/** The current booking, and the messages to its guest. */
interface Known {
  ofGuest: readonly Message[];
  booking: Booking;
  now: Instant;
}

function isTold({ kind, bookingVersion }: Message, ofGuest: readonly Message[]): boolean {
  const saying = WITH_OWN_NEWS.has(kind) ? ofGuest.filter((each) => each.kind === kind) : ofGuest;
  return toldVersionOf(saying) >= bookingVersion;
}

/** Whether an offer ended of which the guest was not told, who knows of the wait list. */
function isEndOfUntoldOffer({ kind }: Message, ofGuest: readonly Message[]): boolean {
  return kind === 'OFFER_EXPIRED' && toldVersionOf(ofGuest) > 0 && !isOfferTold(ofGuest);
}

/** Whether the last that the guest was told of offers is that there is one. */
function isOfferTold(ofGuest: readonly Message[]): boolean {
  const told = ofGuest.filter(({ toldVersion }) => toldVersion !== null);
  const last = told.findLast(({ kind }) => kind === 'OFFERED' || kind === 'OFFER_EXPIRED');
  return last?.kind === 'OFFERED';
}

/** All others that wait are later ones: those of one booking are sent one after the other. */
function isOutdoneByLater({ id, kind }: Message, { ofGuest, booking, now }: Known): boolean {
  if (WITH_OWN_NEWS.has(kind)) return false;
  return ofGuest.some(
    (other) =>
      other.status === 'WAITING' &&
      other.id !== id &&
      WITH_OWN_NEWS.has(other.kind) &&
      (other.kind !== 'OFFER_EXPIRED' || isOfferTold(ofGuest)) &&
      isStillTrue(other.kind, booking, now),
  );
}

async function isTakenBack(
  db: Db,
  message: Message,
  { ofGuest, booking }: Known,
): Promise<boolean> {
  if (!ABOUT_CHANGES.has(message.kind)) return false;
  const known = knownVersion(message, ofGuest);
  if (known === 0) return false;
  const { accountId, bookingUuid: subjectId } = message;
  const entries = await listJournalEntries(db, { accountId, subjectId });
  return isKnownFrom(bookingAtVersion(booking, entries, known), booking);
}

/** The version before the first change since the latest mail that the guest was not told of; 0 for a new booking. */
function knownVersion({ bookingVersion }: Message, ofGuest: readonly Message[]): number {
  const told = toldVersionOf(ofGuest);
  const untold = ofGuest.filter(
    (each) => each.problem === 'OUTDATED' && each.bookingVersion > told,
  );
  return Math.min(bookingVersion, ...untold.map((each) => each.bookingVersion)) - 1;
}

/** The highest version that a guest was told of; 0 for none. */
function toldVersionOf(messages: readonly Message[]): number {
  return Math.max(0, ...messages.map(({ toldVersion }) => toldVersion ?? 0));
}

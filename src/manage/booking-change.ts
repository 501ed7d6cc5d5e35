import type { Reply } from '../client/call.ts';
import type { PublicBooking } from '../contract/booking.ts';
import type { AnswerOfferRequest } from '../contract/wait-list/answer-offer.ts';
import type { WidgetVenue } from '../contract/widget/start.ts';
import type { CancelReason } from '../domain/booking.ts';
import type { ShownTerms } from '../domain/cancellation-terms.ts';
import type { WallDate, WallTime } from '../domain/venue-time.ts';
import { bookedSlotOf } from './booked-slot.ts';
import type { ManageApiClient, ManagedBooking } from './manage-api-client.ts';
import type { DoneMessage } from './manage-state.ts';

/** A change that a diner can make. */
export type BookingChange =
  | { type: 'reconfirm' }
  | { type: 'sign' }
  /** At another time than the offered one, if it names one. */
  | { type: 'claim'; at: ClaimedTime | undefined; shownTerms: ShownTerms | null }
  | { type: 'declineOffer' }
  | { type: 'askAgain' }
  | { type: 'cancel'; cancelReason: CancelReason }
  /** As `cancel`, of a booking on the wait list. */
  | { type: 'leave'; cancelReason: CancelReason }
  /** As `cancel`, of a request that is not answered yet. */
  | { type: 'withdraw'; cancelReason: CancelReason }
  | { type: 'move'; body: BookingMove; shownTerms: ShownTerms | null }
  | { type: 'guestNotes'; body: GuestNotes };

/** A free time that a party on the wait list takes. */
export interface ClaimedTime {
  date: WallDate;
  time: WallTime;
  floorPlanAreaId: number | null;
}

export interface BookingMove {
  date: WallDate;
  time: WallTime;
  pax: number;
  paxChildren: number;
  floorPlanAreaId: number | null;
}

interface GuestNotes {
  customerSpecialRequests: string | null;
  hasAllergies: boolean;
  allergiesDescription: string | null;
}

/**
 * Sends a change, on condition that the booking has not changed since it was fetched.
 * @throws ProblemError (BOOKING_IS_OUTDATED if it has changed, possibly by an earlier try of the same
 *   change whose response was lost), ConnectionError
 */
export async function sendChange(
  { bookingUuid, writes, delayStatus }: ManageApiClient,
  { etag }: ManagedBooking,
  change: BookingChange,
): Promise<Pick<ManagedBooking, 'booking' | 'etag'>> {
  const params = { bookingUuid };
  const options = { ifMatch: etag ?? undefined, maxTries: 5, onWait: delayStatus.report };
  const answerOffer = (body: AnswerOfferRequest) =>
    writes.call('answer-offer', { params, body }, options);
  const { answer: booking, etag: newEtag } = await send();
  return { booking, etag: newEtag };

  function send(): Promise<Reply<PublicBooking>> {
    switch (change.type) {
      case 'reconfirm':
        return writes.call('reconfirm-booking', { params }, options);
      case 'sign':
        return writes.call('sign-policy', { params }, options);
      case 'claim':
        return answerOffer({ answer: 'CLAIM', ...change.at, shownTerms: change.shownTerms });
      case 'declineOffer':
        return answerOffer({ answer: 'DECLINE' });
      case 'askAgain':
        return answerOffer({ answer: 'ASK_AGAIN' });
      case 'cancel':
      case 'leave':
      case 'withdraw': {
        const { cancelReason } = change;
        return writes.call('cancel-booking', { params, body: { cancelReason } }, options);
      }
      default: {
        const { type: _, body, ...terms } = change;
        return writes.call('update-booking', { params, body: { ...body, ...terms } }, options);
      }
    }
  }
}

/** Whether the booking already has the values of the change. */
export function isAlreadyChanged(
  change: BookingChange,
  booking: PublicBooking,
  venue: WidgetVenue,
): boolean {
  switch (change.type) {
    case 'reconfirm':
      return booking.isReconfirmedByCustomer;
    case 'sign':
      return booking.cancellationPolicy?.status === 'SIGNED';
    case 'claim':
      return booking.status === 'CONFIRMED';
    // The booking does not say what was answered. Sent again, it changes nothing.
    case 'declineOffer':
    case 'askAgain':
      return false;
    case 'cancel':
    case 'leave':
    case 'withdraw':
      return booking.status === 'CANCELED';
    case 'move': {
      const { date, time, party, areaId } = bookedSlotOf(booking, venue);
      const { body } = change;
      return (
        body.date === date &&
        body.time === time &&
        body.pax === party.pax &&
        body.paxChildren === party.paxChildren &&
        body.floorPlanAreaId === areaId
      );
    }
    case 'guestNotes': {
      const { body } = change;
      return (
        body.customerSpecialRequests === booking.customerSpecialRequests &&
        body.hasAllergies === booking.hasAllergies &&
        body.allergiesDescription === booking.allergiesDescription
      );
    }
  }
}

/** The key of the message after a change. */
export function doneMessageOf(change: BookingChange, booking: PublicBooking): DoneMessage {
  if (change.type !== 'move') return `${change.type}Done`;
  const isToBeSigned = booking.cancellationPolicy?.status === 'PENDING_SIGNATURE';
  return isToBeSigned ? 'moveDoneSign' : 'moveDone';
}

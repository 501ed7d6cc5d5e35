import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { BookingBadges } from '../../bookings/booking-badges.tsx';
import { nameOf, partyOf } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { useTap } from '../../outbox/use-tap.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { isFirstPress } from '../../parts/first-press.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { OfferButton } from '../booking/offer-button.tsx';

interface RequestsSheetProps {
  requests: readonly StaffBooking[];
  now: number;
  /** Opens the sheet in which another time is offered. */
  onOtherTime: (booking: StaffBooking) => void;
  onClose: () => void;
}

/** The requests and wait list bookings of the day: accept, decline, or offer another time. */
export default function RequestsSheet({ requests, now, onOtherTime, onClose }: RequestsSheetProps) {
  const messages = useMessages();
  const { format } = useSession();
  const tap = useTap();
  const texts = messages.service;
  return (
    <Dialog heading={texts.requests} onClose={onClose} size="large">
      {requests.length === 0 ? (
        <p className="quiet-text">{texts.requestsEmpty}</p>
      ) : (
        <ul className="requests">
          {requests.map((booking) => {
            const who = `${nameOf(booking, messages)}, ${timeOf(booking.bookingAt, format)}`;
            const isOnWaitList = booking.status === 'PENDING_WAIT_LIST_BOOKING';
            return (
              <li key={booking.uuid} className="request">
                <p className="request-who">
                  <time dateTime={booking.bookingAt}>{timeOf(booking.bookingAt, format)}</time>
                  <strong>{nameOf(booking, messages)}</strong>
                  <span>{partyOf(booking, messages)}</span>
                  <span>{messages.status[booking.status]}</span>
                  {Date.parse(booking.bookingAt) < now && (
                    <span className="request-passed">{texts.passed}</span>
                  )}
                </p>
                <p className="party-marks">
                  <BookingBadges booking={booking} now={now} />
                </p>
                {isOnWaitList && !booking.customer?.email && (
                  <p className="quiet-text">{messages.waitList.noAddress}</p>
                )}
                <div className="request-moves">
                  {isOnWaitList && !booking.waitList?.offer && (
                    <OfferButton booking={booking} who={who} />
                  )}
                  <button
                    type="button"
                    className={isOnWaitList ? 'button' : 'button main'}
                    aria-label={texts.acceptOf(who)}
                    onClick={(event) =>
                      isFirstPress(event) && tap({ kind: 'status', to: 'CONFIRMED' }, booking)
                    }
                  >
                    {texts.accept}
                  </button>
                  <button
                    type="button"
                    className="button"
                    aria-label={texts.otherTimeOf(who)}
                    onClick={() => onOtherTime(booking)}
                  >
                    {texts.otherTime}
                  </button>
                  <button
                    type="button"
                    className="button danger-text"
                    aria-label={texts.declineOf(who)}
                    onClick={(event) =>
                      isFirstPress(event) &&
                      tap({ kind: 'status', to: 'DECLINED_BY_MERCHANT' }, booking)
                    }
                  >
                    {texts.decline}
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}

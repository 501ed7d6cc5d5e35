import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { isOnWaitList } from '../../../domain/wait-list/wait-list-place.ts';
import { BookingBadges } from '../../bookings/booking-badges.tsx';
import { nameOf, partyOf } from '../../bookings/booking-text.ts';
import type { Requests } from '../../day-data/use-requests.ts';
import { useMessages } from '../../messages/messages.ts';
import { useTap } from '../../outbox/use-tap.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { isFirstPress } from '../../parts/first-press.ts';
import { shortDayOf, timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { OfferButton } from '../booking/offer-button.tsx';

interface RequestsSheetProps {
  requests: Requests;
  now: number;
  /** Opens the sheet in which another time is offered. */
  onOtherTime: (booking: StaffBooking) => void;
  onClose: () => void;
}

/** The requests and wait list bookings of all coming days, by date: accept, decline, or offer another time. */
export default function RequestsSheet({ requests, now, onOtherTime, onClose }: RequestsSheetProps) {
  const messages = useMessages();
  const { format } = useSession();
  const texts = messages.service;
  const { listed, count, isComplete } = requests;
  const byDay = [...Map.groupBy(listed, ({ workDay }) => workDay)];
  return (
    // The number says that there are more than are listed.
    <Dialog
      heading={count > listed.length ? texts.toAnswer(count) : texts.requests}
      onClose={onClose}
      size="large"
    >
      {count === 0 && isComplete && <p className="quiet-text">{texts.requestsEmpty}</p>}
      {byDay.map(([workDay, ofDay]) => (
        <section key={workDay} aria-labelledby={`requests-${workDay}`}>
          <h3 id={`requests-${workDay}`}>{shortDayOf(workDay, format, messages)}</h3>
          <ul className="requests">
            {ofDay.map((booking) => (
              <Request
                key={booking.uuid}
                booking={booking}
                now={now}
                onOtherTime={() => onOtherTime(booking)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

interface RequestProps {
  booking: StaffBooking;
  now: number;
  onOtherTime: () => void;
}

function Request({ booking, now, onOtherTime }: RequestProps) {
  const messages = useMessages();
  const { format } = useSession();
  const tap = useTap();
  const texts = messages.service;
  const time = timeOf(booking.bookingAt, format);
  const who = `${nameOf(booking, messages)}, ${time}`;
  const waits = isOnWaitList(booking);
  return (
    <li className="request">
      <p className="request-who">
        <time dateTime={booking.bookingAt}>{time}</time>
        <strong>{nameOf(booking, messages)}</strong>
        <span>{partyOf(booking, messages, format)}</span>
        <span>{messages.status[booking.status]}</span>
        {Date.parse(booking.bookingAt) < now && (
          <span className="request-passed">{texts.passed}</span>
        )}
      </p>
      <p className="party-marks">
        <BookingBadges booking={booking} now={now} />
      </p>
      {waits && !booking.customer?.email && (
        <p className="quiet-text">{messages.waitList.noAddress}</p>
      )}
      <div className="request-moves">
        {waits && !booking.waitList?.offer && <OfferButton booking={booking} who={who} />}
        <button
          type="button"
          className={waits ? 'button' : 'button main'}
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
          onClick={onOtherTime}
        >
          {texts.otherTime}
        </button>
        <button
          type="button"
          className="button danger-text"
          aria-label={texts.declineOf(who)}
          onClick={(event) =>
            isFirstPress(event) && tap({ kind: 'status', to: 'DECLINED_BY_MERCHANT' }, booking)
          }
        >
          {texts.decline}
        </button>
      </div>
    </li>
  );
}

import { isInOtherZone } from '../diner/i18n/local-time.ts';
import { Receipt } from '../diner/parts/receipt.tsx';
import { StepHeading } from '../diner/parts/step-heading.tsx';
import { plainText } from '../diner/venue-text/plain-text.ts';
import { RichText } from '../diner/venue-text/rich-text.tsx';
import { headlineOf } from './booking-headline.ts';
import { bookingLines } from './booking-lines.ts';
import { ChangeOrCancelSection } from './change-or-cancel-section.tsx';
import { LazyWaitListSection } from './lazy-wait-list-section.tsx';
import { useManage } from './manage-context.ts';
import { permittedChanges } from './permitted-changes.ts';
import { PolicySection } from './policy-section.tsx';
import { ReconfirmSection } from './reconfirm-section.tsx';

/** The booking, and what the diner can do with it. */
export function BookingView() {
  const manage = useManage();
  const { managed, i18n, now, headingTakesFocus } = manage;
  const { messages } = i18n;
  const { booking, start } = managed;
  const { texts } = start.venue;
  const may = permittedChanges(managed, now);
  const [title, sentence] = headlineOf(manage);
  const note = booking.publicNotes ?? texts.bookingNote;
  return (
    <div className="screen">
      <div className="page-head">
        <StepHeading takesFocus={headingTakesFocus}>{title}</StepHeading>
        <p>{sentence}</p>
      </div>
      {booking.status === 'PENDING_WAIT_LIST_BOOKING' && may.cancel && <LazyWaitListSection />}
      <div className="sides">
        <div className="side">
          <div>
            <Receipt lines={bookingLines(manage)} />
            {isInOtherZone(booking.bookingAt) && <p className="hint">{messages.venueTime}</p>}
          </div>
          {booking.isTimeLimited && (
            <p className="hint">
              {i18n.format(plainText(texts.timeLimit), { minutes: booking.turnMinutes })}
            </p>
          )}
          {note && may.cancel && (
            <div className="notice notice-calm">
              <p className="notice-title">{messages.goodToKnow}</p>
              <RichText html={note} />
            </div>
          )}
        </div>
        <div className="side">
          <PolicySection />
          <ReconfirmSection isMain={!may.sign} />
          <ChangeOrCancelSection />
        </div>
      </div>
    </div>
  );
}

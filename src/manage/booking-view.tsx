import { isInOtherZone } from '../diner/i18n/local-time.ts';
import { Receipt } from '../diner/parts/receipt.tsx';
import { StepHeading } from '../diner/parts/step-heading.tsx';
import { plainText } from '../diner/venue-text/plain-text.ts';
import { RichText } from '../diner/venue-text/rich-text.tsx';
import { holdsTable } from '../domain/booking-status.ts';
import { visitNoteOf } from '../domain/visit-note.ts';
import { isOnWaitList } from '../domain/wait-list/wait-list-place.ts';
import { headlineOf } from './booking-headline.ts';
import { bookingLines } from './booking-lines.ts';
import { ChangeOrCancelSection } from './change-or-cancel-section.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
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
  const note = visitNoteOf(booking, texts.bookingNote);
  return (
    <div className="screen">
      <div className="page-head">
        <StepHeading takesFocus={headingTakesFocus}>{title}</StepHeading>
        <p>{sentence}</p>
      </div>
      {isOnWaitList(booking) && may.cancel && <LazyWaitListSection />}
      <div className="sides">
        <div className="side">
          <ErrorBoundary i18n={i18n}>
            <BookingReceipt />
          </ErrorBoundary>
          {booking.isTimeLimited && holdsTable(booking.status) && (
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
          <ErrorBoundary i18n={i18n}>
            <PolicySection />
          </ErrorBoundary>
          <ReconfirmSection isMain={!may.sign} />
          <ChangeOrCancelSection />
        </div>
      </div>
    </div>
  );
}

function BookingReceipt() {
  const manage = useManage();
  const { managed, i18n } = manage;
  return (
    <div>
      <Receipt lines={bookingLines(manage)} />
      {isInOtherZone(managed.booking.bookingAt) && (
        <p className="hint">{i18n.messages.venueTime}</p>
      )}
    </div>
  );
}

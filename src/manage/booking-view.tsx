import { isInOtherZone } from '../diner/i18n/local-time.ts';
import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { MainButton } from '../diner/parts/main-button.tsx';
import { Receipt, type ReceiptLine, receiptOf } from '../diner/parts/receipt.tsx';
import { StepHeading } from '../diner/parts/step-heading.tsx';
import { plainText } from '../diner/venue-text/plain-text.ts';
import { RichText } from '../diner/venue-text/rich-text.tsx';
import { holdsTable } from '../domain/booking-status.ts';
import { visitNoteOf } from '../domain/visit-note.ts';
import { isOnWaitList } from '../domain/wait-list/wait-list-place.ts';
import { headlineOf } from './booking-headline.ts';
import { cancelWordsOf } from './cancel-words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyWaitListSection } from './lazy-wait-list-section.tsx';
import { type ManageContext, useManage } from './manage-context.ts';
import type { View } from './manage-state.ts';
import { permittedChanges } from './permitted-changes.ts';
import { PolicySection } from './policy-section.tsx';
import { useBookingChange } from './use-booking-change.ts';

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

/** The whole booking, including the guest notes. */
function bookingLines({ managed, i18n }: Pick<ManageContext, 'managed' | 'i18n'>): ReceiptLine[] {
  const { messages } = i18n;
  const { booking, start } = managed;
  const { allergiesDescription, customerSpecialRequests, specialOccasion, hotelRoom } = booking;
  const guestNotes: [string, string | number | null | undefined | false][] = [
    [messages.promo, booking.promo?.name],
    [messages.redemptionCode, booking.product?.name],
    [messages.name, booking.customer?.name],
    [
      messages.allergies,
      booking.hasAllergies && (allergiesDescription ?? messages.allergiesNotDescribed),
    ],
    [messages.customerSpecialRequests, customerSpecialRequests],
    [messages.specialOccasion, specialOccasion && messages[`occasion${specialOccasion}`]],
    [messages.highChairs, booking.highChairs],
    [messages.strollers, booking.strollers],
    [messages.seating, booking.needsAccessibleSeating && messages.accessible],
    [messages.hotelRoom, hotelRoom],
  ];
  return [
    ...receiptOf(booking, { i18n, venue: start.venue }),
    ...guestNotes.flatMap(([term, description]): ReceiptLine[] =>
      description ? [[term, String(description)]] : [],
    ),
  ];
}

/** Buttons to change or cancel the booking, or to leave the wait list; or the venue's contacts if it cannot be changed online. */
function ChangeOrCancelSection() {
  const manage = useManage();
  const { managed, i18n, now } = manage;
  const { messages } = i18n;
  const may = permittedChanges(managed, now);
  if (!may.cancel) return null;
  return (
    <section className="part unprinted">
      <h3>{messages.changeOrCancelTitle}</h3>
      {may.change && <ViewButton view="change" label={messages.changeBooking} />}
      {may.guestNotes && <ViewButton view="guestNotes" label={messages.changeGuestNotes} />}
      {!may.change && (
        <p>{i18n.format(messages.changeByPhone, { venue: managed.start.venue.name })}</p>
      )}
      <ViewButton view="cancel" label={cancelWordsOf(manage).action} />
    </section>
  );
}

function ViewButton({ view, label }: { view: View; label: string }) {
  const { dispatch } = useManage();
  return (
    <button
      type="button"
      className="secondary-button"
      onClick={() => dispatch({ type: 'view-shown', view })}
    >
      {label}
    </button>
  );
}

/** Asks whether the guests are still coming. The main action unless a policy is to be signed. */
function ReconfirmSection({ isMain }: { isMain: boolean }) {
  const { managed, i18n, now } = useManage();
  const { messages } = i18n;
  const { run, isWorking, failure } = useBookingChange();
  const may = permittedChanges(managed, now);
  const reconfirm = () => void run({ type: 'reconfirm' });
  if (!may.reconfirm) {
    const isReconfirmed = managed.booking.isReconfirmedByCustomer && may.cancel;
    return isReconfirmed && <p className="reconfirmed">{messages.reconfirmed}</p>;
  }
  return (
    <section className="part unprinted">
      <div>
        <h3>{messages.reconfirmTitle}</h3>
        <p className="hint">{messages.reconfirmText}</p>
      </div>
      <FailureNotice i18n={i18n} failure={failure} />
      {isMain ? (
        <MainButton isWorking={isWorking} workingText={messages.sending} onPress={reconfirm}>
          {messages.reconfirm}
        </MainButton>
      ) : (
        <button
          type="button"
          className="secondary-button"
          aria-disabled={isWorking}
          onClick={reconfirm}
        >
          {isWorking ? messages.sending : messages.reconfirm}
        </button>
      )}
    </section>
  );
}

import type { Dispatch } from 'react';
import type { PublicBooking } from '../../../contract/booking.ts';
import { monthOf } from '../../../diner/calendar/month.ts';
import { formatDateTime } from '../../../diner/i18n/local-time.ts';
import { Icon } from '../../../diner/parts/icons.tsx';
import { Receipt, receiptOf } from '../../../diner/parts/receipt.tsx';
import { StepHeading } from '../../../diner/parts/step-heading.tsx';
import { RichText } from '../../../diner/venue-text/rich-text.tsx';
import { safeUrl } from '../../../diner/venue-text/safe-url.ts';
import type { NewBookingKind } from '../../../domain/message-kind.ts';
import type { Confirmed, FlowEvent } from '../../flow/flow.ts';
import { useWidget, type WidgetContext } from '../../widget-context.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { KeepLink } from './keep-link.tsx';

/** The booking, or the request for one, that was made. */
export function ConfirmedStep(props: { flow: Confirmed; dispatch: Dispatch<FlowEvent> }) {
  const { flow, dispatch } = props;
  const context = useWidget();
  const { i18n, venue, apiClient } = context;
  const { messages } = i18n;
  const { booking, manageUrl, email } = flow;
  const [title, intro] = outcomeOf(booking, context);
  const note = booking.publicNotes ?? venue.texts.bookingNote;
  const { cancellationPolicy: policy } = booking;
  const redirectUrl = safeUrl(booking.redirectUrl);
  const needsSignature = policy?.status === 'PENDING_SIGNATURE';
  // The query goes before the hash, which contains the token.
  const localizedManageUrl = safeUrl(manageUrl?.replace('#', `?lang=${apiClient.language}#`));
  return (
    <div className="screen confirmed">
      <span className="confirmed-mark" data-status={booking.status}>
        <Icon name={booking.status === 'CONFIRMED' ? 'check' : 'clock'} />
      </span>
      <StepHeading takesFocus>{title}</StepHeading>
      <p>{intro}</p>
      <Receipt lines={receiptOf(booking, context)} />
      {email && venue.mailedKinds.includes(mailKindOf(booking)) ? (
        <p>{i18n.format(messages.mailSent, { email })}</p>
      ) : (
        localizedManageUrl && <KeepLink url={localizedManageUrl} />
      )}
      {note && (
        <div className="notice notice-calm">
          <p className="notice-title">{messages.goodToKnow}</p>
          <RichText html={note} />
        </div>
      )}
      {needsSignature && (
        <p className="notice">
          {i18n.format(messages.policyText, {
            deadline: formatDateTime(i18n, policy.signDeadlineAt),
          })}
        </p>
      )}
      {booking.status === 'CONFIRMED' && (
        <AddToCalendar booking={booking} manageUrl={localizedManageUrl} />
      )}
      <div className="action-bar">
        {needsSignature && localizedManageUrl && (
          <a className="main-button" part="button" href={localizedManageUrl}>
            {messages.signPolicy}
          </a>
        )}
        {redirectUrl && booking.redirectUrl !== manageUrl && (
          <>
            <p className="hint">
              {i18n.format(messages.redirectText, {
                venue: venue.name,
                host: new URL(redirectUrl).host,
              })}
            </p>
            <a
              className={needsSignature ? 'secondary-button' : 'main-button'}
              part="button"
              href={redirectUrl}
            >
              {messages.redirect}
            </a>
          </>
        )}
        {localizedManageUrl && (
          <a className="secondary-button" href={localizedManageUrl}>
            {messages.manage}
          </a>
        )}
        <button
          type="button"
          className="secondary-button"
          onClick={() => dispatch({ type: 'restarted', month: monthOf(venue.today) })}
        >
          {messages.bookAnother}
        </button>
      </div>
    </div>
  );
}

/** The mail about the new booking. */
function mailKindOf({ status, cancellationPolicy }: PublicBooking): NewBookingKind {
  if (status === 'REQUESTED' || status === 'PENDING_MERCHANT_CONFIRMATION') return 'REQUESTED';
  if (status === 'PENDING_WAIT_LIST_BOOKING') return 'WAIT_LIST_JOINED';
  return cancellationPolicy?.status === 'PENDING_SIGNATURE' ? 'SIGNATURE_NEEDED' : 'BOOKED';
}

function outcomeOf(booking: PublicBooking, { i18n, venue }: WidgetContext): [string, string] {
  const { messages } = i18n;
  const names = { venue: venue.name, name: booking.customer?.name ?? '' };
  switch (booking.status) {
    case 'REQUESTED':
    case 'PENDING_MERCHANT_CONFIRMATION':
      return [messages.requestedTitle, i18n.format(messages.requestedText, names)];
    case 'PENDING_WAIT_LIST_BOOKING':
      return [messages.waitListTitle, i18n.format(messages.waitListText, names)];
    default:
      return [messages.confirmedTitle, i18n.format(messages.confirmedText, names)];
  }
}

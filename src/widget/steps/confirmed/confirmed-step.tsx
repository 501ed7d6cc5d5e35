import type { Dispatch } from 'react';
import type { PublicBooking } from '../../../contract/booking.ts';
import { monthOf } from '../../../diner/calendar/month.ts';
import { formatDateTime } from '../../../diner/i18n/local-time.ts';
import { Icon } from '../../../diner/parts/icons.tsx';
import { NewTabNote } from '../../../diner/parts/new-tab-note.tsx';
import { Receipt, receiptOf } from '../../../diner/parts/receipt.tsx';
import { StepHeading } from '../../../diner/parts/step-heading.tsx';
import { RichText } from '../../../diner/venue-text/rich-text.tsx';
import { safeUrl } from '../../../diner/venue-text/safe-url.ts';
import { groupOf } from '../../../domain/booking-status.ts';
import type { NewBookingKind } from '../../../domain/message-kind.ts';
import { visitNoteOf } from '../../../domain/visit-note.ts';
import { isOnWaitList } from '../../../domain/wait-list/wait-list-place.ts';
import type { Confirmed, FlowEvent } from '../../flow/flow.ts';
import { isFramed } from '../../is-framed.ts';
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
  const note = visitNoteOf(booking, venue.texts.bookingNote);
  const { cancellationPolicy: policy } = booking;
  const redirectUrl = safeUrl(booking.redirectUrl);
  const isWaiting = isOnWaitList(booking);
  const manageLabel = isWaiting ? messages.manageWaitList : messages.manage;
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
        localizedManageUrl && <KeepLink url={localizedManageUrl} label={manageLabel} />
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
          {/* A request has no table yet. */}
          {booking.status === 'CONFIRMED' && ` ${messages.policyLate}`}
        </p>
      )}
      {booking.status === 'CONFIRMED' && (
        <AddToCalendar booking={booking} manageUrl={localizedManageUrl} />
      )}
      <div className="action-bar">
        {needsSignature && localizedManageUrl && (
          <WayOut isMain href={localizedManageUrl}>
            {messages.lastStep}
          </WayOut>
        )}
        {redirectUrl && pageOf(redirectUrl) !== pageOf(manageUrl) && (
          <>
            <p className="hint">
              {i18n.format(messages.redirectText, {
                venue: venue.name,
                host: new URL(redirectUrl).host,
              })}
            </p>
            <WayOut isMain={!needsSignature} href={redirectUrl}>
              {messages.continue}
            </WayOut>
          </>
        )}
        {localizedManageUrl && <WayOut href={localizedManageUrl}>{manageLabel}</WayOut>}
        <button
          type="button"
          className="secondary-button"
          onClick={() => dispatch({ type: 'restarted', month: monthOf(venue.today) })}
        >
          {isWaiting ? messages.otherTime : messages.bookAnother}
        </button>
      </div>
    </div>
  );
}

/** A link that looks like a button, to a page that would not open in a frame. */
function WayOut(props: { href: string; isMain?: boolean; children: string }) {
  const newTab = isFramed() && ({ target: '_blank', rel: 'noopener' } as const);
  return (
    <a
      className={props.isMain ? 'main-button' : 'secondary-button'}
      part="button"
      href={props.href}
      {...newTab}
    >
      {props.children}
      {newTab && <NewTabNote />}
    </a>
  );
}

/** An address without query and token, to find links to the same page. */
function pageOf(url: string | null): string | undefined {
  return url?.split(/[?#]/)[0];
}

/** The mail about the new booking. */
function mailKindOf(booking: PublicBooking): NewBookingKind {
  if (isOnWaitList(booking)) return 'WAIT_LIST_JOINED';
  if (groupOf(booking.status) === 'awaiting') return 'REQUESTED';
  return booking.cancellationPolicy?.status === 'PENDING_SIGNATURE' ? 'SIGNATURE_NEEDED' : 'BOOKED';
}

function outcomeOf(booking: PublicBooking, { i18n, venue }: WidgetContext): [string, string] {
  const { messages } = i18n;
  const names = { venue: venue.name, name: booking.customer?.name ?? '' };
  const outcome = (title: string, text: string): [string, string] => [
    title,
    i18n.format(text, names),
  ];
  if (isOnWaitList(booking)) return outcome(messages.waitListTitle, messages.waitListText);
  return groupOf(booking.status) === 'awaiting'
    ? outcome(messages.requestedTitle, messages.requestedText)
    : outcome(messages.confirmedTitle, messages.confirmedText);
}

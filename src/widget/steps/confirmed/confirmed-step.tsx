import { type Dispatch, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PublicBooking } from '../../../contract/booking.ts';
import { monthOf } from '../../../diner/calendar/month.ts';
import { formatDateTime } from '../../../diner/i18n/local-time.ts';
import { SecondaryButton } from '../../../diner/parts/choices.tsx';
import { Icon } from '../../../diner/parts/icons.tsx';
import { NewTabNote } from '../../../diner/parts/new-tab-note.tsx';
import { Receipt, receiptOf } from '../../../diner/parts/receipt.tsx';
import { StepHeading } from '../../../diner/parts/step-heading.tsx';
import { partyText } from '../../../diner/party/party-text.ts';
import { RichText } from '../../../diner/venue-text/rich-text.tsx';
import { safeUrl } from '../../../diner/venue-text/safe-url.ts';
import { groupOf } from '../../../domain/booking-status.ts';
import type { NewBookingKind } from '../../../domain/message-kind.ts';
import { visitNoteOf } from '../../../domain/visit-note.ts';
import { isOnWaitList } from '../../../domain/wait-list/wait-list-place.ts';
import type { Confirmed, FlowEvent } from '../../flow/flow.ts';
import { isFramed } from '../../is-framed.ts';
import { useWidget, type WidgetContext } from '../../widget-context.ts';
import { type CalendarEntry, googleUrl, icsOf, outlookUrl } from './calendar-entry.ts';

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

/** Links that add the booking to the diner’s calendar. */
function AddToCalendar(props: { booking: PublicBooking; manageUrl: string | null }) {
  const { booking, manageUrl } = props;
  const { i18n, venue } = useWidget();
  const { messages } = i18n;
  const [file, setFile] = useState<string>();
  const entry = useMemo(
    (): CalendarEntry => ({
      uuid: booking.uuid,
      title: i18n.format(i18n.messages.calendarTitle, { venue: venue.name }),
      place: venue.name,
      startAt: booking.bookingAt,
      minutes: booking.turnMinutes,
      notes: partyText(i18n, booking, venue.separatesAdultsAndChildren),
      manageUrl,
    }),
    [booking, manageUrl, i18n, venue],
  );
  useEffect(() => {
    const blob = new Blob([icsOf(entry, Date.now())], { type: 'text/calendar' });
    const url = URL.createObjectURL(blob);
    setFile(url);
    return () => URL.revokeObjectURL(url);
  }, [entry]);
  if (!file) return null;
  const pages = [
    ['Google', googleUrl(entry)],
    ['Outlook', outlookUrl(entry)],
  ];
  return (
    <div>
      <p className="notice-title">{messages.addToCalendar}</p>
      <div className="choices">
        <a className="secondary-button" href={file} download="booking.ics">
          {messages.calendarFile}
        </a>
        {pages.map(([name, url]) => (
          <a
            key={name}
            className="secondary-button"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
            <NewTabNote />
          </a>
        ))}
      </div>
    </div>
  );
}

/** Asks the diner to keep the link to the booking, which no mail brings, and copies it. */
function KeepLink({ url, label }: { url: string; label: string }) {
  const { messages } = useWidget().i18n;
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isCopied !== false) return;
    field.current?.focus();
    field.current?.select();
  }, [isCopied]);
  // Without HTTPS there is no clipboard, and a page may not be allowed to use it.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className="field">
      <p>{messages.keepLink}</p>
      {isCopied === false ? (
        <input type="text" readOnly value={url} aria-label={label} ref={field} />
      ) : (
        <div className="choices">
          <SecondaryButton onPress={() => void copy()}>{messages.copyLink}</SecondaryButton>
        </div>
      )}
      <p className="hint" role="status">
        {isCopied && messages.linkCopied}
      </p>
    </div>
  );
}

import type { Dispatch } from 'react';
import type { PublicBooking } from '../../contract/booking.ts';
import type { Confirmed, FlowEvent } from '../flow.ts';
import { momentOf } from '../moment.ts';
import { monthOf } from '../month.ts';
import { Icon } from '../parts/icons.tsx';
import { Receipt, receiptOf } from '../parts/receipt.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { StepHeading } from '../parts/step-heading.tsx';
import { safeAddress } from '../safe-address.ts';
import { type Surroundings, useSurroundings } from '../surroundings.ts';
import { AddToCalendar } from './add-to-calendar.tsx';

/** What was booked, or asked for, in words that do not promise more than is true. */
export function ConfirmedStep(props: { flow: Confirmed; dispatch: Dispatch<FlowEvent> }) {
  const { flow, dispatch } = props;
  const surroundings = useSurroundings();
  const { text, venue, door } = surroundings;
  const { words } = text;
  const { booking, manageUrl } = flow;
  const [title, intro] = outcomeOf(booking, surroundings);
  const note = booking.publicNotes ?? venue.texts.bookingNote;
  const { cancellationPolicy: policy } = booking;
  const redirectUrl = safeAddress(booking.redirectUrl);
  const isToSign = policy?.status === 'PENDING_SIGNATURE';
  // The token stands behind the #; what is said in which language stands before it.
  const ownPage = safeAddress(manageUrl?.replace('#', `?lang=${door.language}#`));
  return (
    <div className="screen confirmed">
      <span className="confirmed-mark" data-status={booking.status}>
        <Icon name={booking.status === 'CONFIRMED' ? 'check' : 'clock'} />
      </span>
      <StepHeading takesFocus>{title}</StepHeading>
      <p>{intro}</p>
      <Receipt lines={receiptOf(booking, surroundings)} />
      {note && (
        <div className="notice notice-calm">
          <p className="notice-title">{words.note}</p>
          <RichText html={note} />
        </div>
      )}
      {isToSign && (
        <p className="notice">
          {text.fill(words.policyText, { deadline: momentOf(text, policy.signDeadlineAt) })}
        </p>
      )}
      {booking.status === 'CONFIRMED' && <AddToCalendar booking={booking} manageUrl={ownPage} />}
      <div className="action-bar">
        {isToSign && ownPage && (
          <a className="main-button" part="button" href={ownPage}>
            {words.signPolicy}
          </a>
        )}
        {redirectUrl && booking.redirectUrl !== manageUrl && (
          <>
            <p className="hint">
              {text.fill(words.goOnText, { venue: venue.name, host: new URL(redirectUrl).host })}
            </p>
            <a
              className={isToSign ? 'quiet-button' : 'main-button'}
              part="button"
              href={redirectUrl}
            >
              {words.goOn}
            </a>
          </>
        )}
        {ownPage && (
          <a className="quiet-button" href={ownPage}>
            {words.manage}
          </a>
        )}
        <button
          type="button"
          className="quiet-button"
          onClick={() => dispatch({ type: 'restarted', month: monthOf(venue.today) })}
        >
          {words.again}
        </button>
      </div>
    </div>
  );
}

function outcomeOf(booking: PublicBooking, { text, venue }: Surroundings): [string, string] {
  const { words } = text;
  const names = { venue: venue.name, name: booking.customer?.name ?? '' };
  switch (booking.status) {
    case 'REQUESTED':
    case 'PENDING_MERCHANT_CONFIRMATION':
      return [words.requestedTitle, text.fill(words.requestedText, names)];
    case 'PENDING_WAIT_LIST_BOOKING':
      return [words.waitListTitle, text.fill(words.waitListText, names)];
    default:
      return [words.confirmedTitle, text.fill(words.confirmedText, names)];
  }
}

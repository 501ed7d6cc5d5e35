import { type Dispatch, Fragment } from 'react';
import type { PublicBooking } from '../../contract/booking.ts';
import type { Confirmed, FlowEvent } from '../flow.ts';
import { monthOf } from '../month.ts';
import { Icon } from '../parts/icons.tsx';
import { StepHeading } from '../parts/step-heading.tsx';
import { partyText } from '../parts/summary.tsx';
import { plainText } from '../plain-text.ts';
import { type Surroundings, useSurroundings } from '../surroundings.ts';

/** What was booked, or asked for, in words that do not promise more than is true. */
export function ConfirmedStep(props: { flow: Confirmed; dispatch: Dispatch<FlowEvent> }) {
  const { flow, dispatch } = props;
  const surroundings = useSurroundings();
  const { text, venue } = surroundings;
  const { words } = text;
  const { booking } = flow;
  const [title, intro] = outcomeOf(booking, surroundings);
  const note = booking.publicNotes ?? venue.texts.bookingNote;
  const policy = booking.cancellationPolicy;
  return (
    <div className="screen confirmed">
      <span className="confirmed-mark" data-status={booking.status}>
        <Icon name={booking.status === 'CONFIRMED' ? 'check' : 'clock'} />
      </span>
      <StepHeading takesFocus>{title}</StepHeading>
      <p>{intro}</p>
      <dl className="receipt">
        {receiptOf(booking, surroundings).map(([term, description]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </Fragment>
        ))}
      </dl>
      {note && (
        <div className="notice notice-calm">
          <p className="notice-title">{words.note}</p>
          <p className="lines">{plainText(note)}</p>
        </div>
      )}
      {policy?.status === 'PENDING_SIGNATURE' && (
        <p className="notice">
          {text.fill(words.policyText, {
            deadline: `${text.day(policy.signDeadlineAt.slice(0, 10))}, ${text.time(policy.signDeadlineAt)}`,
          })}
        </p>
      )}
      <div className="action-bar">
        {booking.redirectUrl && (
          <a className="main-button" part="button" href={booking.redirectUrl}>
            {words.goOn}
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

function receiptOf(booking: PublicBooking, { text, venue }: Surroundings): [string, string][] {
  const { words } = text;
  const lines: [string, string][] = [
    [words.when, `${text.day(booking.bookingAt.slice(0, 10))}, ${text.time(booking.bookingAt)}`],
    [words.who, partyText(text, booking, venue.separatesAdultsAndChildren)],
  ];
  if (booking.floorPlanArea) lines.push([words.where, booking.floorPlanArea.name]);
  let total = 0;
  if (booking.experience) {
    const { name, tickets, pricePerTicket, currency } = booking.experience;
    total += tickets * pricePerTicket;
    lines.push([name, `${tickets} × ${text.money(pricePerTicket, currency)}`]);
  }
  for (const { name, quantity, unitPrice, currency } of booking.addOns) {
    total += quantity * unitPrice;
    lines.push([name, `${quantity} × ${text.money(unitPrice, currency)}`]);
  }
  if (total > 0) lines.push([words.total, text.money(total, venue.currency)]);
  return lines;
}

import { Fragment } from 'react';
import type { PublicBooking } from '../../contract/booking.ts';
import { momentOf } from '../moment.ts';
import type { Surroundings } from '../surroundings.ts';
import { partyText } from './summary.tsx';

/** What it is, and what it is here. */
export type ReceiptLine = [term: string, description: string];

export function Receipt({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <dl className="receipt">
      {lines.map(([term, description]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** A booking in lines: when, who, where, and what is ordered with it. */
export function receiptOf(
  booking: PublicBooking,
  { text, venue }: Pick<Surroundings, 'text' | 'venue'>,
): ReceiptLine[] {
  const { words } = text;
  const lines: ReceiptLine[] = [
    [words.when, momentOf(text, booking.bookingAt)],
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

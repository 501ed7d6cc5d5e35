import { Fragment } from 'react';
import type { PublicBooking } from '../../contract/booking.ts';
import type { DinerContext } from '../diner-context.ts';
import { formatDateTime } from '../i18n/local-time.ts';
import { partyText } from '../party/party-text.ts';

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

/** A booking’s time, party, area, and what is ordered with it. */
export function receiptOf(
  booking: PublicBooking,
  { i18n, venue }: Pick<DinerContext, 'i18n' | 'venue'>,
): ReceiptLine[] {
  const { messages } = i18n;
  const lines: ReceiptLine[] = [
    [messages.when, formatDateTime(i18n, booking.bookingAt)],
    [messages.who, partyText(i18n, booking, venue.separatesAdultsAndChildren)],
  ];
  if (booking.floorPlanArea) lines.push([messages.where, booking.floorPlanArea.name]);
  let total = 0;
  if (booking.experience) {
    const { name, tickets, pricePerTicket, currency } = booking.experience;
    total += tickets * pricePerTicket;
    lines.push([name, `${tickets} × ${i18n.money(pricePerTicket, currency)}`]);
  }
  for (const { name, quantity, unitPrice, currency } of booking.addOns) {
    total += quantity * unitPrice;
    lines.push([name, `${quantity} × ${i18n.money(unitPrice, currency)}`]);
  }
  if (total > 0) lines.push([messages.total, i18n.money(total, venue.currency)]);
  return lines;
}

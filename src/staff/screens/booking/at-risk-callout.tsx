import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { nameOfParty, tableText } from '../../bookings/booking-text.ts';
import { useTableChanges } from '../../bookings/use-table-changes.ts';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';

/** Guests who may not leave in time, with another table one tap away. */
export function AtRiskCallout({ booking }: { booking: StaffBooking }) {
  const messages = useMessages();
  const texts = messages.tableChanges;
  const { format } = useSession();
  const { moveTo } = useTableChanges();
  const { atRisk } = booking;
  if (!atRisk) return null;
  const { guests, tables, expectedEndAt, otherTables } = atRisk;
  return (
    <div className="callout" data-tone="danger">
      <h3>
        <Icon name="clock" />
        {texts.atRisk}
      </h3>
      <p>
        {texts.staysAt(
          nameOfParty(guests, messages),
          tableText(
            tables.map((name) => ({ name })),
            messages,
          ),
          timeOf(expectedEndAt, format),
        )}
      </p>
      {otherTables ? (
        <button type="button" className="button" onClick={() => moveTo(booking, otherTables)}>
          {texts.moveTo(tableText(otherTables, messages))}
        </button>
      ) : (
        <p>{texts.noOtherTable}</p>
      )}
    </div>
  );
}

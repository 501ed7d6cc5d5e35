import { formatDateTime } from '../diner/i18n/local-time.ts';
import { partyText } from '../diner/party/party-text.ts';
import { useManage } from './manage-context.ts';

/** The booking in one line, shown while it is changed. */
export function BookedLine() {
  const { managed, i18n } = useManage();
  const { booking, start } = managed;
  const what = [
    formatDateTime(i18n, booking.bookingAt),
    partyText(i18n, booking, start.venue.separatesAdultsAndChildren),
    booking.floorPlanArea?.name,
  ];
  return (
    <p className="booked-line">
      {i18n.format(i18n.messages.currentBooking, { what: what.filter(Boolean).join(' · ') })}
    </p>
  );
}

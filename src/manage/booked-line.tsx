import { formatDateTime } from '../diner/i18n/local-time.ts';
import { partyText } from '../diner/party/party-text.ts';
import { groupOf } from '../domain/booking-status.ts';
import { waitsForTable } from '../domain/wait-list/wait-list-place.ts';
import { useManage } from './manage-context.ts';

/** The booking, request or place on the wait list in one line, shown while it is changed. */
export function BookedLine() {
  const { managed, i18n } = useManage();
  const { messages } = i18n;
  const { booking, start } = managed;
  const isWaiting = groupOf(booking.status) === 'awaiting' || waitsForTable(booking);
  const line = isWaiting ? messages.currentlyWaiting : messages.currentBooking;
  const what = [
    formatDateTime(i18n, booking.bookingAt),
    partyText(i18n, booking, start.venue.separatesAdultsAndChildren),
    booking.floorPlanArea?.name,
  ];
  return (
    <p className="booked-line">{i18n.format(line, { what: what.filter(Boolean).join(' · ') })}</p>
  );
}

import { useEffect, useMemo, useState } from 'react';
import type { PublicBooking } from '../../../contract/booking.ts';
import { NewTabNote } from '../../../diner/parts/new-tab-note.tsx';
import { partyText } from '../../../diner/party/party-text.ts';
import { useWidget } from '../../widget-context.ts';
import { type CalendarEntry, googleUrl, icsOf, outlookUrl } from './calendar-entry.ts';

/** Links that add the booking to the diner’s calendar. */
export function AddToCalendar(props: { booking: PublicBooking; manageUrl: string | null }) {
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

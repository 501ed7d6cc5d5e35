import { useEffect, useMemo, useState } from 'react';
import type { PublicBooking } from '../../contract/booking.ts';
import type { CalendarEntry } from '../calendar-entry.ts';
import { partyText } from '../parts/summary.tsx';
import { useSurroundings } from '../surroundings.ts';
import { useLoaded } from './use-loaded.ts';

const loadEntries = () => import('../calendar-entry.ts');

/** Ways into the diner’s own calendar. Where they cannot be fetched, the booking is made all the same. */
export function AddToCalendar(props: { booking: PublicBooking; manageUrl: string | null }) {
  const { booking, manageUrl } = props;
  const { text, venue } = useSurroundings();
  const { words } = text;
  const { code } = useLoaded(loadEntries, true);
  const [file, setFile] = useState<string>();
  const entry = useMemo(
    (): CalendarEntry => ({
      uuid: booking.uuid,
      title: text.fill(text.words.calendarTitle, { venue: venue.name }),
      place: venue.name,
      startAt: booking.bookingAt,
      minutes: booking.turnMinutes,
      notes: partyText(text, booking, venue.separatesAdultsAndChildren),
      manageUrl,
    }),
    [booking, manageUrl, text, venue],
  );
  useEffect(() => {
    if (!code) return;
    const blob = new Blob([code.icsOf(entry, Date.now())], { type: 'text/calendar' });
    const address = URL.createObjectURL(blob);
    setFile(address);
    return () => URL.revokeObjectURL(address);
  }, [code, entry]);
  if (!code || !file) return null;
  const pages = [
    ['Google', code.googleAddress(entry)],
    ['Outlook', code.outlookAddress(entry)],
  ];
  return (
    <div>
      <p className="notice-title">{words.addToCalendar}</p>
      <div className="choices">
        <a className="quiet-button" href={file} download="booking.ics">
          {words.calendarFile}
        </a>
        {pages.map(([name, address]) => (
          <a
            key={name}
            className="quiet-button"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
            <span className="unseen"> ({words.opensNewTab})</span>
          </a>
        ))}
      </div>
    </div>
  );
}

import './tonight.css';
import { useState } from 'react';
import type { StaffServiceDay } from '../../../contract/staff/service-days.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { useServiceDaySettings } from '../../day-data/service-day-settings.ts';
import { useMessages } from '../../messages/messages.ts';
import type { MessageParts } from '../../messages/staff-messages.ts';
import { timeOf, type VenueFormat } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { DaySheet } from './day-sheet.tsx';

/** Opens the sheet of the day. It says what holds for this day only, and the team's note. */
export default function DayButton({ date }: { date: WallDate }) {
  const { tonight: texts } = useMessages('service');
  const { session, format } = useSession();
  const day = useServiceDaySettings(date);
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = session.staff.permissions.includes('tonight:change');
  if (!day) return null;
  const facts = factsOf(day, session.venue.floorPlanAreas, format, texts);
  const note = [day.teamNote, ...facts].filter(Boolean).join(' · ');
  if (!mayChange) return note ? <p className="day-note">{note}</p> : null;
  return (
    <>
      <button
        type="button"
        className="button day-button"
        data-some={note !== '' || undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span className={note ? 'visually-hidden' : undefined}>{texts.open}</span>
        {note && <span className="day-note">{note}</span>}
      </button>
      {isOpen && <DaySheet day={day} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** What is limited, in few words. */
function factsOf(
  { date, lastBookingTime, closedAreaIds, maxCoversPerQuarter, isOnlinePaused }: StaffServiceDay,
  areas: readonly { id: number; name: string }[],
  format: VenueFormat,
  texts: MessageParts['service']['tonight'],
): string[] {
  const closed = areas.filter(({ id }) => closedAreaIds.includes(id));
  return [
    ...(lastBookingTime === null ? [] : [texts.last(timeOf(`${date}T${lastBookingTime}`, format))]),
    ...(isOnlinePaused ? [texts.paused] : []),
    ...closed.map(({ name }) => texts.closed(name)),
    ...(maxCoversPerQuarter === null ? [] : [texts.atMost(maxCoversPerQuarter)]),
  ];
}

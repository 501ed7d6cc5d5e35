import { momentOf } from '../moment.ts';
import { partyText } from '../parts/summary.tsx';
import { useManage } from './manage-context.ts';

/** The booking in one line, while something is done to it. */
export function BookedLine() {
  const { managed, text } = useManage();
  const { booking, start } = managed;
  const what = [
    momentOf(text, booking.bookingAt),
    partyText(text, booking, start.venue.separatesAdultsAndChildren),
    booking.floorPlanArea?.name,
  ];
  return (
    <p className="booked-line">
      {text.fill(text.words.bookedNow, { what: what.filter(Boolean).join(' · ') })}
    </p>
  );
}

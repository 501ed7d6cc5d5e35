import type { CSSProperties } from 'react';
import { coversOf } from '../../../../domain/availability/party.ts';
import { nameOf } from '../../../bookings/booking-text.ts';
import { STATUS_ICONS } from '../../../bookings/status-badge.tsx';
import { useMessages } from '../../../messages/messages.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { TimelineBar } from '../../../service/timeline.ts';
import type { VenueTable } from '../../../service/venue-tables.ts';
import { useSession } from '../../../session/session.ts';
import type { RoomClock } from './room-clock.ts';

interface TimelineBarButtonProps {
  bar: TimelineBar;
  table: VenueTable;
  clock: RoomClock;
  isSelected: boolean;
  isTabStop: boolean;
  onBar: (uuid: string) => void;
}

/** One stay at one table. */
export function TimelineBarButton(props: TimelineBarButtonProps) {
  const { bar, table, clock } = props;
  const { booking, start, end, isConflict } = bar;
  const { uuid, status } = booking;
  const messages = useMessages();
  const { session } = useSession();
  const texts = messages.room;
  const name = nameOf(booking, messages);
  const covers = coversOf(session.venue, booking);
  const time = texts.barTime(clock.time(bar.startAt), clock.time(bar.endAt));
  const label = texts.barLabel({
    time,
    name,
    covers,
    table: table.name,
    status: messages.status[status],
  });
  return (
    <button
      type="button"
      className="bar"
      style={spanStyle(start, end)}
      data-status={status}
      data-conflict={isConflict || undefined}
      data-stop={uuid}
      data-table={table.id}
      tabIndex={props.isTabStop ? 0 : -1}
      aria-current={props.isSelected ? 'true' : undefined}
      onClick={() => props.onBar(uuid)}
    >
      <span className="visually-hidden">{isConflict ? texts.barOverlaps(label) : label}</span>
      <Icon name={STATUS_ICONS[status]} />
      {isConflict && (
        <b className="bar-conflict" aria-hidden="true">
          !
        </b>
      )}
      <span className="bar-text" aria-hidden="true">
        {texts.bar(covers, name)}
      </span>
    </button>
  );
}

/** The place of something between two fractions of the range. */
export function spanStyle(start: number, end: number): CSSProperties {
  return { insetInlineStart: `${start * 100}%`, inlineSize: `${(end - start) * 100}%` };
}

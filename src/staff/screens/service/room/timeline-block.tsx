import { useMessages } from '../../../messages/messages.ts';
import type { TimelineBlock } from '../../../service/timeline.ts';
import type { VenueTable } from '../../../service/venue-tables.ts';
import type { RoomClock } from './room-clock.ts';
import { spanStyle } from './timeline-bar.tsx';

interface TimelineBlockButtonProps {
  block: TimelineBlock;
  table: VenueTable;
  clock: RoomClock;
  isTabStop: boolean;
  onBlock: (tableId: number) => void;
}

/** A time in which staff keep a table free, and why. */
export function TimelineBlockButton(props: TimelineBlockButtonProps) {
  const { block, table, clock } = props;
  const texts = useMessages().room;
  const time = texts.barTime(clock.time(block.startAt), clock.time(block.endAt));
  return (
    <button
      type="button"
      className="timeline-block"
      style={spanStyle(block.start, block.end)}
      data-stop={block.id}
      data-table={table.id}
      tabIndex={props.isTabStop ? 0 : -1}
      onClick={() => props.onBlock(table.id)}
    >
      <span className="visually-hidden">{texts.blockLabel(time, table.name, block.reason)}</span>
      <span className="bar-text" aria-hidden="true">
        {block.reason ?? texts.tile.blocked}
      </span>
    </button>
  );
}

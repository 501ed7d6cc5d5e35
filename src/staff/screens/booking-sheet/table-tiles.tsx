import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StaffSession } from '../../../contract/staff/session.ts';
import { toVenueIso } from '../../../domain/utc-offsets.ts';
import { tableText } from '../../bookings/booking-text.ts';
import { dayQuery } from '../../day-data/booking-queries.ts';
import { useServiceDaySettings } from '../../day-data/service-day-settings.ts';
import { useServerClock, useServerNow } from '../../live/server-clock-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { rangeText, timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { type Occupied, occupiedTables } from './occupied-tables.ts';

type VenueTable = StaffSession['venue']['tables'][number];

interface TableTilesProps {
  date: string;
  /** The stay, if time and duration are known. */
  stay: Occupied | null;
  exceptUuid: string | null;
  chosen: readonly number[];
  onChosen: (ids: number[]) => void;
}

/** The venue’s tables by area, with who has them during the stay. */
export function TableTiles({ date, stay, exceptUuid, chosen, onChosen }: TableTilesProps) {
  const { session, format, isCurrent } = useSession();
  const { accountId, tables, floorPlanAreas } = session.venue;
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const { data } = useQuery({
    ...dayQuery({ accountId, language: format.locale, clock: useServerClock() }, date),
    enabled: isCurrent && stay !== null,
  });
  const blocks = useServiceDaySettings(date)?.blocks;
  const now = useServerNow();
  const { venue } = session;
  const occupied = useMemo(() => {
    const { bookings = [] } = data ?? {};
    const day = { bookings, blocks: blocks ?? [], venue, now };
    return stay ? occupiedTables(day, stay, exceptUuid) : new Map<number, Occupied>();
  }, [data, blocks, venue, now, stay, exceptUuid]);
  const areas = [
    ...floorPlanAreas.map(({ id, name }) => ({
      name,
      tables: tables.filter(({ floorPlanAreaId }) => floorPlanAreaId === id),
    })),
    {
      name: texts.elsewhere,
      tables: tables.filter(({ floorPlanAreaId }) =>
        floorPlanAreas.every(({ id }) => id !== floorPlanAreaId),
      ),
    },
  ].filter((area) => area.tables.length > 0);
  const toggle = ({ id }: VenueTable) => {
    const others = chosen.filter((each) => each !== id);
    const next = others.length === chosen.length ? [...chosen, id] : others;
    onChosen(next.sort((a, b) => a - b));
  };
  return areas.map((area) => (
    <fieldset className="tables-area" key={area.name}>
      <legend>{area.name}</legend>
      <div className="tables-grid">
        {area.tables.map((table) => (
          <TableTile
            key={table.id}
            table={table}
            occupied={occupied.get(table.id)}
            isChosen={chosen.includes(table.id)}
            onToggle={() => toggle(table)}
          />
        ))}
      </div>
    </fieldset>
  ));
}

interface TableTileProps {
  table: VenueTable;
  occupied: Occupied | undefined;
  isChosen: boolean;
  onToggle: () => void;
}

function TableTile({ table, occupied, isChosen, onToggle }: TableTileProps) {
  const { session, format } = useSession();
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const at = (instant: number) => timeOf(toVenueIso(session.venue.utcOffsets, instant), format);
  const seats = rangeText(table.minCovers, table.maxCovers);
  const times = occupied && texts.takenFrom(at(occupied.from), at(occupied.until));
  const taken = times && occupied?.isBlocked ? `${texts.rule.BLOCKED} ${times}` : (times ?? null);
  return (
    <label className="table-box" data-taken={taken !== null || undefined}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={texts.tableLabel(tableText([table], messages), seats, taken)}
        onChange={onToggle}
      />
      <span className="table-name">{table.name}</span>
      <span className="table-covers">{seats}</span>
      {taken !== null && <span className="table-state">{taken}</span>}
    </label>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import type { StaffSession } from '../../contract/staff.ts';
import { tableWords } from '../booking-words.ts';
import { dayQuery } from '../bookings.ts';
import { useDoor } from '../door.ts';
import { messages } from '../messages.ts';
import { useSession } from '../session.ts';
import { type TableState, tableStates } from '../table-states.ts';
import { useNow } from '../use-now.ts';
import { timeOf } from '../wording.ts';

type VenueTable = StaffSession['venue']['tables'][number];

interface TableChoiceProps {
  pax: number;
  chosen: readonly VenueTable[];
  /** With the ids of all tables that are chosen then. */
  onChosen: (ids: string[]) => void;
  error: string | undefined;
}

const words = messages.walkInForm;

/** The venue’s tables by area, with how they stand right now. */
export function TableChoice({ pax, chosen, onChosen, error }: TableChoiceProps) {
  const door = useDoor();
  const { session, isCurrent } = useSession();
  const { accountId, today, tables, floorPlanAreas } = session.venue;
  const { data } = useQuery({ ...dayQuery(door, accountId, today), enabled: isCurrent });
  const now = useNow();
  const states = useMemo(() => tableStates(data ?? [], now), [data, now]);
  const id = useId();

  const areas = [
    ...floorPlanAreas.map(({ id: areaId, name }) => ({
      name,
      tables: tables.filter(({ floorPlanAreaId }) => floorPlanAreaId === areaId),
    })),
    {
      name: words.elsewhere,
      tables: tables.filter((t) => !floorPlanAreas.some((area) => area.id === t.floorPlanAreaId)),
    },
  ].filter((area) => area.tables.length > 0);
  const most = chosen.reduce((sum, { maxCovers }) => sum + maxCovers, 0);

  const toggle = (table: VenueTable) => {
    const others = chosen.filter((each) => each !== table);
    const next = others.length === chosen.length ? [...chosen, table] : others;
    onChosen(next.map((each) => String(each.id)));
  };

  return (
    <fieldset className="tables" aria-describedby={error ? `${id} ${id}-error` : id}>
      <legend>{words.tables}</legend>
      <p className="hint" id={id} data-warning={(chosen.length > 0 && most < pax) || undefined}>
        {chosen.length > 0 && most < pax
          ? words.tooSmall(tableWords(chosen), most, pax)
          : words.tablesHint}
      </p>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {areas.map((area) => (
        <fieldset className="tables-area" key={area.name}>
          <legend>{area.name}</legend>
          <div className="tables-grid">
            {area.tables.map((table) => (
              <TableBox
                key={table.id}
                table={table}
                state={states.get(table.id) ?? { kind: 'free' }}
                isChosen={chosen.includes(table)}
                onToggle={() => toggle(table)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}

interface TableBoxProps {
  table: VenueTable;
  state: TableState;
  isChosen: boolean;
  onToggle: () => void;
}

function TableBox({ table, state, isChosen, onToggle }: TableBoxProps) {
  const { wording } = useSession();
  const covers = words.covers(table.minCovers, table.maxCovers);
  const stands =
    state.kind === 'taken'
      ? words.taken
      : state.kind === 'promised'
        ? words.freeUntil(timeOf(state.from, wording))
        : null;
  return (
    <label className="table-box" data-taken={state.kind === 'taken' || undefined}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={words.tableLabel(tableWords([table]), covers, stands)}
        onChange={onToggle}
      />
      <span className="table-name">{table.name}</span>
      <span className="table-covers">{covers}</span>
      {stands !== null && <span className="table-state">{stands}</span>}
    </label>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import type { StaffSession } from '../../../contract/staff/session.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useApiClient } from '../../api-client.ts';
import { dayQuery } from '../../bookings/booking-queries.ts';
import { tableText } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { type TableState, tableStates } from './table-states.ts';

type VenueTable = StaffSession['venue']['tables'][number];

interface TableChoiceProps {
  pax: number;
  chosen: readonly VenueTable[];
  /** Called with the ids of all chosen tables. */
  onChosen: (ids: string[]) => void;
  error: string | undefined;
}

/** The venue’s tables by area, with their current states. */
export function TableChoice({ pax, chosen, onChosen, error }: TableChoiceProps) {
  const messages = useMessages();
  const texts = messages.walkInForm;
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const { accountId, today, tables, floorPlanAreas } = session.venue;
  const { data } = useQuery({ ...dayQuery(apiClient, accountId, today), enabled: isCurrent });
  const now = useNow();
  const states = useMemo(() => tableStates(data ?? [], now), [data, now]);
  const id = useId();

  const areas = [
    ...floorPlanAreas.map(({ id: areaId, name }) => ({
      name,
      tables: tables.filter(({ floorPlanAreaId }) => floorPlanAreaId === areaId),
    })),
    {
      name: texts.elsewhere,
      tables: tables.filter((t) => !floorPlanAreas.some((area) => area.id === t.floorPlanAreaId)),
    },
  ].filter((area) => area.tables.length > 0);
  const capacity = chosen.reduce((sum, { maxCovers }) => sum + maxCovers, 0);

  const toggle = (table: VenueTable) => {
    const others = chosen.filter((each) => each !== table);
    const next = others.length === chosen.length ? [...chosen, table] : others;
    onChosen(next.map((each) => String(each.id)));
  };

  return (
    <fieldset className="tables" aria-describedby={error ? `${id} ${id}-error` : id}>
      <legend>{texts.tables}</legend>
      <p className="hint" id={id} data-warning={(chosen.length > 0 && capacity < pax) || undefined}>
        {chosen.length > 0 && capacity < pax
          ? texts.tooSmall(tableText(chosen, messages), capacity, pax)
          : texts.tablesHint}
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
  const messages = useMessages();
  const texts = messages.walkInForm;
  const { format } = useSession();
  const covers = texts.covers(table.minCovers, table.maxCovers);
  const stateText =
    state.kind === 'taken'
      ? texts.taken
      : state.kind === 'booked'
        ? texts.freeUntil(timeOf(state.from, format))
        : null;
  return (
    <label className="table-box" data-taken={state.kind === 'taken' || undefined}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={texts.tableLabel(tableText([table], messages), covers, stateText)}
        onChange={onToggle}
      />
      <span className="table-name">{table.name}</span>
      <span className="table-covers">{covers}</span>
      {stateText !== null && <span className="table-state">{stateText}</span>}
    </label>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Table } from '../../../../../domain/venue.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { Icon } from '../../../../parts/icon.tsx';
import { floorLayout, TABLET_ROOM } from '../../../../service/floor-layout.ts';
import { useEditing } from '../editor-context.ts';
import { faultText } from '../fault-text.ts';
import { PlaceFields } from './place-fields.tsx';
import { arranged, firstFreePlace, placeAround } from './plan.ts';
import { PlanGrid } from './plan-grid.tsx';
import { useAreaPlan } from './use-area-plan.ts';

/** The floor plan of one area: a table is chosen, then moved by a tap, the arrow keys or numbers. */
export function AreaPlanEditor({ areaId, name }: { areaId: number | null; name: string }) {
  const { floorPlan: texts } = useMessages('house');
  const area = useAreaPlan(areaId);
  const { tables, plan, mayChange } = area;
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const focusNext = useRef<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const chosen = tables.find(({ id }) => id === chosenId) ?? null;
  const offPlan = tables.filter(({ id }) => !plan.has(id));

  // A table that came onto the plan or left it is another button now.
  useEffect(() => {
    if (focusNext.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-table="${focusNext.current}"]`)?.focus();
    focusNext.current = null;
  });

  const choose = (table: Table | null) => {
    setChosenId(table?.id ?? null);
    setSaid(table ? texts.said.chosen(table.name) : '');
  };
  const put = (table: Table, place: ReturnType<typeof firstFreePlace>) => {
    if (!place) return setSaid(texts.said.noRoom(table.name));
    area.place(table.id, place);
    focusNext.current = table.id;
    setSaid(texts.said.moved(table.name, place.x + 1, place.y + 1));
  };
  const takeOff = (table: Table) => {
    area.place(table.id, null);
    focusNext.current = table.id;
    setSaid(texts.said.takenOff(table.name));
  };
  const undo = () => {
    if (!area.canUndo) return;
    area.undo();
    setSaid(texts.said.undone);
  };
  const arrange = () => {
    const after = arranged(plan, tables);
    area.placeAll(after);
    setSaid(texts.said.arranged(after.size - plan.size, tables.length - after.size));
  };

  return (
    <div className="plan-editor" ref={root}>
      {mayChange && (
        <div className="plan-buttons">
          <button type="button" className="button" aria-disabled={!area.canUndo} onClick={undo}>
            <Icon name="undo" />
            {texts.undo}
          </button>
          {offPlan.length > 0 && (
            <button type="button" className="button" onClick={arrange}>
              {texts.arrange}
            </button>
          )}
          {plan.size > 0 && (
            <button
              type="button"
              className="button"
              onClick={() => {
                area.placeAll(new Map());
                setSaid(texts.said.cleared);
              }}
            >
              {texts.clear}
            </button>
          )}
        </div>
      )}
      <PlanGrid
        area={area}
        name={name}
        chosen={chosen}
        onChoose={choose}
        onPut={(step) => chosen && put(chosen, placeAround(plan, chosen, step))}
        onTakeOff={takeOff}
        onUndo={undo}
        onSay={setSaid}
      />
      <p className="plan-said" role="status">
        {said}
      </p>
      <Faults tables={tables} />
      {plan.size > 0 && floorLayout(tables).room > TABLET_ROOM && (
        <p className="hint" data-warning>
          {texts.tooWide}
        </p>
      )}
      {offPlan.length > 0 && (
        <fieldset className="plan-others" disabled={!mayChange}>
          <legend>{texts.offPlan}</legend>
          <p className="hint">{texts.offPlanHint}</p>
          {offPlan.map((table) => (
            <button
              key={table.id}
              type="button"
              className="button"
              data-table={table.id}
              aria-pressed={table.id === chosenId}
              aria-label={texts.offPlanTable(table.name, table.maxCovers)}
              onClick={() => choose(table.id === chosenId ? null : table)}
            >
              {table.name}
            </button>
          ))}
        </fieldset>
      )}
      {chosen && mayChange && (
        <PlaceFields
          key={chosen.id}
          area={area}
          table={chosen}
          onPutFree={() => put(chosen, firstFreePlace(plan, chosen))}
          onTakeOff={() => takeOff(chosen)}
          onDone={() => choose(null)}
          onSay={setSaid}
        />
      )}
    </div>
  );
}

/** Of places that came from elsewhere, such as a table that has another area now. */
function Faults({ tables }: { tables: readonly Table[] }) {
  const { venue: texts } = useMessages('house');
  const { draft, faults } = useEditing();
  const found = tables.flatMap((table) => {
    const fault = faults.get(`tables[${draft.tables.indexOf(table)}].place`);
    return fault ? [{ table, text: faultText(fault, texts) }] : [];
  });
  return found.map(({ table, text }) => (
    <p key={table.id} className="field-error">
      {table.name}: {text}
    </p>
  ));
}

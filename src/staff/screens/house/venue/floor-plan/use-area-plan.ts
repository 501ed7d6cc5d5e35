import { useState } from 'react';
import type { TablePlace } from '../../../../../domain/table-place.ts';
import type { Table } from '../../../../../domain/venue.ts';
import { useEditing } from '../editor-context.ts';
import type { Plan } from './plan.ts';

export interface AreaPlan {
  /** Of the area, in the order of the document. */
  tables: readonly Table[];
  plan: Plan;
  mayChange: boolean;
  canUndo: boolean;
  /** Puts a table somewhere else; null takes it off the plan. */
  place: (id: number, place: TablePlace | null) => void;
  placeAll: (plan: Plan) => void;
  undo: () => void;
}

/** The floor plan of one area in the draft, with what it was before each change of this visit. */
export function useAreaPlan(areaId: number | null): AreaPlan {
  const { draft, mayChange, replace } = useEditing();
  const [past, setPast] = useState<readonly Plan[]>([]);
  const tables = draft.tables.filter(({ floorPlanAreaId }) => floorPlanAreaId === areaId);
  const plan: Plan = new Map(tables.flatMap(({ id, place }) => (place ? [[id, place]] : [])));

  const write = (after: Plan) =>
    replace({
      ...draft,
      tables: draft.tables.map((table) =>
        table.floorPlanAreaId === areaId ? withPlace(table, after.get(table.id)) : table,
      ),
    });
  const placeAll = (after: Plan) => {
    setPast([...past, plan]);
    write(after);
  };
  return {
    tables,
    plan,
    mayChange,
    canUndo: past.length > 0,
    placeAll,
    place: (id, place) => {
      const after = new Map(plan);
      if (place) after.set(id, place);
      else after.delete(id);
      placeAll(after);
    },
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      write(before);
    },
  };
}

/** The same table object where the place stays. */
function withPlace(table: Table, place: TablePlace | undefined): Table {
  if (table.place === place) return table;
  const { place: _before, ...rest } = table;
  return place ? { ...rest, place } : rest;
}

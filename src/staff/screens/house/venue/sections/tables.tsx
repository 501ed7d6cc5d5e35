import { lazy, Suspense } from 'react';
import type { FloorPlanArea, Table, TableCombination } from '../../../../../domain/venue.ts';
import { loadWithTexts } from '../../../../messages/load-message-part.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { rangeText } from '../../../../parts/venue-format.ts';
import { useEditing } from '../editor-context.ts';
import { ImageList } from '../fields/image-list.tsx';
import { ListEditor } from '../fields/list-editor.tsx';
import { Settings } from '../fields/settings.tsx';
import { newArea, newCombination, newTable } from '../new-entries.ts';
import { areaOptions, named } from '../venue-options.ts';

const FloorPlan = lazy(() => loadWithTexts('house', import('../floor-plan/floor-plan.tsx')));

/** The tables, where they stand, which of them are put together, and the areas in which they stand. */
export function Tables() {
  const { loading, venue: texts } = useMessages('house');
  const title = (name: string, least: number, most: number) =>
    texts.tableTitle(name || '–', rangeText(least, most));
  const { draft } = useEditing();
  const areas = areaOptions(draft);
  const areaName = (id: number | null) => areas.find(({ value }) => value === id)?.label ?? '';
  const tableNames = (ids: readonly number[]) =>
    ids.map((id) => draft.tables.find((table) => table.id === id)?.name ?? '?').join(' + ');
  return (
    <>
      <Suspense fallback={<p role="status">{loading}</p>}>
        <FloorPlan />
      </Suspense>
      <ListEditor<Table>
        path="tables"
        label={texts.tables}
        addLabel={texts.addTable}
        titleOf={({ name, minCovers, maxCovers, floorPlanAreaId }) =>
          [title(name, minCovers, maxCovers), areaName(floorPlanAreaId)].filter(Boolean).join(', ')
        }
        create={newTable}
      >
        {(path) => (
          <Settings
            list="tables"
            at={path}
            rows={['name', ['minCovers', 'maxCovers'], 'floorPlanAreaId', 'posId']}
          />
        )}
      </ListEditor>
      <ListEditor<TableCombination>
        path="combinations"
        label={texts.combinations}
        hint={texts.combinationsHint}
        addLabel={texts.addCombination}
        titleOf={({ tableIds, minCovers, maxCovers }) =>
          title(tableNames(tableIds), minCovers, maxCovers)
        }
        create={newCombination}
      >
        {(path) => (
          <Settings list="combinations" at={path} rows={['tableIds', ['minCovers', 'maxCovers']]} />
        )}
      </ListEditor>
      <ListEditor<FloorPlanArea>
        path="floorPlanAreas"
        label={texts.areas}
        addLabel={texts.addArea}
        titleOf={({ id, name }) => named(name, draft.language, id)}
        create={newArea}
      >
        {(path) => (
          <>
            <Settings list="floorPlanAreas" at={path} rows={['name', 'summary']} />
            <ImageList path={`${path}.images`} />
          </>
        )}
      </ListEditor>
    </>
  );
}

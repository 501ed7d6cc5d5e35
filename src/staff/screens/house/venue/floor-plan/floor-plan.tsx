import './floor-plan.css';
import { useState } from 'react';
import { useMessages } from '../../../../messages/messages.ts';
import { useEditing } from '../editor-context.ts';
import { areaOptions } from '../venue-options.ts';
import { AreaPlanEditor } from './area-plan-editor.tsx';

/** Where the tables stand, area by area. */
export default function FloorPlan() {
  const { floorPlan: texts } = useMessages('house');
  const { draft } = useEditing();
  const [chosen, setChosen] = useState<number | null>();
  const withTables = new Set(draft.tables.map(({ floorPlanAreaId }) => floorPlanAreaId));
  const areas = [...areaOptions(draft), { value: null, label: texts.noArea }].filter(({ value }) =>
    withTables.has(value),
  );
  const area = areas.find(({ value }) => value === chosen) ?? areas[0];
  return (
    <section className="floor-plan card" aria-labelledby="floor-plan">
      <h3 id="floor-plan">{texts.heading}</h3>
      {area ? (
        <>
          <p className="hint">{texts.hint}</p>
          {areas.length > 1 && (
            <fieldset className="plan-areas">
              <legend>{texts.area}</legend>
              {areas.map(({ value, label }) => (
                <button
                  key={String(value)}
                  type="button"
                  className="button"
                  aria-pressed={value === area.value}
                  onClick={() => setChosen(value)}
                >
                  {label}
                </button>
              ))}
            </fieldset>
          )}
          <AreaPlanEditor key={String(area.value)} areaId={area.value} name={area.label} />
        </>
      ) : (
        <p className="hint">{texts.noTables}</p>
      )}
    </section>
  );
}

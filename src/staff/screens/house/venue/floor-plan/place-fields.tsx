import { useState } from 'react';
import {
  FLOOR_GRID,
  TABLE_SHAPES,
  TABLE_STEPS,
  type TablePlace,
} from '../../../../../domain/table-place.ts';
import type { Table } from '../../../../../domain/venue.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { Field } from '../../../../parts/field.tsx';
import { isFree, turned } from './plan.ts';
import type { AreaPlan } from './use-area-plan.ts';

interface PlaceFieldsProps {
  area: AreaPlan;
  table: Table;
  onPutFree: () => void;
  onTakeOff: () => void;
  onDone: () => void;
  onSay: (sentence: string) => void;
}

/** The place of the chosen table in numbers, its shape, and what else can be done with it. */
export function PlaceFields({ area, table, onSay, ...props }: PlaceFieldsProps) {
  const { floorPlan: texts } = useMessages('house');
  const { plan } = area;
  const place = plan.get(table.id);
  const turn = () => {
    const to = turned(plan, table.id);
    if (!to) return onSay(texts.said.noRoom(table.name));
    area.place(table.id, to);
    onSay(texts.said.turned(table.name));
  };
  return (
    <fieldset className="plan-fields">
      <legend>{texts.tableName(table.name)}</legend>
      {place ? (
        <NumbersAndShape area={area} table={table} place={place} />
      ) : (
        <p className="hint">{texts.tapPlace}</p>
      )}
      <div className="plan-buttons">
        {place ? (
          <>
            {(place.shape === 'RECTANGLE' || place.width !== place.height) && (
              <button type="button" className="button" onClick={turn}>
                {texts.turn}
              </button>
            )}
            <button type="button" className="button" onClick={props.onTakeOff}>
              {texts.takeOff}
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={props.onPutFree}>
            {texts.putFree}
          </button>
        )}
        <button type="button" className="button" onClick={props.onDone}>
          {texts.done}
        </button>
      </div>
    </fieldset>
  );
}

interface PlacedTableProps {
  area: AreaPlan;
  table: Table;
  place: TablePlace;
}

function NumbersAndShape({ area, table, place }: PlacedTableProps) {
  const { floorPlan: texts } = useMessages('house');
  const { least, most } = TABLE_STEPS;
  const put = (to: TablePlace) => area.place(table.id, to);
  const isPossible = (to: TablePlace) => isFree(area.plan, table.id, to);
  // A table that stands diagonally stays as wide as it is deep.
  const sized = (size: Partial<TablePlace>, side: number): TablePlace =>
    place.turn === 45 ? { ...place, width: side, height: side } : { ...place, ...size };
  const common = { isPossible, put };
  return (
    <div className="plan-numbers">
      <StepField
        {...common}
        label={texts.column}
        value={place.x + 1}
        range={[1, FLOOR_GRID.width]}
        placeOf={(column) => ({ ...place, x: column - 1 })}
      />
      <StepField
        {...common}
        label={texts.row}
        value={place.y + 1}
        range={[1, FLOOR_GRID.height]}
        placeOf={(row) => ({ ...place, y: row - 1 })}
      />
      <StepField
        {...common}
        label={texts.width}
        value={place.width}
        range={[least, most]}
        placeOf={(width) => sized({ width }, width)}
      />
      <StepField
        {...common}
        label={texts.depth}
        value={place.height}
        range={[least, most]}
        placeOf={(height) => sized({ height }, height)}
      />
      <Field
        label={texts.shape}
        input={(attributes) => (
          <select
            {...attributes}
            value={place.shape}
            onChange={({ target }) => {
              const shape = TABLE_SHAPES.find((each) => each === target.value);
              if (shape) put({ ...place, shape, turn: shape === 'ROUND' ? 0 : place.turn });
            }}
          >
            {TABLE_SHAPES.map((shape) => (
              <option key={shape} value={shape}>
                {texts.shapes[shape]}
              </option>
            ))}
          </select>
        )}
      />
    </div>
  );
}

interface StepFieldProps {
  label: string;
  value: number;
  range: readonly [least: number, most: number];
  placeOf: (value: number) => TablePlace;
  isPossible: (place: TablePlace) => boolean;
  put: (place: TablePlace) => void;
}

/** What is typed counts as soon as the table can stand there. Until then, the field says why not. */
function StepField({ label, value, range, placeOf, isPossible, put }: StepFieldProps) {
  const { floorPlan: texts } = useMessages('house');
  const [typed, setTyped] = useState<string | null>(null);
  const [least, most] = range;
  const number = Number(typed);
  const isInRange = Number.isInteger(number) && number >= least && number <= most;
  const error = () => {
    if (typed === null) return undefined;
    return isInRange ? texts.taken : texts.range(least, most);
  };
  return (
    <Field
      label={label}
      error={error()}
      input={(attributes) => (
        <input
          {...attributes}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={typed ?? value}
          onBlur={() => setTyped(null)}
          onChange={({ target }) => {
            const next = Number(target.value);
            const isValid = target.value !== '' && Number.isInteger(next);
            const place = placeOf(next);
            const isGood = isValid && next >= least && next <= most && isPossible(place);
            setTyped(isGood ? null : target.value);
            if (isGood && next !== value) put(place);
          }}
        />
      )}
    />
  );
}

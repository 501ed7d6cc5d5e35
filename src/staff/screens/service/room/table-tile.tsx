import './table-tile.css';
import { memo } from 'react';
import type { Fit } from '../../../service/fitting-tables.ts';
import type { TableState } from '../../../service/table-states.ts';

/** Only values that can be compared, so that a tile is rendered again only when it says something else. */
interface TableTileProps {
  id: number;
  name: string;
  seats: number;
  kind: TableState['kind'];
  main: string;
  detail: string;
  label: string;
  /** Null unless a party was chosen. */
  fit: Fit | null;
  isSelected: boolean;
  isTabStop: boolean;
  onTable: (id: number) => void;
}

const MARKS: Partial<Record<Fit, string>> = { best: '★', fits: '✓' };

/** A table of the floor: its number and seats, its state in words and minutes, and what comes next. */
export const TableTile = memo(function TableTile(props: TableTileProps) {
  const { id, fit } = props;
  const mark = fit && MARKS[fit];
  return (
    <button
      type="button"
      className="tile"
      data-kind={props.kind}
      data-fit={fit ?? undefined}
      data-roving={id}
      tabIndex={props.isTabStop ? 0 : -1}
      aria-current={props.isSelected ? 'true' : undefined}
      onClick={() => props.onTable(id)}
    >
      <span className="visually-hidden">{props.label}</span>
      <span className="tile-head" aria-hidden="true">
        <span className="tile-name">{props.name}</span>
        <span className="tile-seats">{mark ?? props.seats}</span>
      </span>
      <span className="tile-main" aria-hidden="true">
        {props.main}
      </span>
      <span className="tile-detail" aria-hidden="true">
        {props.detail}
      </span>
    </button>
  );
});

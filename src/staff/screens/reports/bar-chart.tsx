import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';

export interface Bar {
  key: string;
  /** Below the bar, where there is space. */
  label: string;
  value: number;
}

interface BarChartProps {
  heading: string;
  bars: readonly Bar[];
  /** The same figures, and more of them, as rows and columns. */
  table: ReactNode;
  /** Names are too long for the space below bars. */
  isTableFirst?: boolean;
}

const HEIGHT = 200;
const TOP = 22;
const BASE = 176;
/** More would touch each other on a telephone. */
const MOST_LABELS = 8;
const MOST_VALUES = 16;

/** Bars for the eye, and a table for screen readers, for print, and for whoever asks for it. */
export function BarChart({ heading, bars, table, isTableFirst = false }: BarChartProps) {
  const texts = useMessages('house').reports;
  const [isTableShown, setIsTableShown] = useState(false);
  const [headingId, tableId] = [useId(), useId()];
  return (
    <section className="report-card" aria-labelledby={headingId}>
      <div className="report-card-head">
        <h2 id={headingId}>{heading}</h2>
        {!isTableFirst && (
          <button
            type="button"
            className="button no-print"
            aria-expanded={isTableShown}
            aria-controls={tableId}
            onClick={() => setIsTableShown(!isTableShown)}
          >
            {texts.asTable}
          </button>
        )}
      </div>
      {!isTableFirst && <Bars bars={bars} />}
      <div id={tableId} className={isTableShown || isTableFirst ? undefined : 'hidden-table'}>
        {table}
      </div>
    </section>
  );
}

function Bars({ bars }: { bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const width = 100 / Math.max(1, bars.length);
  const labelEach = Math.ceil(bars.length / MOST_LABELS);
  return (
    <svg className="bars" width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
      <line className="bars-base" x1="0" x2="100%" y1={BASE} y2={BASE} />
      {bars.map(({ key, label, value }, index) => {
        const height = ((BASE - TOP) * value) / highest;
        const middle = `${(index + 0.5) * width}%`;
        return (
          <g key={key}>
            <rect
              className="chart-bar"
              x={`${(index + 0.15) * width}%`}
              width={`${0.7 * width}%`}
              y={BASE - height}
              height={height}
            />
            {value > 0 && (bars.length <= MOST_VALUES || value === highest) && (
              <text x={middle} y={BASE - height - 6}>
                {value}
              </text>
            )}
            {index % labelEach === 0 && (
              <text className="bars-label" x={middle} y={HEIGHT - 6}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

import { useId, useState } from 'react';
import { REPORT_GROUPS, type ReportGroup } from '../../../domain/reports/group-by.ts';
import { useMessages } from '../../messages/messages.ts';
import { useSession } from '../../session/session.ts';
import { BarChart } from './bar-chart.tsx';
import { Figures } from './figures.tsx';
import { type Period, periodBefore, type ReportView } from './report-period.ts';
import { csvOfReport, useReport } from './report-queries.ts';
import { ReportState } from './report-state.tsx';
import { rowName } from './report-text.ts';
import { StaysAndWaits } from './stays-and-waits.tsx';
import { TotalsTable } from './totals-table.tsx';

interface PeriodFiguresProps {
  view: Exclude<ReportView, 'night'>;
  period: Period;
}

/** Beyond this, bars are no longer told apart. */
const MOST_BARS = 92;

/** The figures of several days, by what is chosen, beside those of the period before. */
export function PeriodFigures({ view, period }: PeriodFiguresProps) {
  const [by, setBy] = useState<ReportGroup>('day');
  const read = useReport(period, by);
  const before = useReport(periodBefore(view, period), 'shift');
  const texts = useMessages('house').reports;
  const { format } = useSession();
  const report = read.data;
  const caption = texts.coversBy(texts.by[by]);
  return (
    <>
      <GroupField by={by} period={period} onChange={setBy} />
      {!report && <ReportState error={read.error} onRetry={() => void read.refetch()} />}
      {report && (
        <>
          <Figures
            totals={report.totals}
            before={before.data?.totals}
            beforeLabel={texts.before[view]}
          />
          {report.totals.guests.parties === 0 && <p className="report-card">{texts.nobody}</p>}
          <BarChart
            heading={caption}
            bars={report.rows.slice(0, MOST_BARS).map((row) => ({
              key: row.key ?? '',
              label: rowName(by, row, texts, format, true),
              value: row.totals.guests.covers,
            }))}
            isTableFirst={(by !== 'day' && by !== 'weekday') || report.totals.guests.parties === 0}
            table={
              <TotalsTable
                by={texts.by[by]}
                caption={caption}
                rows={report.rows}
                nameOf={(row) => rowName(by, row, texts, format)}
                others={report.others}
                totals={report.totals}
              />
            }
          />
          <StaysAndWaits stays={report.stays} waits={report.waits} />
          <p className="quiet-text">{texts.coversHint}</p>
        </>
      )}
    </>
  );
}

interface GroupFieldProps {
  by: ReportGroup;
  period: Period;
  onChange: (by: ReportGroup) => void;
}

function GroupField({ by, period, onChange }: GroupFieldProps) {
  const texts = useMessages('house').reports;
  const id = useId();
  return (
    <div className="report-by no-print">
      <div className="field">
        <label htmlFor={id}>{texts.byLabel}</label>
        <select
          id={id}
          value={by}
          onChange={({ target }) =>
            onChange(REPORT_GROUPS.find((group) => group === target.value) ?? 'day')
          }
        >
          {REPORT_GROUPS.map((group) => (
            <option key={group} value={group}>
              {texts.by[group]}
            </option>
          ))}
        </select>
      </div>
      <a className="button" href={csvOfReport(period, by)} download>
        {texts.csv}
      </a>
    </div>
  );
}

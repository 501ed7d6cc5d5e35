import type { ServiceReport } from '../../../contract/staff/reports.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { useMessages } from '../../messages/messages.ts';
import { shortTimeOf, timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { BarChart } from './bar-chart.tsx';
import { Figures } from './figures.tsx';
import { periodBefore } from './report-period.ts';
import { useServiceReport } from './report-queries.ts';
import { ReportState } from './report-state.tsx';
import { rowName } from './report-text.ts';
import { StaysAndWaits } from './stays-and-waits.tsx';
import { TotalsTable } from './totals-table.tsx';

/** One work day: who came when, how long they stayed, and through which channel. */
export function ServiceFigures({ date }: { date: WallDate }) {
  const read = useServiceReport(date);
  const before = useServiceReport(periodBefore('night', { from: date, to: date }).from);
  const texts = useMessages('house').reports;
  const { format } = useSession();
  if (!read.data) return <ReportState error={read.error} onRetry={() => void read.refetch()} />;
  const report = read.data;
  return (
    <>
      <Figures
        totals={report.totals}
        before={before.data?.totals}
        beforeLabel={texts.before.night}
      />
      <OpenParties report={report} />
      {report.quarters.length === 0 ? (
        <p className="report-card">{texts.nobody}</p>
      ) : (
        <BarChart
          heading={texts.quarters}
          bars={report.quarters.map(({ startAt, covers }) => ({
            key: startAt,
            label: shortTimeOf(startAt, format),
            value: covers,
          }))}
          table={<QuarterTable report={report} />}
        />
      )}
      <StaysAndWaits stays={report.stays} waits={report.waits} />
      <section className="report-card">
        <h2>{texts.coversBy(texts.by.channel)}</h2>
        <TotalsTable
          by={texts.by.channel}
          caption={texts.coversBy(texts.by.channel)}
          rows={report.channels}
          nameOf={(row) => rowName('channel', row, texts, format)}
          totals={report.totals}
        />
      </section>
      {report.shifts.length > 1 && (
        <section className="report-card">
          <h2>{texts.coversBy(texts.by.shift)}</h2>
          <TotalsTable
            by={texts.by.shift}
            caption={texts.coversBy(texts.by.shift)}
            rows={report.shifts}
            nameOf={(row) => rowName('shift', row, texts, format)}
            totals={report.totals}
          />
        </section>
      )}
      <p className="quiet-text">{texts.coversHint}</p>
    </>
  );
}

function QuarterTable({ report: { quarters } }: { report: ServiceReport }) {
  const texts = useMessages('house').reports;
  const { format } = useSession();
  return (
    <table className="report-stays">
      <thead>
        <tr>
          <th scope="col">{texts.time}</th>
          <th scope="col">{texts.figures.covers}</th>
          <th scope="col">{texts.figures.parties}</th>
        </tr>
      </thead>
      <tbody>
        {quarters.map(({ startAt, covers, parties }) => (
          <tr key={startAt}>
            <th scope="row">{timeOf(startAt, format)}</th>
            <td>{covers}</td>
            <td>{parties}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Those of whom nobody said what became of them, and those who left the door list. */
function OpenParties({ report }: { report: ServiceReport }) {
  const texts = useMessages('house').reports;
  const { open, leftQueue, declined } = report.totals;
  const lines = [
    open.parties > 0 && texts.open(open.parties),
    leftQueue.parties > 0 && texts.leftQueue(leftQueue.parties),
    declined.parties > 0 && texts.declined(declined.parties),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className="report-card report-notes">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

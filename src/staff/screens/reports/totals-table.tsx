import type { ReportRow, ReportTotals } from '../../../contract/staff/reports.ts';
import { useMessages } from '../../messages/messages.ts';
import { moneyOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { formatCount } from './report-text.ts';

interface TotalsTableProps {
  /** What the first column is. */
  by: string;
  caption: string;
  rows: readonly ReportRow[];
  nameOf: (row: ReportRow) => string;
  others?: ReportTotals | null;
  /** The last line. */
  totals: ReportTotals;
}

/** The totals of each group of bookings, and of all. */
export function TotalsTable({ by, caption, rows, nameOf, others, totals }: TotalsTableProps) {
  const texts = useMessages('house').reports;
  const names = texts.figures;
  return (
    // It scrolls on narrow screens, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
    <section className="report-table" aria-label={`${texts.asTable}: ${caption}`} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            <th scope="col">{names.covers}</th>
            <th scope="col">{names.parties}</th>
            <th scope="col">{names.walkIns}</th>
            <th scope="col">{names.noShows}</th>
            <th scope="col">{names.cancellations}</th>
            <th scope="col">{names.sales}</th>
            <th scope="col">{names.tips}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TotalsLine key={row.key ?? ''} name={nameOf(row)} totals={row.totals} />
          ))}
          {others && <TotalsLine name={texts.others} totals={others} />}
        </tbody>
        <tfoot>
          <TotalsLine name={texts.total} totals={totals} />
        </tfoot>
      </table>
    </section>
  );
}

/** Covers, except where the column says otherwise. */
function TotalsLine({ name, totals }: { name: string; totals: ReportTotals }) {
  const { format } = useSession();
  const count = (value: number) => formatCount(value, format.locale);
  const { guests, walkIns, noShows, cancellations, sales } = totals;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{count(guests.covers)}</td>
      <td>{count(guests.parties)}</td>
      <td>{count(walkIns.covers)}</td>
      <td>{count(noShows.covers)}</td>
      <td>{count(cancellations.covers)}</td>
      <td>{moneyOf(sales.totalAmount, format)}</td>
      <td>{moneyOf(sales.tipAmount, format)}</td>
    </tr>
  );
}

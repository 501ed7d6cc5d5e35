import type { ReportTotals } from '../../../contract/staff/reports.ts';
import { useMessages } from '../../messages/messages.ts';
import { moneyOf, type VenueFormat } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { formatCount } from './report-text.ts';

interface FiguresProps {
  totals: ReportTotals;
  /** Those of the period before; undefined while they are not known. */
  before: ReportTotals | undefined;
  /** What that period is. */
  beforeLabel: string;
}

interface Figure {
  name: string;
  of: (totals: ReportTotals) => number;
  show: (value: number, format: VenueFormat) => string;
  detail?: string;
}

const asCount = (value: number, { locale }: VenueFormat) => formatCount(value, locale);

/** The most important figures, each with that of the period before. */
export function Figures({ totals, before, beforeLabel }: FiguresProps) {
  const texts = useMessages('house').reports;
  const { format } = useSession();
  const names = texts.figures;
  const parties = (of: (from: ReportTotals) => { parties: number }) =>
    texts.parties(of(totals).parties);
  const figures: Figure[] = [
    {
      name: names.covers,
      of: ({ guests }) => guests.covers,
      show: asCount,
      detail: parties(({ guests }) => guests),
    },
    {
      name: names.walkIns,
      of: ({ walkIns }) => walkIns.covers,
      show: asCount,
      detail: parties(({ walkIns }) => walkIns),
    },
    {
      name: names.noShows,
      of: ({ noShows }) => noShows.covers,
      show: asCount,
      detail: parties(({ noShows }) => noShows),
    },
    {
      name: names.cancellations,
      of: ({ cancellations }) => cancellations.covers,
      show: asCount,
      detail: parties(({ cancellations }) => cancellations),
    },
    {
      name: names.sales,
      of: ({ sales }) => sales.totalAmount,
      show: moneyOf,
      detail: texts.tickets(totals.sales.tickets),
    },
    { name: names.tips, of: ({ sales }) => sales.tipAmount, show: moneyOf },
  ];
  return (
    <dl className="figures">
      {figures.map(({ name, of, show, detail }) => {
        const value = of(totals);
        const earlier = before && of(before);
        return (
          <div key={name} className="figure">
            <dt>{name}</dt>
            <dd className="figure-value">{show(value, format)}</dd>
            {detail !== undefined && <dd className="quiet-text">{detail}</dd>}
            <dd className="quiet-text">
              {earlier !== undefined &&
                texts.compared(
                  beforeLabel,
                  show(earlier, format),
                  differenceText(value - earlier, (of) => show(of, format)),
                )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** With its sign: `+12`, `−3`, `±0`. */
function differenceText(difference: number, show: (value: number) => string): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±';
  // Without the word joiner, a line may end between the sign and the amount.
  return `${sign}\u2060${show(Math.abs(difference))}`;
}

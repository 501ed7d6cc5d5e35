import type { Report, ReportTotals, ServiceReport } from '../../contract/staff/reports.ts';
import type { CsvValue } from '../http/csv.ts';
import { toCsv } from '../http/csv.ts';

const COUNTS = [
  'guests',
  'walkIns',
  'noShows',
  'cancellations',
  'declined',
  'leftQueue',
  'open',
] as const satisfies (keyof ReportTotals)[];

/** The columns of a group of bookings: two for each count, and the sales in cents. */
const TOTALS_HEADER = [
  ...COUNTS.flatMap((name) => [`${name}.parties`, `${name}.covers`]),
  'sales.tickets',
  'sales.totalAmount',
  'sales.tipAmount',
];

function totalsCells(totals: ReportTotals): CsvValue[] {
  const { tickets, totalAmount, tipAmount } = totals.sales;
  const counts = COUNTS.flatMap((name) => [totals[name].parties, totals[name].covers]);
  return [...counts, tickets, totalAmount, tipAmount];
}

/** A row for each of the report's, with the names of the API's fields. */
export function reportCsv({ by, currency, rows, others, totals }: Report): string {
  const line = (key: string | null, name: string | null, of: ReportTotals) => [
    key,
    name,
    ...totalsCells(of),
    currency,
  ];
  return toCsv(
    [by, 'name', ...TOTALS_HEADER, 'currency'],
    [
      ...rows.map((row) => line(row.key, row.name, row.totals)),
      ...(others ? [line('OTHERS', null, others)] : []),
      line('TOTAL', null, totals),
    ],
  );
}

/** All figures of a work day as one table: each line says what it is about, and leaves out what it has not. */
export function serviceReportCsv(report: ServiceReport): string {
  const { totals, quarters, shifts, channels, stays, waits } = report;
  const counted = (about: string, key: string | null, count: PartyCountOf) =>
    [about, key, count.parties, count.covers, null, null, null] as const;
  const rows: (readonly CsvValue[])[] = [
    ...COUNTS.map((name) => counted('totals', name, totals[name])),
    ...quarters.map((quarter) => counted('quarter', quarter.startAt, quarter)),
    ...shifts.map(({ key, name, totals: of }) => counted('shift', name ?? key, of.guests)),
    ...channels.map(({ key, totals: of }) => counted('channel', key, of.guests)),
    ...stays.map((stay) => [
      'stay',
      String(stay.covers),
      stay.parties,
      null,
      stay.plannedMinutes,
      stay.realMinutes,
      null,
    ]),
    ['sales', 'totalAmount', totals.sales.tickets, null, null, null, totals.sales.totalAmount],
    ['sales', 'tipAmount', totals.sales.tickets, null, null, null, totals.sales.tipAmount],
  ];
  if (waits)
    rows.push(['wait', null, waits.parties, null, waits.quotedMinutes, waits.realMinutes, null]);
  const header = ['about', 'key', 'parties', 'covers', 'plannedMinutes', 'realMinutes', 'amount'];
  return toCsv(header, rows);
}

interface PartyCountOf {
  parties: number;
  covers: number;
}

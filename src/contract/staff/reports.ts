import * as z from 'zod/mini';
import { REPORT_GROUPS } from '../../domain/reports/group-by.ts';
import { daysBetween } from '../../domain/venue-time.ts';
import * as limits from '../limits.ts';

const Format = z.optional(z.enum(['json', 'csv']));
/** Of the work days of a report. */
export const MAX_REPORT_DAYS = 366;

/** GET /staff/v3/reports/services/{date}; `csv` is for links, which cannot send `Accept: text/csv`. */
export const ServiceReportQuery = z.strictObject({ format: Format });

interface Period {
  from: string;
  to: string;
}
/** `from` and `to` may be of any type here; see `limits.rule`. */
function daysOf({ from, to }: Partial<Period>): number {
  return daysBetween(from ?? '', to ?? '');
}

/** GET /staff/v3/reports: the figures of some work days, the first and the last included. */
export const ReportQuery = z
  .strictObject({
    from: limits.WallDate,
    to: limits.WallDate,
    by: z._default(z.enum(REPORT_GROUPS), 'day'),
    format: Format,
  })
  .check(
    limits.rule<Period>('to', 'must not be before from', (period) => !(daysOf(period) < 0)),
    limits.rule<Period>(
      'to',
      `must be less than ${MAX_REPORT_DAYS} days after from`,
      (period) => !(daysOf(period) >= MAX_REPORT_DAYS),
    ),
  );
export type ReportQuery = z.infer<typeof ReportQuery>;

export const PartyCount = z.object({ parties: z.int(), covers: z.int() });

/** What is counted about any group of bookings; `domain/reports/totals.ts` says how. */
export const ReportTotals = z.object({
  guests: PartyCount,
  walkIns: PartyCount,
  noShows: PartyCount,
  cancellations: PartyCount,
  declined: PartyCount,
  leftQueue: PartyCount,
  open: PartyCount,
  sales: z.object({ tickets: z.int(), totalAmount: z.int(), tipAmount: z.int() }),
});
export type ReportTotals = z.infer<typeof ReportTotals>;

/** The medians of stays by party size; the largest size has all larger parties, too. */
export const StayLengths = z.array(
  z.object({
    covers: z.int(),
    parties: z.int(),
    plannedMinutes: z.int(),
    realMinutes: z.int(),
  }),
);

/** Null if nobody waited at the door. Minutes are medians. */
export const WaitSummary = z.nullable(
  z.object({
    parties: z.int(),
    quotedMinutes: z.int(),
    realMinutes: z.int(),
    withinTen: z.int(),
    longer: z.int(),
    shorter: z.int(),
  }),
);

export const ReportRow = z.object({
  key: z.nullable(z.string()),
  name: z.nullable(z.string()),
  totals: ReportTotals,
});
export type ReportRow = z.infer<typeof ReportRow>;

/** The figures of a work day. */
export const ServiceReport = z.object({
  workDay: limits.WallDate,
  currency: limits.Currency,
  totals: ReportTotals,
  quarters: z.array(z.object({ startAt: limits.DateTime, parties: z.int(), covers: z.int() })),
  shifts: z.array(ReportRow),
  channels: z.array(ReportRow),
  stays: StayLengths,
  waits: WaitSummary,
});
export type ServiceReport = z.infer<typeof ServiceReport>;

/** The figures of a period. */
export const Report = z.object({
  from: limits.WallDate,
  to: limits.WallDate,
  by: z.enum(REPORT_GROUPS),
  currency: limits.Currency,
  totals: ReportTotals,
  rows: z.array(ReportRow),
  others: z.nullable(ReportTotals),
  stays: StayLengths,
  waits: WaitSummary,
});
export type Report = z.infer<typeof Report>;

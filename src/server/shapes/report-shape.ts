import type { Report, ReportRow, ServiceReport } from '../../contract/staff/reports.ts';
import { type Language, localize } from '../../domain/language.ts';
import type { ReportRow as Row } from '../../domain/reports/group-by.ts';
import type { Venue } from '../../domain/venue.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import type { ReportView } from '../../operations/reports/read-report.ts';
import type { ServiceReportView } from '../../operations/reports/read-service-report.ts';

/** The figures of a work day. @param language that of the shifts' names */
export function serviceReportShape(
  { venue, workDay, report }: ServiceReportView,
  language: Language,
): ServiceReport {
  return {
    workDay,
    currency: venue.currency,
    totals: report.totals,
    quarters: report.quarters.map(({ startAt, ...count }) => ({
      startAt: toZonedIso(venue.timezone, startAt),
      ...count,
    })),
    shifts: report.shifts.map((row) => shiftRow(venue, language, row)),
    channels: report.channels,
    stays: report.stays,
    waits: report.waits,
  };
}

/** The figures of a period. @param language that of the shifts' names */
export function reportShape(
  { venue, query, report, partnerNames }: ReportView,
  language: Language,
): Report {
  const { from, to, by } = query;
  const named = (row: Row): ReportRow => {
    if (by === 'shift') return shiftRow(venue, language, row);
    return { ...row, name: partnerNames.get(row.key ?? '') ?? row.name };
  };
  return { from, to, by, currency: venue.currency, ...report, rows: report.rows.map(named) };
}

/** With the name that the venue has for the shift now; one that is gone keeps its last name. */
function shiftRow(venue: Venue, language: Language, row: Row): ReportRow {
  const shift = venue.shifts.find(({ id }) => id === row.key);
  return shift ? { ...row, name: localize(shift.name, language, venue.language) } : row;
}

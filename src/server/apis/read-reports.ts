import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffOperations } from '../../contract/staff/operations.ts';
import { readReport } from '../../operations/reports/read-report.ts';
import { readServiceReport } from '../../operations/reports/read-service-report.ts';
import { headerOf } from '../http/headers.ts';
import { reportCsv, serviceReportCsv } from '../shapes/report-csv.ts';
import { reportShape, serviceReportShape } from '../shapes/report-shape.ts';
import type { Handler } from './handler.ts';

/** GET /staff/v3/reports/services/{date}, also as CSV. */
export const handleReadServiceReport: Handler<StaffOperations['read-service-report']> = async (
  call,
) => {
  const { context, principal, input, request, reply } = call;
  const { date } = input.params;
  const view = await readServiceReport(context, principal, date);
  const report = serviceReportShape(view, principal.language ?? view.venue.language);
  if (!asksForCsv(request, input.query.format)) return report;
  return sendCsv(reply, `service-${date}.csv`, serviceReportCsv(report));
};

/** GET /staff/v3/reports, also as CSV. */
export const handleReadReport: Handler<StaffOperations['read-report']> = async (call) => {
  const { context, principal, input, request, reply } = call;
  const { from, to, by, format } = input.query;
  const view = await readReport(context, principal, input.query);
  const report = reportShape(view, principal.language ?? view.venue.language);
  if (!asksForCsv(request, format)) return report;
  return sendCsv(reply, `report-${from}-${to}-by-${by}.csv`, reportCsv(report));
};

function asksForCsv(request: FastifyRequest, format: 'json' | 'csv' | undefined): boolean {
  if (format !== undefined) return format === 'csv';
  return /\btext\/csv\b/i.test(headerOf(request, 'accept') ?? '');
}

function sendCsv(reply: FastifyReply, name: string, csv: string): FastifyReply {
  return reply
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(csv);
}

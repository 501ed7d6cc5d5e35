import type { ImportedCustomers } from '../../contract/staff/customer-import.ts';
import type { HOUSE_ENDPOINTS } from '../../contract/staff/house-endpoints.ts';
import { inPieces } from '../../operations/availability/in-pieces.ts';
import {
  importCustomers,
  previewCustomerImport,
  requireReadingRules,
} from '../../operations/customers/import-customers.ts';
import type { Handler } from './handler.ts';
import { readGuests } from './imported-guests.ts';

/** As many faults as somebody corrects at a time, and as many phone numbers as somebody looks over. */
const MAX_LISTED = 100;

/**
 * POST /staff/v3/customers/import: all guests of the file. If a line has a fault, none, or those of all other lines if
 * `leavesOutFaultyLines`.
 */
export const handleImportCustomers: Handler<(typeof HOUSE_ENDPOINTS)['import-customers']> = async ({
  context,
  principal,
  input,
}) => {
  const rules = await requireReadingRules(context, principal);
  const { body } = input;
  const read = await inPieces(readGuests(body, { ...rules, language: principal.language }));
  const { guests, faults, faultGroups, faultyLinesCount, nationalPhones, dateOrder } = read;
  const isSaved = !body.dryRun && (faults.length === 0 || body.leavesOutFaultyLines);
  const counts = isSaved
    ? await importCustomers(context, principal, guests)
    : await previewCustomerImport(context, principal, guests);
  return {
    isSaved,
    ...counts,
    faults: faults.slice(0, MAX_LISTED),
    faultsCount: faults.length,
    faultGroups,
    faultyLinesCount,
    dateOrder,
    nationalPhones: nationalPhones.slice(0, MAX_LISTED),
    nationalPhonesCount: nationalPhones.length,
  } satisfies ImportedCustomers;
};

import type {
  FaultGroup,
  ImportedCustomers,
  OtherName,
} from '../../contract/staff/customer-import.ts';
import type { StaffOperations } from '../../contract/staff/operations.ts';
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
 * POST /staff/v3/customers/import: all guests of the file. If a line has a fault, or `forOtherNames` leaves one out, none,
 * or those of all other lines if `leavesOutFaultyLines`.
 */
export const handleImportCustomers: Handler<StaffOperations['import-customers']> = async ({
  context,
  principal,
  input,
}) => {
  const rules = await requireReadingRules(context, principal);
  const { body } = input;
  const read = await inPieces(readGuests(body, { ...rules, language: principal.language }));
  const { lines, faults, faultGroups, faultyLinesCount, nationalPhones, dateOrder } = read;
  const wanted = { lines, forOtherNames: body.forOtherNames };
  const preview =
    body.dryRun || !body.leavesOutFaultyLines
      ? await previewCustomerImport(context, principal, wanted)
      : null;
  const hasFaults = faults.length > 0 || leftOutOf(preview?.otherNames ?? []).length > 0;
  const isSaved = !body.dryRun && (!hasFaults || body.leavesOutFaultyLines);
  const { otherNames, ...counts } =
    preview && !isSaved ? preview : await importCustomers(context, principal, wanted);
  const leftOut = leftOutOf(otherNames);
  return {
    isSaved,
    ...counts,
    faults: faults.slice(0, MAX_LISTED),
    faultsCount: faults.length,
    faultGroups: [...faultGroups, ...groupOf(leftOut)].sort(
      (a, b) => b.lines.length - a.lines.length,
    ),
    faultyLinesCount: faultyLinesCount + leftOut.length,
    dateOrder,
    nationalPhones: nationalPhones.slice(0, MAX_LISTED),
    nationalPhonesCount: nationalPhones.length,
    otherNames: otherNames.slice(0, MAX_LISTED),
    otherNamesCount: otherNames.length,
  } satisfies ImportedCustomers;
};

function leftOutOf(otherNames: readonly OtherName[]): OtherName[] {
  return otherNames.filter(({ becomes }) => becomes === 'LEFT_OUT');
}

function groupOf(leftOut: readonly OtherName[]): FaultGroup[] {
  const [first] = leftOut;
  if (!first) return [];
  const lines = leftOut.map(({ line }) => line);
  return [{ field: 'name', code: 'OTHER_NAME', example: first.name, lines }];
}

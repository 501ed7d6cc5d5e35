import { phoneReason } from '../../contract/phone-reason.ts';
import {
  type ImportCustomersRequest,
  ImportedCustomer,
  type ImportedCustomers,
  type ImportFault,
  MAX_IMPORTED_CUSTOMERS,
} from '../../contract/staff/customer-import.ts';
import { toValidationIssues } from '../../contract/validation-issues.ts';
import { csvLines, UnclosedQuote } from '../../domain/csv.ts';
import type { Language } from '../../domain/language.ts';
import { parsePhone } from '../../domain/parse-phone.ts';
import { phoneDigits } from '../../domain/phone.ts';
import { validationError } from '../../domain/refusal.ts';

/** The path of an issue that is of no single field. */
const WHOLE_LINE = 'body';

/** What a file says, line by line. */
export interface ImportedGuests {
  guests: ImportedCustomer[];
  faults: ImportFault[];
  /** The phone numbers without a country code that could be read. */
  nationalPhones: ImportedCustomers['nationalPhones'];
}

/**
 * Reads a file of guests, and pauses after each line.
 * @param venue its country, as whose numbers phone numbers without a country code are read, and the language of reasons
 * @throws Refusal VALIDATION_ERROR if it has no such columns, or too many lines
 */
export function* readGuests(
  { csv, columns }: ImportCustomersRequest,
  { country, language }: { country: string; language: Language | null },
): Generator<void, ImportedGuests> {
  const guests: ImportedCustomer[] = [];
  const faults: ImportFault[] = [];
  const nationalPhones: ImportedGuests['nationalPhones'] = [];
  let positions: Map<string, number> | undefined;
  let lines = 0;
  try {
    for (const { line, cells } of csvLines(csv)) {
      if (positions === undefined) {
        positions = positionsOf(cells, columns);
        continue;
      }
      lines += 1;
      if (lines > MAX_IMPORTED_CUSTOMERS) throw tooManyLines();
      const cellOf = (field: string) => cells[positions?.get(field) ?? -1]?.trim() || null;
      const typed = cellOf('phone');
      const phone = typed && parsePhone(typed, country);
      const isNational = typed && !INTERNATIONAL.test(phoneDigits(typed) ?? '');
      if (isNational && phone) nationalPhones.push({ line, typed, phone });
      const guest = { ...toGuest(cellOf), phone: phone ?? typed };
      const result = ImportedCustomer.safeParse(guest, { reportInput: true });
      const issues = toValidationIssues(result.error?.issues ?? []).filter(
        ({ parameter }) => parameter !== 'phone',
      );
      if (typed && !phone)
        issues.push({ parameter: 'phone', reason: phoneReason(country, language) });
      if (result.data && issues.length === 0) guests.push(result.data);
      for (const { parameter, reason } of issues)
        faults.push(
          parameter === WHOLE_LINE
            ? { line, field: null, code: 'NO_CONTACT', reason }
            : { line, field: parameter, code: 'FIELD_NOT_VALID', reason },
        );
      yield;
    }
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error;
    const reason = 'begins quotes that do not end';
    faults.push({ line: error.line, field: null, code: 'UNCLOSED_QUOTES', reason });
  }
  if (positions === undefined)
    throw validationError({ parameter: 'csv', reason: 'must have a line that names its columns' });
  return { guests, faults, nationalPhones };
}

/** How a number with its country code begins. */
const INTERNATIONAL = /^(?:\+|00)/;

/** What a line says, without the phone number. */
function toGuest(cellOf: (field: string) => string | null) {
  const names = [cellOf('name'), cellOf('lastName')].filter((part) => part !== null);
  return {
    name: names.join(' '),
    email: cellOf('email'),
    birthDate: cellOf('birthDate'),
    postalCode: cellOf('postalCode'),
    language: cellOf('language')?.toLowerCase() ?? null,
    country: cellOf('country')?.toUpperCase() ?? null,
    privateNotes: cellOf('privateNotes'),
  };
}

/** Where each field is. @throws Refusal VALIDATION_ERROR for columns that the file does not have */
function positionsOf(
  header: readonly string[],
  columns: ImportCustomersRequest['columns'],
): Map<string, number> {
  const names = header.map((name) => name.trim());
  const wanted = Object.entries(columns).filter(([, column]) => column !== undefined);
  const unknown = wanted.filter(([, column]) => !names.includes(column?.trim() ?? ''));
  if (unknown.length > 0)
    throw validationError(
      ...unknown.map(([field]) => ({
        parameter: `columns.${field}`,
        reason: 'must be in the first line of the file',
      })),
    );
  return new Map(wanted.map(([field, column]) => [field, names.indexOf(column?.trim() ?? '')]));
}

function tooManyLines() {
  const reason = `must have at most ${MAX_IMPORTED_CUSTOMERS} guests: split it into several files`;
  return validationError({ parameter: 'csv', reason });
}

import { phoneReason } from '../../contract/phone-reason.ts';
import {
  type FaultGroup,
  type ImportCustomersRequest,
  ImportedCustomer,
  type ImportedCustomers,
  type ImportFault,
} from '../../contract/staff/customer-import.ts';
import { MAX_IMPORTED_CUSTOMERS } from '../../contract/staff/import-limits.ts';
import { toValidationIssues } from '../../contract/validation-issues.ts';
import { type CsvLine, csvHeadings, csvLines } from '../../domain/csv.ts';
import type { Language } from '../../domain/language.ts';
import { parsePhone } from '../../domain/parse-phone.ts';
import { phoneDigits } from '../../domain/phone.ts';
import { validationError } from '../../domain/refusal.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import {
  type DateOrder,
  isSameInAnyOrder,
  orderShownBy,
  parseWrittenDate,
} from '../../domain/written-date.ts';
import type { ImportedLine } from '../../operations/customers/other-name.ts';
import { toCount, toCountryCode, toFlag, toLanguageCode, toNames } from './imported-values.ts';

/** The path of an issue that is of no single field. */
const WHOLE_LINE = 'body';

type ImportedField = keyof ImportCustomersRequest['columns'];
const DATE_FIELDS = ['birthDate', 'earlierLastVisitOn'] as const;
const BIRTH_PARTS = ['birthDate', 'birthMonth', 'birthYear'] as const;
const FIRST_PARTS: Record<DateOrder, string> = { DAY_FIRST: 'day', MONTH_FIRST: 'month' };
/** A date that can be read in two ways, or whose order contradicts another date of the file. */
const OPEN = Symbol('open');

/** How the cells of a file are understood. */
export interface ReadingRules {
  /** As whose numbers phone numbers without a country code are read. */
  country: string;
  /** At the venue: later dates are faults. */
  today: WallDate;
  /** Of the reasons; null for English. */
  language: Language | null;
}

/** What a file says, line by line. */
export interface ImportedGuests {
  lines: ImportedLine[];
  faults: ImportFault[];
  faultGroups: FaultGroup[];
  faultyLinesCount: number;
  /** The phone numbers without a country code that could be read. */
  nationalPhones: ImportedCustomers['nationalPhones'];
  /** The order in which dates are read; null if there are no dates, if nothing shows the order, or if two dates disagree. */
  dateOrder: DateOrder | null;
}

/**
 * Reads a file of guests, and pauses after each line.
 * @throws Refusal VALIDATION_ERROR if it has no such columns, or too many lines
 */
export function* readGuests(
  { csv, columns, dateOrder: chosenOrder }: ImportCustomersRequest,
  rules: ReadingRules,
): Generator<void, ImportedGuests> {
  const headings = csvHeadings(csv);
  if (headings === null)
    throw validationError({ parameter: 'csv', reason: 'must have a line that names its columns' });
  const positions = positionsOf(headings.cells, columns);
  const read: GuestLine[] = [];
  const orders = new Set<DateOrder>();
  for (const line of csvLines(csv)) {
    if (line.line <= headings.line) continue;
    const guestLine = new GuestLine(line, positions);
    read.push(guestLine);
    if (read.length > MAX_IMPORTED_CUSTOMERS) throw tooManyLines();
    for (const order of guestLine.ordersShown(rules.today)) orders.add(order);
    yield;
  }
  const [shown = null] = orders.size === 1 ? orders : [];
  const dateOrder = chosenOrder ?? shown;

  const lines: ImportedLine[] = [];
  const faults = new Faults();
  const nationalPhones: ImportedGuests['nationalPhones'] = [];
  for (const line of read) {
    const { number } = line;
    yield;
    if (line.hasOpenQuotes) {
      faults.add(line, null, 'UNCLOSED_QUOTES', 'begins quotes that do not end');
      continue;
    }
    const typed = line.cellOf('phone');
    const phone = typed && parsePhone(typed, rules.country);
    if (typed && phone && !INTERNATIONAL.test(phoneDigits(typed) ?? ''))
      nationalPhones.push({ line: number, typed, phone });
    const dates = DATE_FIELDS.map((field) => line.dateOf(field, rules.today, dateOrder));
    const [birthDate, earlierLastVisitOn] = dates;
    const open = DATE_FIELDS.filter((_, index) => dates[index] === OPEN);
    for (const field of open)
      faults.add(
        line,
        field,
        'DATE_ORDER_OPEN',
        'can be read in two ways, or not as other dates of the file: say which with dateOrder',
      );
    const result = ImportedCustomer.safeParse(
      {
        ...toGuest(line),
        // So that one that cannot be read counts as a contact, and is a fault below.
        phone: phone ?? typed,
        birthDate: birthDate === OPEN ? null : birthDate,
        earlierLastVisitOn: earlierLastVisitOn === OPEN ? null : earlierLastVisitOn,
      },
      { reportInput: true },
    );
    const issues = toValidationIssues(result.error?.issues ?? []).filter(
      ({ parameter }) => parameter !== 'phone',
    );
    if (typed && !phone)
      issues.push({ parameter: 'phone', reason: phoneReason(rules.country, rules.language) });
    for (const { parameter, reason } of issues)
      if (parameter === WHOLE_LINE) faults.add(line, null, 'NO_CONTACT', reason);
      else faults.add(line, fieldOf(parameter), 'FIELD_NOT_VALID', reason);
    if (result.data && issues.length + open.length === 0)
      lines.push({ line: number, guest: result.data });
  }
  return { lines, ...faults.all(), nationalPhones, dateOrder };
}

/** How a number with its country code begins. */
const INTERNATIONAL = /^(?:\+|00)/;

/** A line of the file, by the fields of a guest. */
class GuestLine {
  readonly number: number;
  readonly hasOpenQuotes: boolean;
  readonly #cells: readonly string[];
  readonly #positions: ReadonlyMap<string, number>;

  constructor({ line, cells, hasOpenQuotes }: CsvLine, positions: ReadonlyMap<string, number>) {
    this.number = line;
    this.hasOpenQuotes = hasOpenQuotes;
    this.#cells = cells;
    this.#positions = positions;
  }

  /** Null for an empty cell, and without such a column. */
  cellOf(field: ImportedField): string | null {
    if (field === 'birthDate' && this.#positions.has('birthYear')) return this.#birthInParts();
    return this.#textOf(field);
  }

  #textOf(field: ImportedField): string | null {
    return this.#cells[this.#positions.get(field) ?? -1]?.trim() || null;
  }

  /** Null without a year, which a guest's birth date needs. */
  #birthInParts(): string | null {
    const [day, month, year] = BIRTH_PARTS.map((field) => this.#textOf(field) ?? '');
    if (!year) return null;
    // With the name of a month, it is parsed like any written date.
    return /^\d*$/.test(month ?? '') ? `${year}-${month}-${day}` : `${day} ${month} ${year}`;
  }

  /** The date orders that its dates show by themselves. */
  ordersShown(today: WallDate): DateOrder[] {
    return DATE_FIELDS.flatMap((field) => {
      const cell = this.cellOf(field);
      const written = cell && parseWrittenDate(cell, today);
      return (written && orderShownBy(written)) || [];
    });
  }

  /** A cell that is no date stays as it is, which is a fault. */
  dateOf(
    field: (typeof DATE_FIELDS)[number],
    today: WallDate,
    order: DateOrder | null,
  ): WallDate | typeof OPEN | null {
    const cell = this.cellOf(field);
    if (cell === null) return null;
    const written = parseWrittenDate(cell, today);
    // Not even a date that looks right: it may be a future one.
    if (written === null) return `not a date: ${cell}`;
    if (isSameInAnyOrder(written)) return written.DAY_FIRST;
    if (order === null) return OPEN;
    return written[order] ?? `not a date with the ${FIRST_PARTS[order]} first: ${cell}`;
  }
}

/** What a line says, without the phone number and dates. */
function toGuest(line: GuestLine) {
  const names = [line.cellOf('name'), line.cellOf('lastName')].filter((part) => part !== null);
  const [language, country] = [line.cellOf('language'), line.cellOf('country')];
  return {
    name: names.join(' '),
    email: line.cellOf('email'),
    postalCode: line.cellOf('postalCode'),
    language: language && toLanguageCode(language),
    country: country && toCountryCode(country),
    privateNotes: line.cellOf('privateNotes'),
    tags: toNames(line.cellOf('tags')),
    isVip: toFlag(line.cellOf('isVip')),
    earlierVisitsCount: toCount(line.cellOf('earlierVisitsCount')),
  };
}

/** The faults of a file, in the order of its lines and by their kind. */
class Faults {
  readonly #faults: ImportFault[] = [];
  readonly #groups = new Map<string, FaultGroup>();
  readonly #lines = new Set<number>();

  add(
    line: GuestLine,
    field: ImportedField | null,
    code: ImportFault['code'] | 'DATE_ORDER_OPEN',
    reason: string,
  ): void {
    const key = `${code} ${field}`;
    const example = field && line.cellOf(field);
    const group = this.#groups.get(key) ?? { field, code, example, lines: [] };
    this.#groups.set(key, group);
    // Two of the tags of a guest may be too long.
    if (group.lines.at(-1) === line.number) return;
    group.lines.push(line.number);
    this.#lines.add(line.number);
    // Staff views of the previous version do not know the other code.
    const listed = code === 'DATE_ORDER_OPEN' ? 'FIELD_NOT_VALID' : code;
    this.#faults.push({ line: line.number, field, code: listed, reason });
  }

  all(): Pick<ImportedGuests, 'faults' | 'faultGroups' | 'faultyLinesCount'> {
    return {
      faults: this.#faults,
      faultGroups: [...this.#groups.values()].sort((a, b) => b.lines.length - a.lines.length),
      faultyLinesCount: this.#lines.size,
    };
  }
}

/** `tags[2]` → `tags` */
function fieldOf(parameter: string): ImportedField {
  return parameter.replace(/\[.*/, '') as ImportedField;
}

/** Where each field is. @throws Refusal VALIDATION_ERROR for columns that the file does not have */
function positionsOf(
  headings: readonly string[],
  columns: ImportCustomersRequest['columns'],
): Map<string, number> {
  const names = headings.map((name) => name.trim());
  const wanted = Object.entries(columns).filter(([, column]) => column !== undefined);
  const unknown = wanted.filter(([, column]) => !names.includes(column?.trim() ?? ''));
  if (unknown.length > 0)
    throw validationError(
      ...unknown.map(([field]) => ({
        parameter: `columns.${field}`,
        reason: 'must be in the line of the file that names its columns',
      })),
    );
  return new Map(wanted.map(([field, column]) => [field, names.indexOf(column?.trim() ?? '')]));
}

function tooManyLines() {
  const reason = `must have at most ${MAX_IMPORTED_CUSTOMERS} guests: split it into several files`;
  return validationError({ parameter: 'csv', reason });
}

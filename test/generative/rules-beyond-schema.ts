import type { PartnerOperation } from '../../src/contract/partner/operations.ts';
import type { ValidationIssue } from '../../src/domain/refusal.ts';
import { daysBetween } from '../../src/domain/venue-time.ts';

/** The parsed input of an operation. */
export interface Received {
  operation: PartnerOperation;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** A validation rule that JSON Schema cannot express, or that depends on the venue. */
interface Rule {
  operations: readonly PartnerOperation[] | 'any';
  parameter: RegExp;
  reason: RegExp;
  /** Whether the input can violate the rule. */
  appliesTo: (received: Received, parameter: string) => boolean;
}

const fieldsOf = ({ body }: Received) => (body ?? {}) as Record<string, unknown>;
const daysOf = (received: Received) => {
  const { dateStart, dateEnd } = fieldsOf(received);
  return daysBetween(String(dateStart), String(dateEnd));
};

/** All such rules. Every other 422 must follow from the document. */
export const RULES_BEYOND_SCHEMA: readonly Rule[] = [
  {
    operations: 'any',
    parameter: /./,
    reason: /^must be well-formed text without NUL$/,
    appliesTo: (received, parameter) => {
      const text = JSON.stringify(valueAt(received, parameter));
      return /\\u0000|\\ud[89a-f]/.test(text);
    },
  },
  {
    operations: ['create-walk-in'],
    parameter: /^(date|time)$/,
    reason: /^is required where (date|time) is sent$/,
    appliesTo: (received) => 'date' in fieldsOf(received) !== 'time' in fieldsOf(received),
  },
  {
    operations: ['create-walk-in'],
    parameter: /^time$/,
    reason: /a clock change skips it$/,
    // Clocks change at night.
    appliesTo: (received) => /^(0[0-4]|23):/.test(String(fieldsOf(received).time)),
  },
  {
    operations: ['create-walk-in'],
    parameter: /^tables$/,
    reason: /^is required: this venue does not assign tables automatically$/,
    appliesTo: (received) => [fieldsOf(received).tables ?? []].flat().length === 0,
  },
  {
    operations: ['check-calendar'],
    parameter: /^dateEnd$/,
    reason: /^must be dateStart or a later day$/,
    appliesTo: (received) => daysOf(received) < 0,
  },
  {
    operations: ['check-calendar'],
    parameter: /^dateEnd$/,
    reason: /^must be at most 366 days after dateStart$/,
    appliesTo: (received) => daysOf(received) > 366,
  },
  {
    operations: ['create-booking', 'check-slot', 'check-slot-add-ons', 'update-booking'],
    parameter: /^floorPlanAreaId$/,
    reason: /^is required: take it from the chosen time slot/,
    appliesTo: (received) => (fieldsOf(received).floorPlanAreaId ?? null) === null,
  },
  {
    operations: ['close-ticket'],
    parameter: /^totalAmount$/,
    reason: /^must equal the lines less discountsAmount/,
    appliesTo: (received) => [fieldsOf(received).lines ?? []].flat().length > 0,
  },
  {
    operations: ['close-ticket'],
    parameter: /^payments\[\d+\]\.currency$/,
    reason: /^must be the ticket's currency, [A-Z]{3}$/,
    appliesTo: (received, parameter) =>
      valueAt(received, parameter) !== (fieldsOf(received).currency ?? 'EUR'),
  },
  {
    operations: ['transfer-ticket'],
    parameter: /^destinationBookingUuid$/,
    reason: /^must be another booking$/,
    appliesTo: (received) =>
      fieldsOf(received).destinationBookingUuid === received.params.bookingUuid,
  },
  {
    operations: ['list-bookings'],
    parameter: /^cursor$/,
    reason: /^must be a nextCursor of an earlier response$/,
    appliesTo: () => true,
  },
];

/** Whether an issue is reported by one of the rules, and the input can violate that rule. */
export function isBeyondSchema(
  { parameter, reason }: ValidationIssue,
  received: Received,
): boolean {
  return RULES_BEYOND_SCHEMA.some(
    (rule) =>
      (rule.operations === 'any' || rule.operations.includes(received.operation)) &&
      rule.parameter.test(parameter) &&
      rule.reason.test(reason) &&
      rule.appliesTo(received, parameter),
  );
}

const TYPED_BY_PEOPLE =
  /^(customer\.(name|email|phone|language)|customer_(email|phone)|name|email|phone)$/;

/**
 * Whether a field is read as people type it: not by the letter of its schema, which says how it is kept. Tests of their
 * own hold what is accepted (`contacts-as-typed.test.ts`).
 */
export function isReadAsTyped(parameter: string, received: Received): boolean {
  return TYPED_BY_PEOPLE.test(parameter) && typeof valueAt(received, parameter) === 'string';
}

/** The value at a path such as `addOns[0].quantity`, in any part of the request. */
function valueAt({ params, query, body }: Received, parameter: string): unknown {
  const keys = parameter.split(/[.[\]]+/).filter((key) => key !== '');
  for (const part of [body, query, params]) {
    let here: unknown = part;
    for (const key of keys) here = (here as Record<string, unknown> | undefined)?.[key];
    if (here !== undefined) return here;
  }
  return undefined;
}

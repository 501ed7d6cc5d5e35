import type { $ZodIssue } from 'zod/v4/core';
import type { ValidationIssue } from '../domain/refusal.ts';
import { toValidationIssues } from './validation-issues.ts';

/** What can be wrong in a venue document. A screen has a sentence for each in its own language. */
export const FAULT_CODES = [
  'REQUIRED',
  'NOT_VALID',
  'TOO_SMALL',
  'TOO_LARGE',
  'TEXT_TOO_SHORT',
  'TEXT_TOO_LONG',
  'TOO_FEW',
  'TOO_MANY',
  'NOT_AN_EMAIL',
  'NOT_A_PHONE',
  'NOT_AN_ADDRESS',
  'NOT_A_DATE',
  'NO_TEXT',
  'OWN_LANGUAGE_MISSING',
  'REPEATED',
  'UNKNOWN_REFERENCE',
  'LESS_THAN_THE_LEAST',
  'LAST_BEFORE_FIRST',
  'QUIET_HOURS_EMPTY',
  'QUIET_HOURS_TOO_LONG',
  'NEVER_BOOKABLE',
  'NOT_ASCENDING',
  'OTHER_AREA',
  'MORE_THAN_TABLES_SEAT',
  'AREA_WITHOUT_TABLE',
  'TABLES_OVERLAP',
  'DIAGONAL_NOT_SQUARE',
  'EXPERIENCE_MISSING',
  'MORE_TICKETS_THAN_GUESTS',
  'MORE_THAN_THE_GROUP',
  'MORE_THAN_ADD_ONS',
  'SHIFT_MISSING',
  'AMOUNT_NOT_ZERO',
  'AMOUNT_MISSING',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** A fault at a path of the document, such as `tables[3].name`. */
export interface VenueFault extends ValidationIssue {
  code: FaultCode;
  /** What the code compares with: the least or the most that is allowed. */
  limit?: number | undefined;
}

/** The faults of the schema; several where an object has several unknown fields. */
export function toVenueFaults(issues: readonly $ZodIssue[]): VenueFault[] {
  return issues.flatMap((issue) =>
    toValidationIssues([issue], '', 'the document').map((each) => ({ ...each, ...faultOf(issue) })),
  );
}

function faultOf(issue: $ZodIssue): Pick<VenueFault, 'code' | 'limit'> {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
      return { code: input === undefined || Number.isNaN(input) ? 'REQUIRED' : 'NOT_VALID' };
    case 'too_small': {
      const limit = Number(issue.minimum);
      if (issue.origin === 'array') return { code: 'TOO_FEW', limit };
      if (issue.origin !== 'string') return { code: 'TOO_SMALL', limit };
      return { code: input === '' ? 'REQUIRED' : 'TEXT_TOO_SHORT', limit };
    }
    case 'too_big': {
      const limit = Number(issue.maximum);
      if (issue.origin === 'array') return { code: 'TOO_MANY', limit };
      return { code: issue.origin === 'string' ? 'TEXT_TOO_LONG' : 'TOO_LARGE', limit };
    }
    case 'invalid_format':
      return { code: input === '' ? 'REQUIRED' : (FORMATS[issue.format] ?? 'NOT_VALID') };
    default:
      return { code: 'NOT_VALID' };
  }
}

const FORMATS: Readonly<Record<string, FaultCode>> = {
  email: 'NOT_AN_EMAIL',
  e164: 'NOT_A_PHONE',
  url: 'NOT_AN_ADDRESS',
  date: 'NOT_A_DATE',
};

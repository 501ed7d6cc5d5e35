import type { $ZodIssue } from 'zod/v4/core';
import type { ValidationIssue } from '../domain/refusal.ts';

/**
 * Converts zod's issues to paths and readable reasons. Each unknown field is an issue of its own.
 * @param whole what the fields belong to
 */
export function toValidationIssues(
  issues: readonly $ZodIssue[],
  root = '',
  whole = 'this request',
): ValidationIssue[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          parameter: pathOf([...issue.path, key], root),
          reason: `is not a field of ${whole}`,
        }))
      : [{ parameter: pathOf(issue.path, root), reason: reasonOf(issue) }],
  );
}

/** `['addOns', 0, 'quantity']` → `addOns[0].quantity`; an empty path → `body`. */
function pathOf(path: readonly PropertyKey[], root: string): string {
  let text = root;
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`;
    else text += text === '' ? String(key) : `.${String(key)}`;
  }
  return text === '' ? 'body' : text;
}

function reasonOf(issue: $ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required';
      return `must be ${withArticle(issue.expected)}`;
    case 'too_small':
      if (issue.origin === 'string') return `must have at least ${characters(issue.minimum)}`;
      if (issue.origin === 'array') return `must have at least ${entries(issue.minimum)}`;
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `must have at most ${characters(issue.maximum)}`;
      if (issue.origin === 'array') return `must have at most ${entries(issue.maximum)}`;
      return `must be at most ${issue.maximum}`;
    case 'invalid_value':
      if (issue.input === undefined) return 'is required';
      return issue.values.length <= 20
        ? `must be one of ${issue.values.join(', ')}`
        : 'must be a value from the list in the API reference';
    case 'invalid_format':
      return FORMATS[issue.format] ?? (issue.message || `must be a valid ${issue.format}`);
    default:
      return issue.message ?? 'is not valid';
  }
}

const characters = (count: number | bigint) =>
  count === 1 ? '1 character' : `${count} characters`;
const entries = (count: number | bigint) => (count === 1 ? '1 entry' : `${count} entries`);

const FORMATS: Record<string, string> = {
  date: 'must be a date as YYYY-MM-DD',
  datetime: 'must be a date and time with offset, as 2030-01-31T20:00:00+01:00',
  email: 'must be an email address',
  e164: 'must be a phone number, such as +34 612 34 56 78',
  url: 'must be an absolute address',
};

function withArticle(type: string): string {
  const word = type === 'int' ? 'integer' : type;
  return `${/^[aeio]/.test(word) ? 'an' : 'a'} ${word}`;
}

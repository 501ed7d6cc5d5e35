import { validationError } from '../domain/refusal.ts';
import { findJsonBreak } from './json-break.ts';

/** @throws Refusal VALIDATION_ERROR with the position of the syntax error */
export function parseJson(text: string): unknown {
  // Some editors write a byte order mark.
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    const position = findJsonBreak(json);
    const where = position
      ? `at line ${position.line}, column ${position.column}`
      : `(${(error as Error).message})`;
    throw validationError({ parameter: 'FILE', reason: `is not JSON ${where}` });
  }
}

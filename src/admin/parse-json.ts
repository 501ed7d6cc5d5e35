import { invalid } from '../domain/refusal.ts';
import { findJsonBreak } from './json-break.ts';

/** @throws Refusal VALIDATION_ERROR that says where the text stops being JSON */
export function parseJson(text: string): unknown {
  // Some editors begin a file with a mark that is no part of it.
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    const place = findJsonBreak(json);
    const where = place
      ? `at line ${place.line}, column ${place.column}`
      : `(${(error as Error).message})`;
    throw invalid({ parameter: 'FILE', reason: `is not JSON ${where}` });
  }
}

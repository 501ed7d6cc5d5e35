import type { Problem } from '../contract/problem.ts';
import { ConnectionFailure, ProblemFailure } from './failure.ts';

/** An answer's text as its value; null where there is none. @throws ConnectionFailure */
export function parseAnswer(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch (cause) {
    // A page of some middlebox, not an answer of ours.
    throw new ConnectionFailure(cause);
  }
}

/** What an answer that is no success means to whoever asked. */
export function toFailure(response: Response, text: string): ProblemFailure | ConnectionFailure {
  const { status, statusText: title, headers } = response;
  const wait = retryAfterSeconds(headers);
  if (headers.get('Content-Type')?.startsWith('application/problem+json')) {
    return new ProblemFailure(parseAnswer(text) as Problem, wait);
  }
  if (status === 429 || status >= 500) {
    const code = status === 429 ? 'RATE_LIMIT_EXCEEDED' : 'SERVICE_UNAVAILABLE';
    const detail = `The service answered with ${status}.`;
    return new ProblemFailure({ type: 'about:blank', title, status, code, detail }, wait);
  }
  return new ConnectionFailure(new Error(`HTTP ${status} without a problem document`));
}

/** HTTP knows seconds, and a date by the sender's clock; null for neither and for what is over. */
function retryAfterSeconds(headers: Headers): number | null {
  const text = headers.get('Retry-After') ?? '';
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  const seconds = /\D/.test(text) ? (Date.parse(text) - now) / 1000 : Number(text);
  return seconds > 0 ? seconds : null;
}

import type { Problem } from '../contract/problem.ts';
import { ConnectionError, ProblemError } from './errors.ts';

/**
 * Parses a response body as JSON; an empty body is null.
 * @throws ConnectionError if it is not JSON
 */
export function parseBody(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch (cause) {
    // A page from a proxy or a captive portal, not from the API.
    throw new ConnectionError(cause);
  }
}

/** Turns a response that is not 2xx into the error that the caller gets. */
export function toError(response: Response, text: string): ProblemError | ConnectionError {
  const { status, statusText: title, headers } = response;
  const seconds = retryAfterSeconds(headers);
  if (headers.get('Content-Type')?.startsWith('application/problem+json')) {
    return new ProblemError(parseBody(text) as Problem, seconds);
  }
  if (status === 429 || status >= 500) {
    const code = status === 429 ? 'RATE_LIMIT_EXCEEDED' : 'SERVICE_UNAVAILABLE';
    const detail = `The service answered with ${status}.`;
    return new ProblemError({ type: 'about:blank', title, status, code, detail }, seconds);
  }
  return new ConnectionError(new Error(`HTTP ${status} without a problem document`));
}

/**
 * Reads `Retry-After`, which is either seconds or a date by the sender's clock. Null if it is
 * missing, unreadable or in the past.
 */
function retryAfterSeconds(headers: Headers): number | null {
  const text = headers.get('Retry-After') ?? '';
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  const seconds = /\D/.test(text) ? (Date.parse(text) - now) / 1000 : Number(text);
  return seconds > 0 ? seconds : null;
}

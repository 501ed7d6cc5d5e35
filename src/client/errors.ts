import type { Problem } from '../contract/problem.ts';

/** The server refused the request or failed; `problem` is its problem document (RFC 9457). */
export class ProblemError extends Error {
  readonly problem: Problem;
  /** From the `Retry-After` header; null without one. */
  readonly retryAfterSeconds: number | null;

  constructor(problem: Problem, retryAfterSeconds: number | null = null) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No response came, or one that is not from the API. The request may have been carried out. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('The connection to the booking service was lost.', { cause });
    this.name = 'ConnectionError';
  }
}

/** The problem's code, or null if the error is not a ProblemError. */
export function problemCodeOf(error: unknown): Problem['code'] | null {
  return error instanceof ProblemError ? error.problem.code : null;
}

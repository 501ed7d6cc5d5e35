import type { Problem } from '../contract/problem.ts';

/** The server answered with a problem document. */
export class ProblemFailure extends Error {
  readonly problem: Problem;
  /** What `Retry-After` asked for. */
  readonly retryAfterSeconds: number | null;

  constructor(problem: Problem, retryAfterSeconds: number | null = null) {
    super(problem.detail);
    this.name = 'ProblemFailure';
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer came, or none that is ours: whether the request was carried out is not known. */
export class ConnectionFailure extends Error {
  constructor(cause: unknown) {
    super('The connection to the booking service was lost.', { cause });
    this.name = 'ConnectionFailure';
  }
}

/** The code of a problem, or null for any other failure. */
export function codeOf(failure: unknown): Problem['code'] | null {
  return failure instanceof ProblemFailure ? failure.problem.code : null;
}

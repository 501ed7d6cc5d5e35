/** The connection was lost during a write, which may have succeeded. It is safe to repeat. */
export class UnknownOutcomeError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'UnknownOutcomeError';
  }
}

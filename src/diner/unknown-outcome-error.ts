/** The connection was lost during a write: it may have been carried out, and is safe to repeat. */
export class UnknownOutcomeError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'UnknownOutcomeError';
  }
}

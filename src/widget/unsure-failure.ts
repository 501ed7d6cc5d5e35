/** The connection was lost while booking: what became of it is not known, and a repetition is safe. */
export class UnsureFailure extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'UnsureFailure';
  }
}

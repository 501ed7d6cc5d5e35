/** A file of the widget's own code did not come: the network failed, or the server has it no more. */
export class PartFailure extends Error {
  /** It was asked for again, in vain: only another page can have what goes together. */
  readonly isLasting: boolean;

  constructor(cause: Error, isLasting: boolean) {
    super(cause.message, { cause });
    this.name = 'PartFailure';
    this.isLasting = isLasting;
  }
}

/** A chunk of our own code could not be loaded: the network failed, or the server no longer has it. */
export class ChunkLoadError extends Error {
  /** A second try failed too: only a reload can fetch matching code. */
  readonly isPermanent: boolean;

  constructor(cause: Error, isPermanent: boolean) {
    super(cause.message, { cause });
    this.name = 'ChunkLoadError';
    this.isPermanent = isPermanent;
  }
}

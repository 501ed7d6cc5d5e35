/** Until the server is ready for the text of a mail, also of one that is slow on purpose. */
const BEFORE_TEXT_MS = 2 * 60_000;
/** To send the text and get the answer, for which RFC 5321 wants clients to wait ten minutes. */
const TEXT_MS = 11 * 60_000;

/** A mail that is being sent by SMTP, and how long that may take. */
export class SmtpDelivery {
  readonly #controller = new AbortController();
  #timer = this.#limit(BEFORE_TEXT_MS);
  #hasBegun = false;

  /** Aborted with a reason, as a text, when it is given up. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether the server was ready for the text: from then on, it may have accepted the mail. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  begin(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#limit(TEXT_MS);
    this.#hasBegun = true;
  }

  /** Gives it up. */
  stop(): void {
    this.#controller.abort('Maitre was stopped');
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #limit(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#controller.abort(`No answer within ${ms / 60_000} min`), ms);
  }
}

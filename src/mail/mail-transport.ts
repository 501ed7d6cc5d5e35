import type { Mail } from './mail.ts';

/** Passes mail on. */
export interface MailTransport {
  /** Resolves once somebody else is responsible for the mail. @throws MailNotSent */
  send(mail: Mail): Promise<void>;
  /** Gives up what is being sent. */
  close(): void;
}

/**
 * - `REFUSED`: this mail or its address will never be accepted
 * - `NOT_ACCEPTED`: not for now
 * - `UNAVAILABLE`: the mail server cannot be used, so no other mail can be sent either; it has surely not accepted this one
 */
export type MailFailure = 'REFUSED' | 'NOT_ACCEPTED' | 'UNAVAILABLE';

/** Why a mail could not be passed on. Its message has no addresses. */
export class MailNotSent extends Error {
  readonly failure: MailFailure;
  /** Whether the mail server may have accepted it nevertheless. */
  readonly mayHaveArrived: boolean;

  constructor(failure: MailFailure, answer: string, { mayHaveArrived = false } = {}) {
    super(withoutAddresses(answer));
    this.failure = failure;
    this.mayHaveArrived = mayHaveArrived;
  }
}

const MAX_ANSWER_LENGTH = 200;

/** What a mail server said, without the addresses that it repeats. */
function withoutAddresses(answer: string): string {
  return answer
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_ANSWER_LENGTH);
}

import type { Plural } from '../plural.ts';

/**
 * The words of a cancellation policy, before and after booking, on pages and in mail. `{moment}` is a day and time,
 * `{n}` a number of hours, minutes or people.
 */
export interface PolicyTexts {
  policyTitle: string;
  /** Above the terms that replace those which were on screen. */
  policyChanged: string;
  /** `{sum}` is `sumPerPerson` or `sumPerBooking`. */
  cardGuarantee: string;
  deposit: string;
  sumPerPerson: Plural;
  sumPerBooking: string;
  noCharge: string;
  freeUntil: Plural;
  freeUntilStart: string;
  lateFee: string;
  cancelInTime: Plural;
  /** If free cancellation has ended. */
  feeOnly: string;
  signWithinHours: Plural;
  signWithinMinutes: Plural;
}

import type { Plural } from '../../i18n/locales/messages.ts';

/** Texts of a cancellation policy, before and after booking. `{moment}` is a day and time. */
export interface PolicyMessages {
  policyTitle: string;
  /** `{sum}` is `sumPerPerson` or `sumPerBooking`. */
  cardGuarantee: string;
  deposit: string;
  sumPerPerson: string;
  sumPerBooking: string;
  noCharge: string;
  freeUntil: Plural;
  freeUntilStart: string;
  lateFee: string;
  cancelInTime: Plural;
  /** If free cancellation has ended before the booking is made. */
  feeOnly: string;
  signWithinHours: Plural;
  signWithinMinutes: Plural;
}

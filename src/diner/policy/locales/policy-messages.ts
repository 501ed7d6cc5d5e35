import type { Plural } from '../../i18n/locales/messages.ts';

/** What is said of a cancellation policy, before a booking and after. `{moment}` is a day and a time. */
export interface PolicyMessages {
  policyTitle: string;
  /** `{sum}` is one of the two below. */
  cardGuarantee: string;
  deposit: string;
  sumPerPerson: string;
  sumPerBooking: string;
  noCharge: string;
  freeUntil: Plural;
  freeUntilStart: string;
  lateCost: string;
  tellInTime: Plural;
  /** Where the time to cancel free of charge is over before the booking is made. */
  costNow: string;
  signWithinHours: Plural;
  signWithinMinutes: Plural;
}

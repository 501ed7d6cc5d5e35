import type { MessageKind } from '../domain/message-kind.ts';
import type { DeliveryProblem, DisabledReason } from '../domain/webhook.ts';

/** `{venue}` and `{when}` are replaced, in SIGNATURE_NEEDED also `{deadline}`, in OFFERED and TABLE_READY `{until}`. */
interface KindTexts {
  subject: string;
  heading: string;
  text: string;
}

/** The texts of all mail in one language. */
export interface MailTexts {
  kinds: Record<MessageKind, KindTexts>;
  /** In place of CANCELED, if the guests were on the wait list. */
  leftWaitList: KindTexts;
  /** `{name}` is replaced. */
  greeting: string;
  greetingWithoutName: string;
  /** The labels of what is booked. */
  when: string;
  guests: string;
  adults: string;
  children: string;
  area: string;
  experience: string;
  extras: string;
  bookedAs: string;
  /** The buttons. */
  manage: string;
  sign: string;
  claim: string;
  reconfirm: string;
  openWaitList: string;
  answer: string;
  open: string;
  otherTime: string;
  /** Above the times at which there is a table for a declined party. */
  freeTimes: string;
  /** Below the button to the booking’s own page. */
  linkIsPersonal: string;
  /** The same while the booking is on the wait list. */
  waitListLinkIsPersonal: string;
  /** `{venue}` is replaced. */
  reason: string;
  sheet: SheetTexts;
  /** Of the mail with which an owner tries out the mail server; `{venue}` is replaced. */
  test: KindTexts;
  venueReason: string;
  webhook: WebhookTexts;
}

/** Why a try got no answer, as told to the venue. */
export type UnansweredProblem = Exclude<
  DeliveryProblem,
  'STATUS' | 'SECRET_UNREADABLE' | 'NOT_PERMITTED' | 'ENDPOINT_DISABLED'
>;

/** Of a webhook that the server has disabled; `{partner}` and `{venue}` are replaced. */
interface WebhookTexts {
  subject: string;
  heading: string;
  because: Record<DisabledReason, string>;
  /** The labels of the facts. */
  partner: string;
  address: string;
  failingSince: string;
  lastAnswer: string;
  problems: Record<UnansweredProblem, string>;
  whatToDo: string;
  steps: readonly string[];
  open: string;
}

/** The texts of the bookings of a day. */
interface SheetTexts {
  /** `{day}` and `{totals}` are replaced. */
  subject: string;
  heading: string;
  totals: (bookings: number, covers: number) => string;
  empty: string;
  allergies: (what: string) => string;
  allergiesUnknown: string;
  wishes: (what: string) => string;
  note: (what: string) => string;
  aboutGuest: (what: string) => string;
  /** Of a request, or a party on the wait list. */
  notConfirmed: string;
  withoutName: string;
  open: string;
}

import type { MessageKind } from '../domain/message.ts';

/** `{venue}` and `{when}` are replaced, in SIGNATURE_NEEDED also `{deadline}`. */
interface KindTexts {
  subject: string;
  heading: string;
  text: string;
}

/** The texts of all mail in one language. */
export interface MailTexts {
  kinds: Record<MessageKind, KindTexts>;
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
  answer: string;
  open: string;
  otherTime: string;
  /** Below the button to the booking’s own page. */
  linkIsPersonal: string;
  /** `{venue}` is replaced. */
  reason: string;
  venueReason: string;
}

import { Email } from '../../../contract/limits.ts';

/** What is typed about guests at the door; empty where nothing is. */
export interface WalkInDraft {
  /** A name, a phone number, or both. */
  who: string;
  label: string;
  email: string;
}

export const EMPTY_DRAFT: WalkInDraft = { who: '', label: '', email: '' };

/** Whether something is typed as the email address that the server would refuse. */
export function hasWrongEmail({ email }: WalkInDraft): boolean {
  return email.trim() !== '' && !Email.safeParse(email.trim()).success;
}

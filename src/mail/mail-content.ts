import type { Language } from '../domain/language.ts';

/** What a mail says, before it becomes plain text or HTML. All texts are plain. */
export interface MailContent {
  language: Language;
  subject: string;
  greeting: string;
  heading: string;
  text: string;
  facts: readonly Fact[];
  /** Whether the facts no longer hold, and are crossed out. */
  isOff: boolean;
  /** Below the facts. */
  lists: readonly MailList[];
  action: { label: string; url: string; hint: string | null } | null;
  /** What the venue tells every guest, or this one. */
  note: string | null;
  /** The venue and how to reach it, a line each. */
  sender: readonly string[];
  /** Why the reader receives it. */
  reason: string;
}

export interface Fact {
  label: string;
  value: string;
}

export interface MailList {
  title: string;
  items: readonly string[];
}

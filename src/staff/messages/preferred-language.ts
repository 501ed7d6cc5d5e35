import type { StaffSession } from '../../contract/staff/session.ts';
import { LANGUAGES, type Language } from '../../domain/language.ts';

/** The language that was last on screen on this device; each member’s choice is under their uuid. */
const KEY = 'maitre-staff-language';
const keyOf = (staffUuid: string) => `${KEY}-${staffUuid}`;

/**
 * The language to show: the member’s choice on this device, else the venue’s. Before sign-in, the one
 * last shown on this device, else the first of the browser’s that the staff view has. Else English.
 */
export function preferredLanguage(session: StaffSession | null): Language {
  const preferred = session
    ? [read(keyOf(session.staff.uuid)), session.venue.language]
    : [read(KEY), ...navigator.languages];
  for (const tag of preferred) {
    const language = LANGUAGES.find((each) => each === tag?.toLowerCase().split('-')[0]);
    if (language) return language;
  }
  return 'en';
}

/** Keeps a member’s choice on this device. */
export function rememberChoice(staffUuid: string, language: Language): void {
  write(keyOf(staffUuid), language);
}

/** Keeps the language on screen for the next visit, until somebody signs in. */
export function rememberShown(language: Language): void {
  write(KEY, language);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage may be disabled; the language then lasts until the page is left.
  }
}

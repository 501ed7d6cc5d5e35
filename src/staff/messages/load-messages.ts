import type { Language } from '../../domain/language.ts';
import { LOAD_STAFF } from '../../locales/compiled/load-staff.ts';
import type { StaffMessages } from './staff-messages.ts';

const loading = new Map<Language, Promise<StaffMessages>>();
const loaded = new Map<Language, StaffMessages>();

/** The messages of a language, which are loaded once. */
export function loadMessages(language: Language): Promise<StaffMessages> {
  let messages = loading.get(language);
  if (!messages) {
    messages = load(language);
    loading.set(language, messages);
    // After a failure, the next call tries again.
    messages.catch(() => loading.delete(language));
  }
  return messages;
}

/** The messages of a language if they are loaded. */
export function loadedMessages(language: Language): StaffMessages | undefined {
  return loaded.get(language);
}

async function load(language: Language): Promise<StaffMessages> {
  const { texts } = await LOAD_STAFF[language]();
  loaded.set(language, texts);
  return texts;
}

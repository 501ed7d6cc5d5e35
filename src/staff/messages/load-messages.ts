import { LANGUAGES, type Language } from '../../domain/language.ts';
import type { StaffMessages } from './staff-messages.ts';

type MessageFile = () => Promise<{ messages: StaffMessages }>;

/** The languages of the staff view, each a folder and a chunk of its own. The place to add one. */
const MESSAGE_FILES: { readonly [language in Language]?: MessageFile } & { en: MessageFile } = {
  ca: () => import('./ca/messages.ts'),
  de: () => import('./de/messages.ts'),
  en: () => import('./en/messages.ts'),
  es: () => import('./es/messages.ts'),
  eu: () => import('./eu/messages.ts'),
  fr: () => import('./fr/messages.ts'),
  it: () => import('./it/messages.ts'),
  pt: () => import('./pt/messages.ts'),
};

/** The languages that the staff view has. */
export const STAFF_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => MESSAGE_FILES[language] !== undefined,
);

const loading = new Map<Language, Promise<StaffMessages>>();
const loaded = new Map<Language, StaffMessages>();

/** The messages of a language, which are loaded once; English for one that the staff view has not. */
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
  const file = MESSAGE_FILES[language] ?? MESSAGE_FILES.en;
  const { messages } = await file();
  loaded.set(language, messages);
  return messages;
}

import { createContext, use } from 'react';
import type { Language } from '../../domain/language.ts';
import { messagePartOf } from './load-message-part.ts';
import type { MessagePart, MessagesWith, StaffMessages } from './staff-messages.ts';

/** A language whose messages could not be loaded; the one before stays. */
export interface FailedLanguage {
  language: Language;
  retry: () => void;
}

/** The language on screen, with its messages. */
export interface ShownLanguage {
  language: Language;
  messages: StaffMessages;
  /** Loads another language, shows it and keeps it as the member’s choice on this device. */
  choose: (language: Language) => void;
  failed: FailedLanguage | null;
}

export const MessagesContext = createContext<ShownLanguage | null>(null);

/** The language on screen, and the means to choose another. */
export function useLanguage(): ShownLanguage {
  const shown = use(MessagesContext);
  if (!shown) throw new Error('useLanguage and useMessages need a MessagesProvider.');
  return shown;
}

/** The texts in the language on screen. */
export function useMessages(): StaffMessages;
/** The same with those of one of its parts. Suspends until they are loaded. */
export function useMessages<Part extends MessagePart>(part: Part): MessagesWith<Part>;
export function useMessages(part?: MessagePart): StaffMessages {
  const { language, messages } = useLanguage();
  if (!part) return messages;
  const loading = messagePartOf(language, part);
  if (loading.messages) return loading.messages;
  // Suspends. Not by `use`, which has to be called in each render, also once the texts are there.
  throw loading.error ?? loading.promise;
}

import { useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { StaffSession } from '../../contract/staff/session.ts';
import type { Language } from '../../domain/language.ts';
import { PageNotLoaded } from '../parts/page-not-loaded.tsx';
import { loadLanguage } from './load-message-part.ts';
import { loadedMessages } from './load-messages.ts';
import { type FailedLanguage, MessagesContext, type ShownLanguage } from './messages.ts';
import { preferredLanguage, rememberChoice, rememberShown } from './preferred-language.ts';

interface MessagesProviderProps {
  /** Null before sign-in. */
  session: StaffSession | null;
  children: ReactNode;
}

/**
 * Provides the texts in the language of the person, as `preferredLanguage` says. While another language
 * loads, or if it cannot be loaded, the one before stays.
 */
export function MessagesProvider({ session, children }: MessagesProviderProps) {
  const preferred = preferredLanguage(session);
  const [shown, setShown] = useState<Pick<ShownLanguage, 'language' | 'messages'> | null>(() => {
    const messages = loadedMessages(preferred);
    return messages ? { language: preferred, messages } : null;
  });
  const [failed, setFailed] = useState<FailedLanguage | null>(null);
  const requested = useRef<Language | null>(null);
  /** The member whose choice is being loaded. */
  const choosing = useRef<string | null>(null);

  /** Shows a language once it is loaded. False if it could not be, or if another was asked for meanwhile. */
  const show = useCallback(async (language: Language, retry: () => void): Promise<boolean> => {
    requested.current = language;
    try {
      const messages = await loadLanguage(language);
      if (requested.current !== language) return false;
      setShown((before) => (before?.language === language ? before : { language, messages }));
      setFailed(null);
      return true;
    } catch {
      if (requested.current === language) setFailed({ language, retry });
      return false;
    }
  }, []);

  const staffUuid = session?.staff.uuid;
  useEffect(() => {
    // Until it is loaded, the one before is what the member prefers.
    if (staffUuid !== undefined && choosing.current === staffUuid) return;
    const showPreferred = () => void show(preferred, showPreferred);
    showPreferred();
  }, [show, preferred, staffUuid]);

  const choose = useCallback(
    (language: Language) => {
      choosing.current = staffUuid ?? null;
      void show(language, () => choose(language)).then((isShown) => {
        if (requested.current === language) choosing.current = null;
        if (isShown && staffUuid !== undefined) rememberChoice(staffUuid, language);
      });
    },
    [show, staffUuid],
  );

  const language = shown?.language;
  usePageLanguage(language ?? preferred);
  useEffect(() => {
    if (language !== undefined && staffUuid !== undefined) rememberShown(language);
  }, [language, staffUuid]);

  const context = useMemo(() => shown && { ...shown, choose, failed }, [shown, choose, failed]);
  if (context) return <MessagesContext value={context}>{children}</MessagesContext>;
  return failed ? <PageNotLoaded /> : <main className="splash" aria-busy="true" />;
}

/** Sets the language of the page, in which requests are sent, and refetches what was fetched in another. */
function usePageLanguage(language: Language): void {
  const cache = useQueryClient();
  const last = useRef(language);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    if (last.current !== language) void cache.invalidateQueries();
    last.current = language;
  }, [cache, language]);
}

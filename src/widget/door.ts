import { type Client, createClient } from '../client/call.ts';
import type { Language } from '../domain/language.ts';
import type { WaitingRoom } from './waiting.ts';

/** The way to the server, for one venue in one language. */
export interface Door {
  publishableKey: string;
  language: Language;
  /** For questions: nothing in them makes a browser ask for permission first. */
  reads: Client;
  /** For what changes something. */
  writes: Client;
  /** Told whenever a request waits for its next try. */
  waitingRoom: WaitingRoom;
}

export function openDoor(settings: {
  baseUrl: string;
  publishableKey: string;
  language: Language;
  fetch: typeof fetch | undefined;
  waitingRoom: WaitingRoom;
}): Door {
  const { baseUrl, publishableKey, language, waitingRoom } = settings;
  const send: typeof fetch = (...input) => waitingRoom.watch((settings.fetch ?? fetch)(...input));
  const common = { baseUrl, fetch: send };
  const spoken = { 'Accept-Language': language };
  return {
    publishableKey,
    language,
    waitingRoom,
    reads: createClient({
      ...common,
      headers: () => spoken,
      query: () => ({ key: publishableKey }),
      avoidsPreflight: true,
    }),
    writes: createClient({
      ...common,
      headers: () => ({ ...spoken, 'Service-Publishable-Key': publishableKey }),
    }),
  };
}

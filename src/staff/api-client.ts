import { createContext, use } from 'react';
import { type Client, createClient } from '../client/call.ts';
import { PATHS, STAFF_API } from '../contract/paths.ts';

/**
 * Creates a client of the staff API on the server that served this page. The browser adds the
 * session cookie, which no script can read.
 * @param language the language of the venue’s own names: shifts, areas, experiences
 * @param approval what lets one request be made although the role does not allow it
 */
export function createApiClient(language: () => string | undefined, approval?: string): Client {
  return createClient({
    paths: PATHS,
    baseUrl: new URL(STAFF_API, window.location.href).href,
    credentials: 'same-origin',
    headers: () => {
      const requested = language();
      return {
        ...(requested !== undefined && { 'Accept-Language': requested }),
        ...(approval && { 'Staff-Approval': approval }),
      };
    },
  });
}

/** What the server writes comes in the language on screen. */
export function languageOfPage(): string {
  return document.documentElement.lang;
}

export const ApiClientContext = createContext<Client | null>(null);

export function useApiClient(): Client {
  const apiClient = use(ApiClientContext);
  if (!apiClient) throw new Error('useApiClient needs an ApiClientContext.');
  return apiClient;
}

import { createContext, use } from 'react';
import { addressOf, type Client, createClient, type OperationCall } from '../client/call.ts';
import type { InputOf } from '../contract/operation.ts';
import type { StaffOperation, StaffOperations } from '../contract/staff/operations.ts';
import { STAFF_API, STAFF_ROUTES } from '../contract/staff/routes.ts';

export type StaffClient = Client<StaffOperations>;

/** A call of an operation of the staff API, as data. */
export type StaffCall<Name extends StaffOperation = StaffOperation> = OperationCall<
  StaffOperations,
  Name
>;

/**
 * Creates a client of the staff API on the server that served this page. The browser adds the
 * session cookie, which no script can read.
 * @param language the language of the venue’s own names: shifts, areas, experiences
 * @param approval what lets one request be made although the role does not allow it
 */
export function createApiClient(
  language: () => string | undefined,
  approval?: string,
): StaffClient {
  return createClient<StaffOperations>({
    routes: STAFF_ROUTES,
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

export const ApiClientContext = createContext<StaffClient | null>(null);

export function useApiClient(): StaffClient {
  const apiClient = use(ApiClientContext);
  if (!apiClient) throw new Error('useApiClient needs an ApiClientContext.');
  return apiClient;
}

/** The address of what a browser downloads by a link. */
export function hrefOf<Name extends StaffOperation>(
  name: Name,
  input: InputOf<StaffOperations[Name]>,
): string {
  return STAFF_API + addressOf(STAFF_ROUTES, name, input).path;
}

import { createContext, use } from 'react';
import { type Client, createClient } from '../client/call.ts';

/**
 * The staff door of the server that served this page. The session’s cookie goes with every request
 * by itself; no script can read it.
 * @param language in which the venue’s own names are wished for: shifts, areas, experiences
 */
export function createDoor(language: () => string | undefined): Client {
  return createClient({
    baseUrl: new URL('/staff/v3', window.location.href).href,
    credentials: 'same-origin',
    headers: () => {
      const wished = language();
      return wished === undefined ? {} : { 'Accept-Language': wished };
    },
  });
}

export const DoorContext = createContext<Client | null>(null);

export function useDoor(): Client {
  const door = use(DoorContext);
  if (!door) throw new Error('There is no door around this component.');
  return door;
}

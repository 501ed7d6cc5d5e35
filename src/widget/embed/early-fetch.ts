import { withoutDefaultParty } from '../../contract/start-url.ts';

/** The app’s client cannot abort a request that it did not start. */
const TIMEOUT_MS = 30_000;

/**
 * Requests a URL (that of `/start`) in parallel with the code of the app. Returns a `fetch` that gives
 * the response of `/start` to the first caller of that URL, and fetches everything else.
 */
export function fetchEarly(url: string): typeof fetch {
  let early: Promise<Response> | null = fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  early.catch(() => {});
  return (input, init) => {
    const response = typeof input === 'string' && withoutDefaultParty(input) === url ? early : null;
    if (response) early = null;
    return response ?? fetch(input, init);
  };
}

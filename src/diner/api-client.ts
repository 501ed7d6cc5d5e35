import { type Client, createClient } from '../client/call.ts';
import { WIDGET_OPERATIONS, type WidgetOperationName } from '../contract/paths.ts';
import type { Language } from '../domain/language.ts';
import type { DelayStatus } from './delay-status.ts';

/** Too long to wait in front of a form. The limit of requests per minute never asks for more. */
const MAX_WAIT_MS = 60_000;

/** Calls the widget API for one venue, in one language. */
export interface ApiClient {
  language: Language;
  /** For queries: sends simple requests, which need no CORS preflight. */
  reads: Client<WidgetOperationName>;
  /** For requests that change something. */
  writes: Client<WidgetOperationName>;
  /** Receives the waiting times before retries. */
  delayStatus: DelayStatus;
}

export function createApiClient(options: {
  baseUrl: string;
  publishableKey: string;
  language: Language;
  fetch: typeof fetch | undefined;
  delayStatus: DelayStatus;
}): ApiClient {
  const { baseUrl, publishableKey, language, delayStatus } = options;
  const send: typeof fetch = (...input) => delayStatus.watch((options.fetch ?? fetch)(...input));
  const common = { paths: WIDGET_OPERATIONS, baseUrl, fetch: send, maxWaitMs: MAX_WAIT_MS };
  const languageHeader = { 'Accept-Language': language };
  return {
    language,
    delayStatus,
    reads: createClient({
      ...common,
      headers: () => languageHeader,
      query: () => ({ key: publishableKey }),
      avoidsPreflight: true,
    }),
    writes: createClient({
      ...common,
      headers: () => ({ ...languageHeader, 'Service-Publishable-Key': publishableKey }),
    }),
  };
}

import { type Client, createClient } from '../client/call.ts';
import type { WidgetOperations } from '../contract/widget/operations.ts';
import { WIDGET_ROUTES } from '../contract/widget/routes.ts';
import type { ApiClient } from '../diner/api-client.ts';
import type { DelayStatus } from '../diner/delay-status.ts';
import type { Language } from '../domain/language.ts';

/** A longer wait would be too long in front of a form. The limit of requests per minute never asks for more. */
const MAX_WAIT_MS = 60_000;

/** Calls the widget API for one venue, in one language. */
export interface WidgetApiClient extends ApiClient {
  /** For queries: sends simple requests, which need no CORS preflight. */
  reads: Client<WidgetOperations>;
  /** For requests that change something. */
  writes: Client<WidgetOperations>;
}

export function createApiClient(options: {
  baseUrl: string;
  publishableKey: string;
  language: Language;
  fetch: typeof fetch | undefined;
  delayStatus: DelayStatus;
}): WidgetApiClient {
  const { baseUrl, publishableKey, language, delayStatus } = options;
  const send: typeof fetch = (...input) => delayStatus.watch((options.fetch ?? fetch)(...input));
  const common = { routes: WIDGET_ROUTES, baseUrl, fetch: send, maxWaitMs: MAX_WAIT_MS };
  const languageHeader = { 'Accept-Language': language };
  return {
    language,
    delayStatus,
    reads: createClient<WidgetOperations>({
      ...common,
      headers: () => languageHeader,
      query: () => ({ key: publishableKey }),
      avoidsPreflight: true,
    }),
    writes: createClient<WidgetOperations>({
      ...common,
      headers: () => ({ ...languageHeader, 'Service-Publishable-Key': publishableKey }),
    }),
  };
}

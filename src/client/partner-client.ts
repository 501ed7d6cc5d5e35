import type { PartnerOperations } from '../contract/partner/operations.ts';
import { PARTNER_ROUTES } from '../contract/partner/routes.ts';
import { type CallOptions, type Client, createClient } from './call.ts';

export type PartnerClient = Client<PartnerOperations>;

export interface PartnerClientSettings extends Pick<CallOptions, 'maxTries' | 'onWait'> {
  /** The Partner API's base URL, such as `https://book.example/v3`. */
  baseUrl: string;
  /** The secret API key. Use it on a server only: whoever has it can book and cancel. */
  apiKey: string;
  /** The partner that the key was issued to. */
  partnerId: string;
  /** The venue to act for. Clients are cheap: create one per venue. */
  accountId: string;
  /** Language of names and error details, such as `ca`; the venue's own by default. */
  language?: string;
  /** Time-out of one attempt in milliseconds (default 30,000); it ends as a ConnectionError. */
  timeoutMs?: number;
  fetch?: typeof fetch;
}

/** What a header can carry. `fetch` refuses anything else with an error that contains the key. */
const HEADER_TEXT = /^[\x21-\x7e]+$/;

/**
 * Creates a client of the Partner API for one venue. It calls every operation by its name, typed by
 * the contract; it retries, sends an idempotency key with every create request, and times out.
 * `maxTries` and `onWait` apply to every call that does not set its own.
 *
 *     const maitre = createPartnerClient({ baseUrl, apiKey, partnerId, accountId });
 *     const { answer, etag } = await maitre.call('read-booking', { params: { bookingUuid } });
 *
 * The API key appears neither in thrown errors nor in the printed client.
 * @throws TypeError if a setting is malformed; the message names the setting
 */
export function createPartnerClient(settings: PartnerClientSettings): PartnerClient {
  const { baseUrl, apiKey, partnerId, accountId, language, timeoutMs, fetch } = settings;
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '')) {
    throw new TypeError('baseUrl must be a URL such as https://book.example/v3');
  }
  for (const [name, value] of Object.entries({ apiKey, partnerId, accountId })) {
    if (!HEADER_TEXT.test(value)) {
      throw new TypeError(`${name} must be a non-empty string of ASCII characters without spaces`);
    }
  }
  const headers = {
    Authorization: `Bearer ${apiKey}`,
    'Service-Partner-Id': partnerId,
    'Service-Account-Id': accountId,
    ...(language === undefined ? {} : { 'Accept-Language': language }),
  };
  const client = createClient<PartnerOperations>({
    routes: PARTNER_ROUTES,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: () => headers,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(fetch === undefined ? {} : { fetch }),
  });
  const defaults = { maxTries: settings.maxTries, onWait: settings.onWait };
  return {
    call: (name, input, options) => client.call(name, input, { ...defaults, ...options }),
    send: (call, options) => client.send(call, { ...defaults, ...options }),
  };
}

import { type CallOptions, type Client, createClient } from './call.ts';

export interface PartnerClientSettings extends Pick<CallOptions, 'maxTries' | 'onWait'> {
  /** Where the partner door begins, such as `https://book.example/v3`. */
  baseUrl: string;
  /** The secret key. It belongs on a server: whoever can read it can book and cancel. */
  apiKey: string;
  /** The partner that the key was issued to. */
  partnerId: string;
  /** The venue to act for; a client for every venue costs nothing. */
  accountId: string;
  /** In which names and details are wished for, such as `ca`; the venue's own unless set. */
  language?: string;
  /** How long a try may take, in milliseconds (30,000); then it counts as a lost connection. */
  timeoutMs?: number;
  fetch?: typeof fetch;
}

/** What a header can carry; anything else would be refused later, and the key told in the refusal. */
const HEADER_TEXT = /^[\x21-\x7e]+$/;

/**
 * A client of the partner door for one venue: every operation by its name, in the types of the
 * contract, with retries, one idempotency key per create, and time-outs. `maxTries` and `onWait`
 * are for every call that has none of its own.
 *
 *     const maitre = createPartnerClient({ baseUrl, apiKey, partnerId, accountId });
 *     const { answer, etag } = await maitre.call('read-booking', { params: { bookingUuid } });
 *
 * Neither what it throws nor the client itself, printed, has the key in it.
 * @throws TypeError where a setting cannot be right, by its name
 */
export function createPartnerClient(settings: PartnerClientSettings): Client {
  const { baseUrl, apiKey, partnerId, accountId, language, timeoutMs, fetch } = settings;
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '')) {
    throw new TypeError('baseUrl must be an address such as https://book.example/v3');
  }
  for (const [name, value] of Object.entries({ apiKey, partnerId, accountId })) {
    if (!HEADER_TEXT.test(value)) {
      throw new TypeError(`${name} must be there, in one line and without spaces`);
    }
  }
  const headers = {
    Authorization: `Bearer ${apiKey}`,
    'Service-Partner-Id': partnerId,
    'Service-Account-Id': accountId,
    ...(language === undefined ? {} : { 'Accept-Language': language }),
  };
  const client = createClient({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: () => headers,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(fetch === undefined ? {} : { fetch }),
  });
  const usual = { maxTries: settings.maxTries, onWait: settings.onWait };
  return {
    call: (name, input, options) => client.call(name, input, { ...usual, ...options }),
    request: (plain, options) => client.request(plain, { ...usual, ...options }),
  };
}

import type { Header, Reference } from './document-parts.ts';

const count = { type: 'integer', minimum: 0 } as const;

/** The headers that answers carry. */
export const RESPONSE_HEADERS = {
  XRequestId: {
    description: 'Names the request in our logs; tell it when you ask us about one.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  },
  ETag: {
    description: 'Names the state of the booking, to be sent as `If-Match` with a change.',
    required: true,
    schema: { type: 'string' },
  },
  Location: {
    description:
      'Where the customer signs a cancellation policy that waits for it, if `redirectUrl` leads to a page of the venue instead.',
    schema: { type: 'string', format: 'uri' },
  },
  RateLimitLimit: { description: 'Requests allowed per minute and address.', schema: count },
  RateLimitRemaining: { description: 'Requests left in this minute.', schema: count },
  RateLimitReset: { description: 'Seconds until the count begins anew.', schema: count },
  RetryAfter: { description: 'Seconds to wait before the next try.', schema: count },
  WwwAuthenticate: {
    description: 'How to authenticate.',
    schema: { type: 'string', const: 'Bearer' },
  },
} as const satisfies Record<string, Header>;

const to = (name: keyof typeof RESPONSE_HEADERS): Reference => ({
  $ref: `#/components/headers/${name}`,
});

/** What every answer carries. */
export const ALWAYS_SENT: Readonly<Record<string, Reference>> = {
  'X-Request-Id': to('XRequestId'),
  'ratelimit-limit': to('RateLimitLimit'),
  'ratelimit-remaining': to('RateLimitRemaining'),
  'ratelimit-reset': to('RateLimitReset'),
};

/** What an answer with one booking carries beside. */
export const SENT_WITH_A_BOOKING: Readonly<Record<string, Reference>> = { ETag: to('ETag') };

/** What the answer to a new booking may carry beside. */
export const SENT_WITH_A_NEW_BOOKING: Readonly<Record<string, Reference>> = {
  Location: to('Location'),
};

/** What an error carries beside, by its status. */
export const SENT_WITH_STATUS: Readonly<Record<number, Record<string, Reference>>> = {
  401: { 'WWW-Authenticate': to('WwwAuthenticate') },
  429: { 'Retry-After': to('RetryAfter') },
  503: { 'Retry-After': to('RetryAfter') },
};

import type { Header, Reference } from './document-parts.ts';

const count = { type: 'integer', minimum: 0 } as const;

/** All response headers. */
export const RESPONSE_HEADERS = {
  XRequestId: {
    description: 'Identifies the request in our logs; quote it when you contact us.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  },
  ETag: {
    description: 'The version of the booking, to be sent as `If-Match` with a change.',
    required: true,
    schema: { type: 'string' },
  },
  Location: {
    description:
      'The page where the customer signs a pending cancellation policy, if `redirectUrl` is a page of the venue.',
    schema: { type: 'string', format: 'uri' },
  },
  RateLimitLimit: { description: 'Requests allowed per minute and IP address.', schema: count },
  RateLimitRemaining: { description: 'Requests left in this minute.', schema: count },
  RateLimitReset: { description: 'Seconds until the count starts again.', schema: count },
  RetryAfter: { description: 'Seconds to wait before the next attempt.', schema: count },
  WwwAuthenticate: {
    description: 'How to authenticate.',
    schema: { type: 'string', const: 'Bearer' },
  },
} as const satisfies Record<string, Header>;

const to = (name: keyof typeof RESPONSE_HEADERS): Reference => ({
  $ref: `#/components/headers/${name}`,
});

/** Headers of every response. */
export const ALWAYS_SENT: Readonly<Record<string, Reference>> = {
  'X-Request-Id': to('XRequestId'),
  'ratelimit-limit': to('RateLimitLimit'),
  'ratelimit-remaining': to('RateLimitRemaining'),
  'ratelimit-reset': to('RateLimitReset'),
};

/** Further headers of a response with one booking. */
export const SENT_WITH_A_BOOKING: Readonly<Record<string, Reference>> = { ETag: to('ETag') };

/** Further headers of a response with a new booking. */
export const SENT_WITH_A_NEW_BOOKING: Readonly<Record<string, Reference>> = {
  Location: to('Location'),
};

/** Further headers of an error, by status. */
export const SENT_WITH_STATUS: Readonly<Record<number, Record<string, Reference>>> = {
  401: { 'WWW-Authenticate': to('WwwAuthenticate') },
  429: { 'Retry-After': to('RetryAfter') },
  503: { 'Retry-After': to('RetryAfter') },
};

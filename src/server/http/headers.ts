import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { chooseLanguage, type Language } from '../../domain/language.ts';

/** A header or a body that cannot be read (400). */
export class MalformedRequestError extends Error {}

/**
 * Of several, a proxy may have checked another one than the first, which is all that Node shows.
 * @throws MalformedRequestError unless the request has one Host header; HTTP/1.0 allows none
 */
export function requireOneHost({ rawHeaders, httpVersion }: IncomingMessage): void {
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
  );
  if (hosts.length > 1) throw new MalformedRequestError('The header Host is there more than once.');
  if (hosts.length === 0 && httpVersion === '1.1')
    throw new MalformedRequestError('The header Host is missing.');
}

/** A header, trimmed; null where it is missing or empty. */
export function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The header Idempotency-Key; null where it is missing. @throws MalformedRequestError */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && key.length > 0 && key.length <= 255) return key;
  throw new MalformedRequestError('Idempotency-Key must have 1 to 255 characters.');
}

/**
 * The header If-Match: `*` or a list of tags; null where it is missing. A weak tag counts as strong:
 * a proxy that compresses a response weakens its ETag, but the booking is in the same state.
 * @throws MalformedRequestError
 */
export function ifMatchOf(request: FastifyRequest): string | null {
  const text = headerOf(request, 'if-match');
  if (text === null || text === '*') return text;
  const tags = text.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags.every((tag) => /^"[^"]*"$/.test(tag))) return tags.join(',');
  throw new MalformedRequestError(
    'If-Match must be an ETag as it was sent, quotes included, or *.',
  );
}

/** The supported language that Accept-Language prefers; null where it names none. */
export function languageOf(request: FastifyRequest): Language | null {
  return chooseLanguage(request.headers['accept-language'] ?? '');
}

import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { MalformedRequest } from './requests.ts';

/**
 * Reads bodies of a media type as JSON, which is UTF-8: other bytes would be kept as other letters
 * than were meant. Keys that reach for an object's prototype are dropped, as unknown fields are.
 */
export function readAsJson(app: FastifyInstance, mediaType: string): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<Buffer>(mediaType, { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) return parse(request, body.toString(), done);
    done(new MalformedRequest('The body is not in UTF-8. Encode it so.'));
  });
}

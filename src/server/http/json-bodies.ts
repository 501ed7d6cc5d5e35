import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { MalformedRequestError } from './headers.ts';

/**
 * Parses bodies of a media type as JSON. Bytes that are not UTF-8 are rejected, since they would
 * decode to wrong characters. Keys such as `__proto__` are dropped, like all unknown fields.
 */
export function parseAsJson(app: FastifyInstance, mediaType: string): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<Buffer>(mediaType, { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) return parse(request, body.toString(), done);
    done(new MalformedRequestError('The body is not valid UTF-8. Encode it as UTF-8.'));
  });
}

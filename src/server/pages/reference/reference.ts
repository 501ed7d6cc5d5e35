import { createHash } from 'node:crypto';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openApiDocument } from '../../../contract/openapi/document.ts';
import { DOCUMENT_STYLE } from '../../../html/document-style.ts';
import { contentSecurityPolicy } from '../../../html/page-frame.ts';
import { COMPRESSION } from '../../http/compression.ts';
import { referencePage } from './reference-page.ts';

/** A response that is the same as long as the process runs. */
interface StaticResponse {
  body: string;
  etag: string;
}

/**
 * The partner API's documentation: `/v3/openapi.json` for programs, `/reference` for people. Public.
 */
export async function reference(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
  await app.register(compress, COMPRESSION);
  const document = lazy(() => staticResponse(JSON.stringify(openApiDocument(publicUrl))));
  const page = lazy(() => staticResponse(referencePage(openApiDocument(publicUrl), publicUrl)));
  const policy = contentSecurityPolicy(DOCUMENT_STYLE);

  app.get('/v3/openapi.json', (request, reply) => {
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('application/json; charset=utf-8');
    return sendStatic(request, reply, document());
  });
  for (const path of ['/reference', '/reference/']) {
    app.get(path, (request, reply) => {
      reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8');
      return sendStatic(request, reply, page());
    });
  }
}

/** Sends the response, or 304 where the client's copy is current. */
function sendStatic(request: FastifyRequest, reply: FastifyReply, { body, etag }: StaticResponse) {
  reply.header('ETag', etag).header('Cache-Control', 'no-cache');
  const cached = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (cached.includes(etag) || cached.includes('*')) return reply.code(304).send();
  return reply.send(body);
}

/** The ETag is weak, because compressed and plain bytes share it. */
function staticResponse(body: string): StaticResponse {
  const hash = createHash('sha256').update(body).digest('base64url');
  return { body, etag: `W/"${hash.slice(0, 22)}"` };
}

/** Computes a value on first use, to keep the startup fast. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

import { createHash } from 'node:crypto';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openApiDocument } from '../../../contract/openapi/document.ts';
import { DOCUMENT_STYLE } from '../../../html/document-style.ts';
import { policyFor } from '../../../html/page-frame.ts';
import { COMPRESSION } from '../../compression.ts';
import { referencePage } from './reference-page.ts';

/** An answer that stays the same while the process lives. */
interface Fixed {
  body: string;
  etag: string;
}

/**
 * `/v3/openapi.json` for programs and `/reference` for people: what the partner door answers. Both
 * are open to everyone and count against nobody's requests.
 */
export async function reference(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
  await app.register(compress, COMPRESSION);
  const document = once(() => fixed(JSON.stringify(openApiDocument(publicUrl))));
  const page = once(() => fixed(referencePage(openApiDocument(publicUrl), publicUrl)));
  const policy = policyFor(DOCUMENT_STYLE);

  app.get('/v3/openapi.json', (request, reply) => {
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('application/json; charset=utf-8');
    return sendFixed(request, reply, document());
  });
  for (const path of ['/reference', '/reference/']) {
    app.get(path, (request, reply) => {
      reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8');
      return sendFixed(request, reply, page());
    });
  }
}

/** In full, or 304 where the reader has it already. */
function sendFixed(request: FastifyRequest, reply: FastifyReply, { body, etag }: Fixed) {
  reply.header('ETag', etag).header('Cache-Control', 'no-cache');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (known.includes(etag) || known.includes('*')) return reply.code(304).send();
  return reply.send(body);
}

/** Weak, since packed and plain bytes are told by the same tag. */
function fixed(body: string): Fixed {
  const hash = createHash('sha256').update(body).digest('base64url');
  return { body, etag: `W/"${hash.slice(0, 22)}"` };
}

/** Made when it is first asked for: a process that nobody asks starts without it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

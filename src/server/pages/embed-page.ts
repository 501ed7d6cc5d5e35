import { readFile } from 'node:fs/promises';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { parseElementDoc } from '../../embed-page/element-doc.ts';
import { embedPageDocument } from '../../embed-page/embed-page.ts';
import { EMBED_PAGE_STYLE } from '../../embed-page/embed-page-style.ts';
import { contentSecurityPolicy } from '../../html/page-frame.ts';
import { COMPRESSION } from '../http/compression.ts';
import { ELEMENT_SOURCE } from '../project-files.ts';

/** `/embed`: how to put the widget on a website. Public. */
export async function embedPage(
  app: FastifyInstance,
  { publicUrl, findDemoKey }: { publicUrl: string; findDemoKey: () => Promise<string | null> },
) {
  await app.register(compress, COMPRESSION);
  const doc = parseElementDoc(await readFile(ELEMENT_SOURCE, 'utf8'));
  const { origin } = new URL(publicUrl);
  // The page shows the widget, loaded from this server; images use the public URL.
  const policy = contentSecurityPolicy(
    EMBED_PAGE_STYLE,
    `script-src 'self'; connect-src 'self'; img-src 'self' ${origin}; form-action 'none'`,
  );

  // The page changes only with the demo's key.
  let made = { publishableKey: '', html: '' };
  const pageFor = (publishableKey: string) => {
    if (made.html === '' || made.publishableKey !== publishableKey)
      made = { publishableKey, html: embedPageDocument(doc, publicUrl, { publishableKey }) };
    return made.html;
  };
  for (const path of ['/embed', '/embed/']) {
    app.get(path, async (_, reply) => {
      const publishableKey = (await findDemoKey()) ?? '';
      return reply
        .header('Content-Security-Policy', policy)
        .header('Cache-Control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(pageFor(publishableKey));
    });
  }
}

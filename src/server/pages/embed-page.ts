import { readFile } from 'node:fs/promises';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { parseElementDoc } from '../../embed-page/element-doc.ts';
import { embedPageDocument } from '../../embed-page/embed-page-document.ts';
import { EMBED_PAGE_STYLE } from '../../embed-page/embed-page-style.ts';
import { policyFor } from '../../html/page-frame.ts';
import { COMPRESSION } from '../compression.ts';

/** What the element promises stands beside its code, and there only. */
const ELEMENT = new URL('../../widget/embed/table-booking-element.ts', import.meta.url);

/** `/embed`: how the widget is put on a website, for everyone; it counts against nobody's requests. */
export async function embedPage(
  app: FastifyInstance,
  { publicUrl, findDemoKey }: { publicUrl: string; findDemoKey: () => Promise<string | null> },
) {
  await app.register(compress, COMPRESSION);
  const doc = parseElementDoc(await readFile(ELEMENT, 'utf8'));
  const { origin } = new URL(publicUrl);
  // The widget stands on the page itself, from this very server; pictures have its public address.
  const policy = policyFor(
    EMBED_PAGE_STYLE,
    `script-src 'self'; connect-src 'self'; img-src 'self' ${origin}; form-action 'none'`,
  );

  for (const path of ['/embed', '/embed/']) {
    app.get(path, async (_, reply) => {
      const publishableKey = (await findDemoKey()) ?? '';
      return reply
        .header('Content-Security-Policy', policy)
        .header('Cache-Control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(embedPageDocument(doc, publicUrl, { publishableKey }));
    });
  }
}

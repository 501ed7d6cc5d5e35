import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../../html/html.ts';
import type { AppContext } from '../../operations/context.ts';
import { listBookingPages } from '../../operations/venues/list-booking-pages.ts';
import { APIS } from '../apis/all-apis.ts';
import { COMPRESSION } from '../http/compression.ts';
import { pageAlternates } from './booking-page/page-addresses.ts';

/** `/robots.txt` and `/sitemap.xml`: what search engines may read, and which pages there are. Public. */
export async function searchEngines(app: FastifyInstance, { context }: { context: AppContext }) {
  await app.register(compress, COMPRESSION);
  const robots = robotsOf(context.publicUrl);
  app.get('/robots.txt', (_, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots),
  );
  app.get('/sitemap.xml', async (_, reply) => {
    const urls = await listBookingPages(context);
    return reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(sitemapOf(urls));
  });
}

/**
 * All but the APIs of programs. The booking pages need that of the widget to show anything. What is not to be found,
 * such as the page of a booking, says so itself, and has to be read for that.
 */
function robotsOf(publicUrl: string): string {
  const { pathname } = new URL(publicUrl);
  const below = pathname.replace(/\/$/, '');
  const closed = APIS.filter(({ name }) => name !== 'widget').map(({ prefix }) => `${prefix}/`);
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${below}${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Search engines want an entry for each language, and in each entry all the others (sitemaps.org). */
function sitemapOf(urls: readonly string[]): string {
  const entries = urls.flatMap((url) => {
    const alternates = pageAlternates(url);
    const links = alternates.map(
      ({ hreflang, href }) =>
        html`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>\n`,
    );
    return alternates.map(
      ({ href }): Html => html`<url>
<loc>${href}</loc>
${links}</url>
`,
    );
  });
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}</urlset>
`.markup;
}

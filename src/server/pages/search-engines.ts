import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../../html/html.ts';
import type { AppContext } from '../../operations/context.ts';
import { listBookingPages } from '../../operations/venues/list-booking-pages.ts';
import { APIS } from '../apis/all-apis.ts';
import { COMPRESSION } from '../http/compression.ts';
import { pageAlternates } from './booking-page/page-addresses.ts';

/** `/robots.txt` and `/sitemap.xml`: what search engines may read, and the pages that exist. Public. */
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
 * Excludes the APIs, except that of the widget, which the booking pages need to show anything. Pages that must not be
 * indexed, such as the page of a booking, say so themselves, so crawlers must be able to read them.
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

/** An entry for each language, which lists all the others, as the sitemap protocol requires. */
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

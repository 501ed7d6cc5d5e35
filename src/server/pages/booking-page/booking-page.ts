import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../../../domain/language.ts';
import { RecentValues } from '../../../domain/recent-values.ts';
import type { Venue } from '../../../domain/venue.ts';
import { contentSecurityPolicy } from '../../../html/page-frame.ts';
import type { AppContext } from '../../../operations/context.ts';
import {
  type BookingPageView,
  readBookingPage,
} from '../../../operations/venues/read-booking-page.ts';
import { COMPRESSION } from '../../http/compression.ts';
import { languageOf } from '../../http/headers.ts';
import { bookingPageDocument } from './booking-page-document.ts';
import { BOOKING_PAGE_STYLE } from './booking-page-style.ts';

/** More hosts of images make the header long, and few venues have any. */
const MAX_IMAGE_ORIGINS = 10;

/** `/book/{accountId}`: a venue's own page for bookings, with the widget. Public. */
export async function bookingPage(app: FastifyInstance, { context }: { context: AppContext }) {
  await app.register(compress, COMPRESSION);
  const documentOf = keepDocuments();
  for (const path of ['/book/:accountId', '/book/:accountId/'])
    app.get<{ Params: { accountId: string } }>(path, async (request, reply) => {
      const view = await readBookingPage(context, request.params.accountId);
      if (view === null) return reply.callNotFound();
      const chosen = chosenLanguage(request);
      const language = chosen ?? languageOf(request) ?? view.venue.language;
      return reply
        .header('Content-Security-Policy', policyOf(view.venue, view.publicUrl))
        .header('Cache-Control', 'no-cache')
        .header('Vary', 'Accept-Language')
        .header('Content-Language', language)
        .type('text/html; charset=utf-8')
        .send(documentOf(view, language, chosen !== null));
    });
}

/** A page is some 20 kB. */
const MAX_DOCUMENTS = 200;

/** Writes each page once, until the venue's document, its key or the day is another. */
function keepDocuments(): typeof bookingPageDocument {
  const documents = new RecentValues<BookingPageView & { markup: string }>(MAX_DOCUMENTS);
  return (view, language, isChosen) => {
    const { venue, today, publishableKey } = view;
    const key = `${language} ${isChosen} ${venue.accountId}`;
    const kept = documents.find(key);
    // A venue's object is another one for each version.
    if (kept?.venue === venue && kept.today === today && kept.publishableKey === publishableKey)
      return kept.markup;
    const markup = bookingPageDocument(view, language, isChosen);
    documents.save(key, { ...view, markup });
    return markup;
  };
}

/** The language in the address; null if there is none, or it is not supported. */
function chosenLanguage({ query }: FastifyRequest): Language | null {
  const { lang } = query as { lang?: unknown };
  return LANGUAGES.find((language) => language === lang) ?? null;
}

/**
 * Scripts and requests of this server only, and the images that the venue's document names. The staff view shows the page
 * in a frame.
 */
function policyOf({ floorPlanAreas, experiences }: Venue, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  const images = [...floorPlanAreas, ...experiences].flatMap((each) => each.images);
  const hosts = [...new Set(images.map(({ url }) => new URL(url).origin))];
  const from = [origin, ...hosts.slice(0, MAX_IMAGE_ORIGINS)].join(' ');
  return contentSecurityPolicy(
    BOOKING_PAGE_STYLE,
    `script-src 'self' ${origin}; connect-src 'self' ${origin}; img-src 'self' ${from}; form-action 'none'`,
    "'self'",
  );
}

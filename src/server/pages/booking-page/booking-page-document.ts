import { embedSnippet } from '../../../contract/embed-snippet.ts';
import { localeOf } from '../../../domain/formatters.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../domain/language.ts';
import type { Venue } from '../../../domain/venue.ts';
import { EMPTY_HTML, Html, html } from '../../../html/html.ts';
import { SERVER } from '../../../locales/compiled/server.ts';
import { fill } from '../../../locales/template.ts';
import { bookingPageUrl } from '../../../operations/venues/booking-page.ts';
import type { BookingPageView } from '../../../operations/venues/read-booking-page.ts';
import { BOOKING_PAGE_STYLE } from './booking-page-style.ts';
import { contactDetails } from './contact-details.ts';
import { closedDays, weekTable } from './hours-table.ts';
import { openGraph } from './open-graph.ts';
import { pageAddress, pageAlternates } from './page-addresses.ts';
import { restaurantData } from './restaurant-data.ts';

/**
 * A venue's booking page. Without scripts, it still shows the venue's contacts and hours.
 * @param isChosen whether the language comes from the page's address, and not from the browser or the venue
 */
export function bookingPageDocument(
  view: BookingPageView,
  language: Language,
  isChosen: boolean,
): string {
  const { venue, today, publicUrl } = view;
  const texts = SERVER[language].page;
  const url = bookingPageUrl(publicUrl, venue.accountId);
  const address = pageAddress(url, isChosen ? language : null);
  const title = fill(texts.title, { venue: venue.name });
  const description = fill(texts.description, { venue: venue.name });
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
${pageAlternates(url).map(({ hreflang, href }) => html`<link rel="alternate" hreflang="${hreflang}" href="${href}">\n`)}${openGraph(venue, language, { title, description, url: address })}<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${new Html(BOOKING_PAGE_STYLE)}</style>
<script type="application/ld+json">${new Html(restaurantData(venue, url))}</script>
</head>
<body>
<a class="skip" href="#book">${texts.skip}</a>
<header>
<h1>${venue.name}</h1>
${venue.contact.address === null ? EMPTY_HTML : html`<p>${venue.contact.address}</p>\n`}</header>
<div class="columns">
<main id="book" tabindex="-1" aria-label="${title}">
${widget(view, language)}
<noscript><p>${texts.withoutScript}</p></noscript>
</main>
<aside aria-label="${texts.contact}">
${contactDetails(venue, texts)}<h2>${texts.hours}</h2>
${weekTable(venue, language, texts.closed)}${closedDays(venue, language, today, texts.closedOn)}</aside>
</div>
<footer>
<nav aria-label="${texts.languages}">
<ul class="links">
${LANGUAGES.map((each) => languageLink(each, language))}</ul>
</nav>
</footer>
</body>
</html>
`.markup;
}

/** The snippet, as on any page of the venue; until it runs, and without scripts, there is the phone. */
function widget({ venue, publicUrl, publishableKey }: BookingPageView, language: Language): Html {
  const attributes = { 'publishable-key': publishableKey, lang: tagOf(language, venue) };
  const { phone } = venue.contact;
  const fallback = { href: `tel:${phone ?? ''}`, text: SERVER[language].page.call };
  return new Html(
    embedSnippet({ form: 'element', publicUrl, attributes, ...(phone !== null && { fallback }) }),
  );
}

/** The widget adds the country to the other languages itself. */
function tagOf(language: Language, { country }: Venue): string {
  return language === 'en' ? localeOf(language, country) : language;
}

function languageLink(each: Language, current: Language): Html {
  const mark = each === current ? new Html(' aria-current="true"') : EMPTY_HTML;
  return html`<li><a href="?lang=${each}" lang="${each}" hreflang="${each}"${mark}>${LANGUAGE_NAMES[each]}</a></li>
`;
}

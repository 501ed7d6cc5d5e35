import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/domain/language.ts';
import type { Venue } from '../../../../src/domain/venue.ts';
import { SERVER } from '../../../../src/locales/compiled/server.ts';
import { bookingPageDocument } from '../../../../src/server/pages/booking-page/booking-page-document.ts';
import { HOSTILE_HTML } from '../../../fixtures/hostile-html.ts';
import { parseDocument } from '../../../fixtures/parse-document.ts';
import { anExperience, aShift, aVenue } from '../../../fixtures/venue.ts';

const viewOf = (venue: Venue) => ({
  venue,
  today: '2030-01-16',
  publicUrl: 'https://book.test',
  publishableKey: 'pk_test',
});

function read(venue: Venue, language: (typeof LANGUAGES)[number] = 'en', isChosen = true) {
  const markup = bookingPageDocument(viewOf(venue), language, isChosen);
  const document = parseDocument(markup);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  return { markup, document, data: JSON.parse(data) };
}

const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

test('the hours of a week, joined where shifts overlap, and the dates on which the venue is closed', () => {
  const { document } = read(
    aVenue({
      shifts: [
        aShift({
          id: 'EARLY',
          weekdays: [1],
          firstBookingTime: '19:00:00',
          lastBookingTime: '21:00:00',
        }),
        aShift({
          id: 'LATE',
          weekdays: [1, 2],
          firstBookingTime: '20:30:00',
          lastBookingTime: '00:30:00',
        }),
        aShift({
          id: 'LUNCH',
          weekdays: [2],
          firstBookingTime: '13:00:00',
          lastBookingTime: '13:00:00',
        }),
      ],
      exceptions: [
        { date: '2030-01-10', shiftIds: [] },
        { date: '2030-01-20', shiftIds: [] },
        { date: '2030-01-21', shiftIds: ['EARLY'] },
        { date: '2030-12-25', shiftIds: [] },
      ],
    }),
  );
  expect(textsOf(document, 'tr').slice(0, 3)).toEqual([
    'Monday19:00 – 0:30',
    'Tuesday13:0020:30 – 0:30',
    'WednesdayClosed',
  ]);
  expect(textsOf(document, 'aside li')).toEqual(['Sunday 20 January']);
});

test('search engines read a restaurant that can be booked here', () => {
  const { data } = read(
    aVenue({
      contact: { phone: '+34555010199', email: null, websiteUrl: null, address: 'Calle Mayor, 1' },
      shifts: [aShift({ weekdays: [7] })],
      exceptions: [{ date: '2030-01-20', shiftIds: [] }],
    }),
  );
  const url = 'https://book.test/book/casa-test';
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Casa Test',
    telephone: '+34555010199',
    address: { streetAddress: 'Calle Mayor, 1', addressCountry: 'ES' },
    acceptsReservations: url,
    potentialAction: { '@type': 'ReserveAction', target: { urlTemplate: url } },
  });
  expect(data).not.toHaveProperty('email');
  // Those of the document are hours for bookings.
  expect(JSON.stringify(data)).not.toMatch(/opening|opens|closes/i);
});

const URL_OF_PAGE = 'https://book.test/book/casa-test';
const attributesOf = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));

test.each(LANGUAGES)('the canonical address in %s names the language', (language) => {
  const { document } = read(aVenue(), language);
  const own = `${URL_OF_PAGE}?lang=${language}`;
  expect(attributesOf(document, 'link[rel=canonical]', 'href')).toEqual([own]);
  expect(attributesOf(document, `link[hreflang=${language}]`, 'href')).toEqual([own]);
  expect(attributesOf(document, 'meta[property="og:url"]', 'content')).toEqual([own]);
});

test('the address without a language is the default for all others', () => {
  for (const language of LANGUAGES) {
    const { document } = read(aVenue(), language, false);
    expect(attributesOf(document, 'link[rel=canonical]', 'href')).toEqual([URL_OF_PAGE]);
    expect(attributesOf(document, 'link[hreflang=x-default]', 'href')).toEqual([URL_OF_PAGE]);
    expect(attributesOf(document, 'link[hreflang]', 'href')).toHaveLength(LANGUAGES.length + 1);
  }
});

const imageOf = (type: 'COVER' | 'GALLERY', name: string) => ({
  type,
  url: `https://images.example/${name}.jpg`,
});
const areaWith = (...images: ReturnType<typeof imageOf>[]) => ({
  id: 1,
  name: { en: 'Room' },
  summary: { en: '' },
  images,
});

test('what a link to the page looks like in a message', () => {
  const { document } = read(aVenue({ floorPlanAreas: [areaWith(imageOf('COVER', 'room'))] }), 'de');
  const properties = [...document.querySelectorAll('meta[property]')].map((meta) => [
    meta.getAttribute('property'),
    meta.getAttribute('content'),
  ]);
  expect(properties.filter(([name]) => name !== 'og:locale:alternate')).toEqual([
    ['og:type', 'website'],
    ['og:site_name', 'Casa Test'],
    ['og:title', 'Einen Tisch bei Casa Test reservieren'],
    ['og:description', document.querySelector('meta[name=description]')?.getAttribute('content')],
    ['og:url', `${URL_OF_PAGE}?lang=de`],
    ['og:locale', 'de_DE'],
    ['og:image', 'https://images.example/room.jpg'],
  ]);
  const others = properties.filter(([name]) => name === 'og:locale:alternate');
  expect(new Set(others.map(([, locale]) => locale?.slice(0, 2)))).toEqual(
    new Set(LANGUAGES.filter((language) => language !== 'de')),
  );
});

test('its image is a cover if the venue has one, else any image, else none, and never an SVG', () => {
  const imageOn = (overrides: Partial<Venue>) =>
    attributesOf(read(aVenue(overrides)).document, 'meta[property="og:image"]', 'content');
  const gallery = areaWith(imageOf('GALLERY', 'detail'));
  const experiences = [anExperience({ images: [imageOf('COVER', 'menu')] })];
  expect(imageOn({ floorPlanAreas: [gallery], experiences })).toEqual([
    'https://images.example/menu.jpg',
  ]);
  expect(imageOn({ floorPlanAreas: [gallery], experiences: [] })).toEqual([
    'https://images.example/detail.jpg',
  ]);
  expect(imageOn({ floorPlanAreas: [areaWith()], experiences: [] })).toEqual([]);
  const drawing = { ...imageOf('COVER', 'room'), url: 'https://images.example/room.SVG?size=2' };
  expect(imageOn({ floorPlanAreas: [areaWith(drawing)], experiences })).toEqual([
    'https://images.example/menu.jpg',
  ]);
  expect(imageOn({ floorPlanAreas: [areaWith(drawing)], experiences: [] })).toEqual([]);
});

test.each(LANGUAGES)('is whole in %s, with a link to every other language', (language) => {
  const { document, markup } = read(aVenue(), language);
  expect(document.documentElement.lang).toBe(language);
  expect(document.title).toContain('Casa Test');
  expect(markup).not.toMatch(/\{venue\}|undefined|\[object/);
  expect(document.querySelectorAll('footer a')).toHaveLength(LANGUAGES.length);
  expect(textsOf(document, '[aria-current]')).toHaveLength(1);
  expect(document.querySelector('h1')?.textContent).toBe('Casa Test');
  expect(markup).toContain(SERVER[language].page.withoutScript);
});

test('no markup of a venue’s texts, in the page and in its data', () => {
  const clean = read(aVenue({ contact: { ...aVenue().contact, address: 'x', phone: null } }));
  const countOf = ({ document }: { document: Document }) => document.querySelectorAll('*').length;
  for (const hostile of [...HOSTILE_HTML, '</script><b>', '<!--', '\'"&$&', '{venue}']) {
    const page = read(
      aVenue({ name: hostile, contact: { ...aVenue().contact, address: hostile, phone: null } }),
    );
    expect(countOf(page), hostile).toBe(countOf(clean));
    expect(page.document.querySelector('h1')?.textContent).toBe(hostile);
    expect(page.data.name).toBe(hostile);
    expect(page.data.address.streetAddress).toBe(hostile);
  }
});

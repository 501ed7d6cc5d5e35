import { describe, expect, test } from 'vitest';
import { sanitizeVenueHtml } from '../../src/server/shapes/venue-html.ts';
import { HOSTILE_HTML } from '../fixtures/hostile-html.ts';
import { parseDocument } from '../fixtures/parse-document.ts';

const ELEMENTS = 'p br strong em b i u s ul ol li h3 h4 blockquote a'.toUpperCase().split(' ');
const REL = 'noopener noreferrer nofollow';
/** All markup that may be in the output. */
const ALLOWED_MARKUP = new RegExp(
  `</?(p|strong|em|b|i|u|s|ul|ol|li|h3|h4|blockquote)>|<br />|</a>|` +
    `<a href="(https?://|mailto:|tel:)[^"<>]*" rel="${REL}" target="_blank">`,
  'g',
);

describe('sanitizing', () => {
  test('there are many attacks', () => {
    expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(100);
  });

  test.each(HOSTILE_HTML)('only allowed elements and attributes from %s', (payload) => {
    for (const wrapped of [payload, `<p>before ${payload} after</p>`, `<ul><li>${payload}`]) {
      const clean = sanitizeVenueHtml(wrapped);

      expect(faultsIn(clean)).toEqual([]);
      expect(clean.replaceAll(ALLOWED_MARKUP, '')).not.toMatch(/[<>]/);
      expect(sanitizeVenueHtml(clean)).toBe(clean);
    }
  });

  test('scripts, styles and the like are removed with their content', () => {
    expect(sanitizeVenueHtml('<script>a()</script><style>b{}</style><title>c</title>Open')).toBe(
      'Open',
    );
  });

  test('very deep nesting is removed', () => {
    const clean = sanitizeVenueHtml(`${'<b>'.repeat(20_000)}x${'</b>'.repeat(20_000)}`);

    expect(clean.length).toBeLessThan(500);
    expect(clean).toContain('x');
  });
});

describe('unchanged', () => {
  test.each([
    'Open all summer, <strong>terrace included</strong>.',
    '<p>Fish &amp; chips for €12, “as ever”</p><p>a &lt; b</p>',
    '<h3>Menu</h3><h4>Starters</h4><ul><li>Olives</li><li><em>Anchovies</em></li></ul>',
    '<ol><li>One<ul><li>Two</li></ul></li></ol>',
    '<blockquote><p>Lovely</p></blockquote>',
    '<p><b>b</b> <i>i</i> <u>u</u> <s>s</s><br />next line</p>',
    'Plain words, in català, euskara and 日本語 🍷',
    '',
  ])('ordinary text: %s', (html) => {
    expect(sanitizeVenueHtml(html)).toBe(html);
  });

  test.each([
    [
      'https://venue.example/menu?day=1&lang=es#fish',
      'https://venue.example/menu?day=1&lang=es#fish',
    ],
    ['http://venue.example/', 'http://venue.example/'],
    ['mailto:hello@venue.example', 'mailto:hello@venue.example'],
    ['tel:+34931234567', 'tel:+34931234567'],
    ['  HTTPS://Venue.Example/Menu', 'https://venue.example/Menu'],
  ])('a link to %s, opened apart from the page', (href, address) => {
    const clean = sanitizeVenueHtml(`<p>See <a href="${href}" title="x">our <b>menu</b></a>.</p>`);

    const link = read(clean).querySelector('a');
    expect(link?.getAttribute('href')).toBe(address);
    expect(link?.getAttribute('rel')).toBe(REL);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.innerHTML).toBe('our <b>menu</b>');
  });
});

describe('only the text', () => {
  test.each([
    ['<a href="/menu">our <b>menu</b></a> and more', 'our <b>menu</b> and more'],
    ['<a name="top">our menu</a>', 'our menu'],
    ['<h1>Title</h1>', 'Title'],
    ['<font color="red">Red</font> <span class="x">span</span>', 'Red span'],
    ['<p>See <a href="javascript:x()">a</a>, <a>b</a></p>', '<p>See a, b</p>'],
  ])('of %s', (html, words) => {
    expect(sanitizeVenueHtml(html)).toBe(words);
  });

  test('unclosed elements are closed', () => {
    expect(sanitizeVenueHtml('<ul><li><b>One')).toBe('<ul><li><b>One</b></li></ul>');
  });
});

test('the same text gives the same result, also after it left the cache', () => {
  const html = '<p onclick="x()">Terrace</p>';
  const before = sanitizeVenueHtml(html);
  for (let index = 0; index < 1200; index += 1) {
    expect(sanitizeVenueHtml(`<p id="x">${index}</p>`)).toBe(`<p>${index}</p>`);
  }

  expect(sanitizeVenueHtml(html)).toBe(before);
});

function read(html: string): DocumentFragment {
  const template = parseDocument('').createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Elements and attributes that are not allowed, as a browser parses them. */
function faultsIn(html: string): string[] {
  return [...read(html).querySelectorAll('*')].flatMap((element) => {
    if (!ELEMENTS.includes(element.tagName)) return [element.tagName];
    return [...element.attributes]
      .filter((attribute) => !isAllowed(element, attribute))
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`);
  });
}

function isAllowed({ tagName }: Element, { name, value }: Attr): boolean {
  if (tagName !== 'A') return false;
  if (name === 'rel') return value === REL;
  if (name === 'target') return value === '_blank';
  return name === 'href' && /^(https?:\/\/|mailto:|tel:)/.test(value);
}

// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { sanitizeVenueHtml } from '../../src/server/venue-html.ts';

const ELEMENTS = 'p br strong em b i u s ul ol li h3 h4 blockquote a'.toUpperCase().split(' ');
const REL = 'noopener noreferrer nofollow';
/** All the markup that may ever come out, letter for letter. */
const ALLOWED_MARKUP = new RegExp(
  `</?(p|strong|em|b|i|u|s|ul|ol|li|h3|h4|blockquote)>|<br />|</a>|` +
    `<a href="(https?://|mailto:|tel:)[^"<>]*" rel="${REL}" target="_blank">`,
  'g',
);

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<SCRIPT>alert("1");//<</SCRIPT>',
  '<script/xss src="https://evil.example/x.js"></script>',
  '<script>alert(1)',
  '"><script>alert(document.cookie)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<IMG """><SCRIPT>alert("1")</SCRIPT>">',
  '<img src=x onerror="&#0000106&#0000097&#0000118&#0000097alert(1)">',
  '<img/src="x"/onerror=alert(1)',
  '<img src=`x`onerror=alert(1)>',
  '<img srcset="x, javascript:alert(1) 2x">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><set attributeName="href" to="javascript:alert(1)"/></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<template><script>alert(1)</script></template>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe><img src=x onerror=alert(1)>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<x-custom onclick=alert(1)>x</x-custom>',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))" class="x" id="y">x</p>',
  '<p style="position:fixed;inset:0">x</p>',
  '<p is="x" slot="y" part="z" data-x="1" aria-label="w" dir="rtl">x</p>',
  '<b/onmouseover=alert(1)>x</b>',
  '<br onclick=alert(1) clear="left">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="java\u0000script:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://good.example" onclick="alert(1)" target="_self" ping="https://evil.example">x</a>',
  '<a href="https://good.example/&quot;onmouseover=&quot;alert(1)">x</a>',
  '<a href=`https://good.example`onclick=alert(1)>x</a>',
  '<a <!-- href="javascript:alert(1)">x</a>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><?import namespace="t"><img src=x onerror=alert(1)>',
  '<!doctype html><html><head><script>alert(1)</script></head></html>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<p>&lt;<b>script&gt;alert(1)</b></p>',
];

describe('harmless', () => {
  test('a good many attacks are tried', () => {
    expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(40);
  });

  test.each(PAYLOADS)('nothing but allowed elements and attributes from %s', (payload) => {
    for (const wrapped of [payload, `<p>before ${payload} after</p>`, `<ul><li>${payload}`]) {
      const clean = sanitizeVenueHtml(wrapped);

      expect(faultsIn(clean)).toEqual([]);
      expect(clean.replaceAll(ALLOWED_MARKUP, '')).not.toMatch(/[<>]/);
      expect(sanitizeVenueHtml(clean)).toBe(clean);
    }
  });

  test('what is not meant to be read goes with its element', () => {
    expect(sanitizeVenueHtml('<script>a()</script><style>b{}</style><title>c</title>Open')).toBe(
      'Open',
    );
  });

  test('very deep nesting does not come out', () => {
    const clean = sanitizeVenueHtml(`${'<b>'.repeat(20_000)}x${'</b>'.repeat(20_000)}`);

    expect(clean.length).toBeLessThan(500);
    expect(clean).toContain('x');
  });
});

describe('as it was', () => {
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

describe('the words alone', () => {
  test.each([
    ['<a href="/menu">our <b>menu</b></a> and more', 'our <b>menu</b> and more'],
    ['<a name="top">our menu</a>', 'our menu'],
    ['<h1>Title</h1>', 'Title'],
    ['<font color="red">Red</font> <span class="x">span</span>', 'Red span'],
    ['<p>See <a href="javascript:x()">a</a>, <a>b</a></p>', '<p>See a, b</p>'],
  ])('of %s', (html, words) => {
    expect(sanitizeVenueHtml(html)).toBe(words);
  });

  test('what was left open is closed', () => {
    expect(sanitizeVenueHtml('<ul><li><b>One')).toBe('<ul><li><b>One</b></li></ul>');
  });
});

test('the same text has the same answer, also after many others came between', () => {
  const html = '<p onclick="x()">Terrace</p>';
  const before = sanitizeVenueHtml(html);
  for (let index = 0; index < 1200; index += 1) {
    expect(sanitizeVenueHtml(`<p id="x">${index}</p>`)).toBe(`<p>${index}</p>`);
  }

  expect(sanitizeVenueHtml(html)).toBe(before);
});

function read(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Elements and attributes that are not on the list, as a browser would build them. */
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

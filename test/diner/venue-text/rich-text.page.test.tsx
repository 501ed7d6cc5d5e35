import { render } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  parseRichText,
  type RichElement,
  type RichNode,
} from '../../../src/diner/venue-text/parse-rich-text.ts';
import { RichText } from '../../../src/diner/venue-text/rich-text.tsx';

/** A venue’s text, rendered on a page. */
function shown(html: string): HTMLElement {
  const { container } = render(<RichText html={html} />);
  return container.firstElementChild as HTMLElement;
}

test.each([
  ['<p>By the <b>sea</b> &amp; the pines.</p>', '<p>By the <b>sea</b> &amp; the pines.</p>'],
  ['<ul><li>One</li><li>Two</li></ul>', '<ul><li>One</li><li>Two</li></ul>'],
  ['<h3>Menu</h3>First<br>Second<BR/>', '<h3>Menu</h3>First<br>Second<br>'],
  ['Caf&#233; &#x2014; 3 < 4 &unknown;', 'Café — 3 &lt; 4 &amp;unknown;'],
  ['<p>Never <em>closed', '<p>Never <em>closed</em></p>'],
  ['Never opened</p></em>', 'Never opened'],
])('%s keeps its markup', (html, markup) => {
  expect(shown(html).innerHTML).toBe(markup);
});

test.each([
  ['<img src=x onerror="alert(1)">Hello', 'Hello'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<p onclick="alert(1)" style="color: red" class="x">Hello</p>', '<p>Hello</p>'],
  ['<a href="javascript:alert(1)">Hello</a>', 'Hello'],
  ['<a href="java&#10;script:alert(1)">Hello</a>', 'Hello'],
  ['<a href=" &#1;javascript:alert(1)">Hello</a>', 'Hello'],
  ['<a href="data:text/html,x">Hello</a>', 'Hello'],
  ['<a href="/relative">Hello</a>', 'Hello'],
  ['<svg><a xlink:href="javascript:alert(1)">Hello</a></svg>', 'Hello'],
  ['&lt;script&gt;', '&lt;script&gt;'],
])('%s leaves nothing executable', (html, markup) => {
  expect(shown(html).innerHTML).toBe(markup);
});

test.each([
  'https://venue.example/menu?a=1&amp;b=2',
  'mailto:hello@venue.example',
  'tel:+34555010123',
])('a link to %s opens a new tab without opener and referrer', (address) => {
  const link = shown(`<a href='${address}' target="_top" rel="opener">Menu</a>`).querySelector('a');

  expect(link?.getAttribute('href')).toBe(address.replace('&amp;', '&'));
  expect(link?.target).toBe('_blank');
  expect(link?.rel).toBe('noopener noreferrer nofollow');
});

test('any text becomes only known elements and safe links', () => {
  const ALLOWED = 'p br strong em b i u s ul ol li h3 h4 blockquote a'.split(' ');
  const piece = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '</',
      '<!--',
      '&lt;',
      '&#60;',
      '<p',
      '<a href="',
      '\n',
      '=',
    ),
    fc.constantFrom(
      '<script>',
      '<a href=javascript:x>',
      '<b onclick=x>',
      '<li>',
      '</ul>',
      '<svg/>',
    ),
    fc.constantFrom('javascript:x', 'https://x.example', ' onerror=x ', 'é', 'x'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      for (const element of elementsOf(parseRichText(pieces.join('')))) {
        expect(ALLOWED).toContain(element.tag);
        if (element.href !== null) expect(element.href).toMatch(/^(https?|mailto|tel):/);
      }
    }),
  );
});

function elementsOf(nodes: readonly RichNode[]): RichElement[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...elementsOf(node.children)],
  );
}

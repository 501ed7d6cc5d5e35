import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { warnIfUnclosed } from '../../../src/widget/embed/warn-if-unclosed.ts';

/** Nobody defines it, so it loads nothing. */
const TAG = 'examined-booking';

let logged: string[] = [];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});
afterEach(() => {
  vi.mocked(console.error).mockRestore();
});

/** What is logged about the elements of a page, once it is parsed; `T` stands for the tag. */
function examine(body: string): string[] {
  const place = document.createElement('div');
  place.innerHTML = body.replaceAll(/\bT\b/g, TAG);
  document.body.append(place);
  for (const element of place.querySelectorAll(TAG)) warnIfUnclosed(element);
  place.remove();
  return logged;
}

const MESSAGE =
  '<table-booking> is probably not closed: what should follow it is inside it, and hidden. HTML ignores the slash of <table-booking … />. Write <table-booking …></table-booking>.';

describe('an element that is written as closing itself is named, with what to write', () => {
  test.each([
    ['a paragraph', '<T publishable-key="pk_1" />\n<p>By the sea.</p>\n'],
    [
      'a heading and a footer',
      '<T publishable-key="pk_1" />\n<h2>Menu</h2>\n<footer>2030</footer>',
    ],
    ['a page on one line', '<T/><section>Menu</section><footer>2030</footer>'],
    [
      'several paragraphs with links',
      '<T/>\n<p>One</p>\n<p><a href="/menu">Two</a></p>\n<p>Three</p>',
    ],
    ['a script', '<T/>\n<script>0</script>'],
    ['another widget', '<main><T/>\n<p>Or here:</p>\n<T/>\n</main><footer>2030</footer>'],
  ])('before %s', (_, body) => {
    expect(examine(body)).toEqual([MESSAGE]);
  });

  test('also where a script has added something to the page', () => {
    const body = '<T/>\n<p>By the sea.</p>';
    const place = document.createElement('div');
    place.innerHTML = body.replaceAll('T', TAG);
    place.append(document.createElement('iframe'));
    document.body.append(place);
    warnIfUnclosed(place.querySelector(TAG) as Element);
    place.remove();
    expect(logged).toEqual([MESSAGE]);
  });

  test('also a div in its place, whose content the script moves into the element', () => {
    const moved =
      '<div data-table-booking><T>\n<p>By the sea.</p>\n<footer>2030</footer></T></div>';
    const [line] = examine(moved);
    expect(line).toContain('HTML ignores the slash of <div data-table-booking … />.');
    expect(line).toContain('Write <div data-table-booking …></div>.');
  });
});

describe('nothing is logged', () => {
  test.each([
    ['for an element without content', '<T></T>\n<p>By the sea.</p>'],
    ['for one at the end of a page', '<p>By the sea.</p><T></T>'],
    ['for a fallback', '<T>\n  <a href="tel:+34">Call us</a>\n</T>\n<footer>2030</footer>'],
    ['for a fallback without a link', '<T>\n  <p>Call +34 555</p>\n</T>\n<footer>2030</footer>'],
    ['for a large fallback', '<T>\n<h2>Book</h2>\n<p>Call us.</p>\n<p>Or write.</p>\n</T>\n'],
    [
      'for a fallback in a block of a site builder',
      '<T>\n  <p>Call <a href="tel:1">us</a></p>\n</T>',
    ],
    ['for a fallback that a program has put there', '<T><p>Loading</p></T>'],
    [
      'for the snippet with a div',
      '<div data-table-booking><T>\n<a href="/">Book</a>\n</T></div>\n<p>By</p>',
    ],
  ])('%s', (_, body) => {
    expect(examine(body)).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { markdownToHtml } from '../../../../src/html/markdown.ts';

const markupOf = (text: string) =>
  markdownToHtml(text)
    .map(({ markup }) => markup)
    .join('')
    .trim();

test.each([
  ['a paragraph', 'One.', '<p>One.</p>'],
  ['two paragraphs', 'One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
  ['a list', '- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['a list with numbers', '1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['code and bold', '`a` and **b**', '<p><code>a</code> and <strong>b</strong></p>'],
  ['a link', '[all](/problems)', '<p><a href="/problems">all</a></p>'],
  [
    'the way to the page of a problem',
    '409 `BOOKING_IS_OUTDATED`',
    '<p>409 <a href="/problems/booking-is-outdated"><code>BOOKING_<wbr>IS_<wbr>OUTDATED</code></a></p>',
  ],
  ['text that looks like markup as text', '<b>`<i>`', '<p>&#60;b&#62;<code>&#60;i&#62;</code></p>'],
])('%s', (_, text, markup) => {
  expect(markupOf(text)).toBe(markup);
});

test('a table has column and row headers', () => {
  const markup = markupOf('| From | To |\n| --- | --- |\n| `a` | b |');
  expect(markup.replace(/ role="\w+"/g, '').replaceAll('\n', '')).toBe(
    '<table><thead><tr><th scope="col">From</th><th scope="col">To</th></tr></thead>' +
      '<tbody><tr><th scope="row"><code>a</code></th><td data-column="To">b</td></tr></tbody></table>',
  );
});

import { expect, test } from 'vitest';
import { embedSnippet, SNIPPET_FORMS } from '../../src/contract/embed-snippet.ts';
import { snippetLines } from '../../src/embed-page/snippet-lines.ts';
import { parseDocument } from '../fixtures/parse-document.ts';

const MODES = ['', 'inline', 'popup', 'floating'];
const FALLBACKS = ['', 'tel:+34555010123'];

const everySnippet = SNIPPET_FORMS.flatMap((form) =>
  MODES.flatMap((mode) =>
    FALLBACKS.map((href) =>
      embedSnippet({
        form,
        publicUrl: 'https://book.test',
        attributes: { 'publishable-key': 'pk_demo', lang: 'en', mode },
        properties: {},
        reservesSpace: true,
        fallback: { href, text: '' },
      }),
    ),
  ),
);

test.each(everySnippet)(
  'each tag is explained once, in the order of the snippet: %s',
  (snippet) => {
    const list = parseDocument(snippetLines(snippet).markup);
    const explained = [...list.querySelectorAll('li:not([hidden]) > code')].map(
      ({ textContent }) => textContent,
    );
    const tags = [...snippet.matchAll(/<([a-z-]+)/g)].map(([, tag]) => tag);
    expect(explained).toEqual(tags.filter((tag) => tag !== 'noscript'));
  },
);

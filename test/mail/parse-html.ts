import { type Document, Window } from 'happy-dom';
import { expect } from 'vitest';

const parser = new new Window().DOMParser();

/** The document of a mail, which is well-formed XML, too: mail programs parse either. */
export function parseHtml(html: string): Document {
  const asXml = parser.parseFromString(html, 'application/xhtml+xml');
  expect(asXml.querySelector('parsererror')?.textContent ?? null).toBeNull();
  return parser.parseFromString(html, 'text/html');
}

/** All elements with the names of their attributes, in order. */
export function outlineOf(document: Document): string[] {
  return [...document.querySelectorAll('*')].map(({ localName, attributes }) =>
    [localName, ...[...attributes].map(({ name }) => name)].join(' '),
  );
}

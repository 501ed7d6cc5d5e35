import { expect } from 'vitest';
import { parseDocument } from '../fixtures/parse-document.ts';

/** The document of a mail, which is well-formed XML, too: mail programs parse either. */
export function parseHtml(html: string): Document {
  const asXml = parseDocument(html, 'application/xhtml+xml');
  expect(asXml.querySelector('parsererror')?.textContent ?? null).toBeNull();
  return parseDocument(html);
}

/** All elements with the names of their attributes, in order. */
export function outlineOf(document: Document): string[] {
  return [...document.querySelectorAll('*')].map(({ localName, attributes }) =>
    [localName, ...[...attributes].map(({ name }) => name)].join(' '),
  );
}

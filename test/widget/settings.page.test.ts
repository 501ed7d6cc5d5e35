import { expect, test } from 'vitest';
import { readSettings } from '../../src/widget/settings.ts';
import { readUtmParameters } from '../../src/widget/utm.ts';

function element(attributes: Record<string, string>): Element {
  const host = document.createElement('table-booking');
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  return host;
}

test('a utm attribute of the element takes precedence over the page’s URL', () => {
  const host = element({ 'utm-source': 'newsletter', 'utm-term': ' ' });
  const address = '?utm_source=search&utm_term=terrace&utm_campaign=spring&utm_content=';

  expect(readUtmParameters(host, address)).toEqual({
    utmSource: 'newsletter',
    utmTerm: 'terrace',
    utmCampaign: 'spring',
  });
});

test('a utm parameter is cut to the 255 characters that the API accepts', () => {
  const { utmMedium } = readUtmParameters(element({ 'utm-medium': 'x'.repeat(300) }), '');

  expect(utmMedium).toHaveLength(255);
});

test.each([
  ['visit-4711', 'visit-4711'],
  [' visit-4711 ', 'visit-4711'],
  ['', null],
  ['x'.repeat(255), 'x'.repeat(255)],
  ['x'.repeat(256), null],
])(
  'a client reference id of 1 to 255 characters is accepted, and any other ignored: %j',
  (text, read) => {
    expect(readSettings(element({ 'client-reference-id': text }), '').clientReferenceId).toBe(read);
  },
);

import { fireEvent } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { safeUrl } from '../../src/diner/venue-text/safe-url.ts';
import { EXPERIENCE, FREE, publicBooking, timeSlot, workDay } from '../diner/answers.ts';
import { showWidget } from './show-widget.ts';
import { venueServer } from './venue-server.ts';

const server = venueServer();
const DATE = '2030-05-17';

test('a link to a web page, an email address or a phone number is allowed', () => {
  for (const good of ['https://venue.example/menu', 'http://venue.example/', 'tel:+34555010123'])
    expect(safeUrl(good)).toBe(good);
  expect(safeUrl('mailto:hello@venue.example')).toBe('mailto:hello@venue.example');
});

test.each([
  'javascript:alert(1)',
  ' \u0001JaVa\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://venue.example/6f0d',
  'file:///etc/hosts',
  '/menu',
  '',
  null,
])('no link is made of %j', (address) => {
  expect(safeUrl(address)).toBe(null);
});

test('no link of any step runs a script, whatever the server’s responses contain', async () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text that an attacker would write
  const hostile = 'javascript:alert(`${document.domain}`)';
  server.script.venue = {
    texts: {
      dataProcessingConsent: 'I agree that my data are processed.',
      marketingConsent: 'News',
      consentVersion: '1',
      privacyPolicyUrl: hostile,
      timeLimit: '',
      bookingNote: `<a href="${hostile}">A note</a>`,
    },
  };
  server.script.experiences = [
    { ...EXPERIENCE, detailsUrl: hostile, description: '<p>Nine courses.</p>' },
  ];
  server.script.workDay = (date) =>
    workDay(date, [{ ...timeSlot(`${date}T21:00:00+02:00`), availability: FREE }], {
      hasExperiences: true,
    });
  server.script.create = () =>
    HttpResponse.json(publicBooking({ redirectUrl: hostile }), {
      headers: { Location: `${hostile}#token` },
    });
  const { screen, root } = await showWidget({ date: DATE });
  const addresses = () =>
    [...root.querySelectorAll('[href]')].map((each) => each.getAttribute('href'));

  await screen.findByText('More about Tasting menu');
  fireEvent.click(screen.getByRole('radio', { name: /Just a table/ }));
  expect(addresses()).toEqual([]);
  fireEvent.click(await screen.findByRole('radio', { name: '21:00' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Continue/ }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(addresses()).toEqual([]);
  expect(screen.queryByText(/Privacy policy/)).toBe(null);

  fireEvent.change(name, { target: { value: 'Ada Lovelace' } });
  const email = screen.getByRole('textbox', { name: 'Email' });
  fireEvent.change(email, { target: { value: 'ada@example.com' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree that/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Book for/ }));
  await screen.findByRole('heading', { name: 'Your table is booked' });
  expect(screen.getByText('A note')).toBeVisible();
  expect(addresses().filter((address) => !/^(blob|https):/.test(address ?? ''))).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Continue' })).toBe(null);
  expect(screen.queryByRole('link', { name: 'Change or cancel' })).toBe(null);
});

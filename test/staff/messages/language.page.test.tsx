import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '../../../src/domain/language.ts';
import { texts as catalan } from '../../../src/locales/compiled/ca/staff.ts';
import { texts as english } from '../../../src/locales/compiled/en/staff.ts';
import { loadedMessages, loadMessages } from '../../../src/staff/messages/load-messages.ts';
import { preferredLanguage } from '../../../src/staff/messages/preferred-language.ts';
import type { StaffMessages } from '../../../src/staff/messages/staff-messages.ts';
import { aBooking, aSession } from '../fixtures/bookings.ts';
import {
  partyOf,
  press,
  rowOf,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
  typeInto,
} from '../fixtures/staff-view.tsx';

setUpFakeServer();

const load = vi.mocked(loadMessages);
afterEach(() => {
  load.mockReset();
  vi.mocked(loadedMessages).mockReset();
});

const inVenueOf = (language: Language) => {
  const session = aSession();
  return { ...session, venue: { ...session.venue, language } };
};

/** The language of each request, in order. */
function requestedLanguages(): (string | null)[] {
  const languages: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    languages.push(request.headers.get('Accept-Language'));
  });
  return languages;
}

const languageField = () => screen.getByLabelText<HTMLSelectElement>(/^(Language|Llengua)$/);
const chooseLanguage = (value: Language) =>
  fireEvent.change(languageField(), { target: { value } });

test('a member’s choice comes before the venue’s language', () => {
  expect(preferredLanguage(inVenueOf('ca'))).toBe('ca');
  localStorage.setItem('maitre-staff-language', 'ca');
  localStorage.setItem('maitre-staff-language-staff-2', 'ca');
  expect(preferredLanguage(inVenueOf('en'))).toBe('en');
  localStorage.setItem('maitre-staff-language-staff-1', 'en');
  expect(preferredLanguage(inVenueOf('ca'))).toBe('en');
});

test('before sign-in, the language last shown comes before those of the browser', () => {
  vi.stubGlobal('navigator', { languages: ['sv-SE', 'ca-ES', 'en'] });
  expect(preferredLanguage(null)).toBe('ca');
  localStorage.setItem('maitre-staff-language', 'en');
  expect(preferredLanguage(null)).toBe('en');
});

test('English is shown if neither venue nor browser has a language of the staff view', () => {
  vi.stubGlobal('navigator', { languages: ['sv-SE'] });
  localStorage.setItem('maitre-staff-language', 'toString');
  expect(preferredLanguage(null)).toBe('en');
  expect(preferredLanguage(inVenueOf('sv' as Language))).toBe('en');
});

test('the sign-in form is in the language last shown on the device', async () => {
  localStorage.setItem('maitre-staff-language', 'ca');
  startFakeServer().isSignedIn = false;
  showStaffView();

  await screen.findByRole('heading', { name: 'Inici de sessió' });
  expect(document.documentElement.lang).toBe('ca');
  expect(document.title).toBe('Inici de sessió');
});

test('the venue’s language is shown, with its dates, and kept for the next visit', async () => {
  const languages = requestedLanguages();
  startFakeServer([aBooking()]).session = inVenueOf('ca');
  showStaffView();

  await screen.findByRole('button', { name: 'Sense reserva' });
  await screen.findByRole('row', { name: /Laura Vidal/ });
  expect(document.documentElement.lang).toBe('ca');
  expect(document.title).toBe('Casa Vidal – Equip');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('dv., 20 de nov.');
  expect(localStorage.getItem('maitre-staff-language')).toBe('ca');
  expect(localStorage.getItem('maitre-staff-language-staff-1')).toBeNull();
  await waitFor(() => expect(languages.at(-1)).toMatch(/^ca/));
});

test('another language is shown at once, is asked of the server, and nothing typed or chosen is lost', async () => {
  startFakeServer([aBooking()]);
  showStaffView();
  fireEvent.click(await partyOf('Laura Vidal'));
  press('Note');
  const note = await screen.findByLabelText<HTMLTextAreaElement>('For the team');
  typeInto('For the team', 'candles');
  const languages = requestedLanguages();

  chooseLanguage('ca');
  await screen.findByRole('button', { name: 'Sense reserva' });
  expect(screen.getByLabelText('Per a l’equip')).toBe(note);
  expect(note.value).toBe('candles');
  expect(screen.getByRole('button', { name: 'Detalls' })).not.toBeNull();
  expect(languageField().value).toBe('ca');
  expect(document.documentElement.lang).toBe('ca');
  expect(localStorage.getItem('maitre-staff-language-staff-1')).toBe('ca');
  await waitFor(() => expect(languages.some((each) => each?.startsWith('ca'))).toBe(true));
  expect(languages.filter((each) => each?.startsWith('en'))).toEqual([]);
});

test('the old texts stay until the new ones are loaded; the last choice counts', async () => {
  startFakeServer([aBooking()]);
  showStaffView();
  await rowOf('Laura Vidal');
  let finish: (messages: StaffMessages) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));

  chooseLanguage('ca');
  expect(screen.getByRole('button', { name: 'Walk-in' })).not.toBeNull();
  expect(document.documentElement.lang).toBe('en');
  chooseLanguage('en');
  finish(catalan);
  await waitFor(() => expect(localStorage.getItem('maitre-staff-language-staff-1')).toBe('en'));
  expect(screen.queryByRole('button', { name: 'Sense reserva' })).toBeNull();
});

test('a choice stays that was made before the previous one was on every screen', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();
  await rowOf('Laura Vidal');
  chooseLanguage('ca');
  await screen.findByRole('button', { name: 'Sense reserva' });
  let finish: (messages: StaffMessages) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));

  chooseLanguage('en');
  const session = aSession();
  fake.session = { ...session, venue: { ...session.venue, name: 'Can Vidal' } };
  fake.live.venue();
  await waitFor(() => expect(document.title).toContain('Can Vidal'));
  finish(english);
  await screen.findByRole('button', { name: 'Walk-in' });
  expect(localStorage.getItem('maitre-staff-language-staff-1')).toBe('en');
});

test('a language that cannot be loaded is reported, and the one before stays', async () => {
  startFakeServer([aBooking()]);
  showStaffView();
  await rowOf('Laura Vidal');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));

  chooseLanguage('ca');
  await screen.findByText('Català could not be loaded. Try again.');
  expect(languageField().value).toBe('en');
  expect(localStorage.getItem('maitre-staff-language-staff-1')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Sense reserva' });
  expect(localStorage.getItem('maitre-staff-language-staff-1')).toBe('ca');
});

test('an alert in English is shown if no language can be loaded', async () => {
  startFakeServer([aBooking()]).session = inVenueOf('ca');
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.mocked(loadedMessages).mockReturnValue(undefined);
  showStaffView();

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The page could not be loaded. Load it again.');
  expect(screen.getByRole('button', { name: 'Load the page again' })).not.toBeNull();
});

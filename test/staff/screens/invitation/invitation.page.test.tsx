import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { InvitationAnswer } from '../../../../src/contract/staff/team.ts';
import { resizeWindow } from '../../../fixtures/emulate.ts';
import { beyondTheEdge } from '../../../fixtures/layout.ts';
import { SAMPLED_LANGUAGES } from '../../../fixtures/long-tests.ts';
import {
  descriptionOf,
  press,
  problem,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
  typeInto,
} from '../../fixtures/staff-view.tsx';
import { firstVisible } from '../../fixtures/stand.ts';

setUpFakeServer();

/** Opens the link with which Bea was invited as a host. */
async function openLink(language: InvitationAnswer['language'] = 'en'): Promise<HTMLElement> {
  window.location.hash = `#invitation=${'a'.repeat(43)}`;
  startFakeServer().isSignedIn = false;
  const answer: InvitationAnswer = { venue: 'Casa Vidal', role: 'HOST', name: 'Bea', language };
  server.use(http.post(`${STAFF_API}/invitations/read`, () => HttpResponse.json(answer)));
  showStaffView();
  const join = await firstVisible('.join-form button[type=submit]');
  await expect.poll(() => document.documentElement.lang).toBe(language);
  return join;
}

test('a link says to what it invites, and has the name as the owner wrote it', async () => {
  await openLink();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Join Casa Vidal');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Bea');
});

test('an email and a password that are missing are said at their fields', async () => {
  await openLink();
  press('Join');
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(descriptionOf(email)).toBe('Enter a full email address.'));
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
});

test('an email that somebody has already is refused', async () => {
  await openLink();
  server.use(
    http.post(`${STAFF_API}/invitations/accept`, () => problem(422, 'VALIDATION_ERROR', 'Taken.')),
  );
  typeInto('Email', 'bea@casavidal.example');
  typeInto('New password', 'una contrasenya llarga');
  press('Join');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This email is taken\./);
});

test('a link that was used says so, and leads to the sign-in', async () => {
  window.location.hash = `#invitation=${'b'.repeat(43)}`;
  startFakeServer().isSignedIn = false;
  server.use(
    http.post(`${STAFF_API}/invitations/read`, () => problem(422, 'VALIDATION_ERROR', 'Used.')),
  );
  showStaffView();
  const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
  const link = heading.parentElement?.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/staff');
});

test.each(SAMPLED_LANGUAGES)('the form and its faults fit a phone: %s', async (language) => {
  await resizeWindow({ width: 390, height: 844 });
  const join = await openLink(language);
  expect(beyondTheEdge()).toEqual([]);
  join.click();
  await firstVisible('[aria-invalid=true]');
  expect(beyondTheEdge(), 'with faults').toEqual([]);
});

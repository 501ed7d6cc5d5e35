import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Language } from '../../../../src/domain/language.ts';
import { rememberShown } from '../../../../src/staff/messages/preferred-language.ts';
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

/** Opens the staff view of a server without a venue. */
async function openSetup(language: Language = 'en'): Promise<HTMLElement> {
  rememberShown(language);
  startFakeServer().isSignedIn = false;
  server.use(http.get(`${STAFF_API}/setup`, () => HttpResponse.json({ isOpen: true })));
  showStaffView();
  const create = await firstVisible('.setup button[type=submit]');
  await expect.poll(() => document.documentElement.lang).toBe(language);
  return create;
}

test('the form begins with two meals and tables, which the owner may change', async () => {
  await openSetup();
  const served = screen.getAllByLabelText<HTMLInputElement>('Guests can book it');
  expect(served.map(({ checked }) => checked)).toEqual([false, true, true]);
  expect(screen.getByText('6 tables for up to 4')).toBeDefined();
});

test('each entry that is missing is said at its field, and the first has the focus', async () => {
  const create = await openSetup();
  create.click();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^\d entries need attention$/);
  const code = screen.getByLabelText('Code from the terminal');
  expect(document.activeElement).toBe(code);
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(screen.getByLabelText('Your name'))).toMatch(/./);
});

test('a code that is not that of the terminal is refused, and what was typed stays', async () => {
  await openSetup();
  server.use(http.post(`${STAFF_API}/setup`, () => problem(401, 'UNAUTHORIZED', 'Wrong.')));
  typeInto('Code from the terminal', 'K7M9-QXA2');
  typeInto('Your name', 'Rosa Ferrer');
  typeInto('Email', 'rosa@canrosa.example');
  typeInto('Password', 'una contrasenya llarga');
  typeInto('Name of the venue', 'Can Rosa');
  typeInto('Address of the privacy policy', 'https://www.canrosa.example/privacy');
  press('Create the restaurant');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^This is not the code that the terminal shows\./);
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Rosa Ferrer');
});

test.each(SAMPLED_LANGUAGES)(
  'nothing is wider than a phone, with faults too: %s',
  async (language) => {
    await resizeWindow({ width: 390, height: 844 });
    const create = await openSetup(language);
    expect(beyondTheEdge()).toEqual([]);
    create.click();
    await firstVisible('[role=alert]');
    expect(beyondTheEdge()).toEqual([]);
  },
);

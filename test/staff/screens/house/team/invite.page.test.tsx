import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { SecondFactors } from '../../../../../src/contract/staff/second-factors.ts';
import type { Devices, InviteStaffAnswer, Team } from '../../../../../src/contract/staff/team.ts';
import type { Language } from '../../../../../src/domain/language.ts';
import { rememberChoice } from '../../../../../src/staff/messages/preferred-language.ts';
import { resizeWindow } from '../../../../fixtures/emulate.ts';
import { beyondTheEdge } from '../../../../fixtures/layout.ts';
import { SAMPLED_LANGUAGES } from '../../../../fixtures/long-tests.ts';
import { aSession, at } from '../../../fixtures/bookings.ts';
import {
  descriptionOf,
  press,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
  typeInto,
} from '../../../fixtures/staff-view.tsx';
import { firstVisible } from '../../../fixtures/stand.ts';

setUpFakeServer();

const LINK = `https://reservas.casavidal.example/staff#invitation=${'a'.repeat(43)}`;

const TEAM: Team = {
  members: [
    aMember({}),
    aMember({ uuid: 'staff-2', name: 'Marta Puig', email: 'marta@example.org', role: 'HOST' }),
  ],
  invitations: [],
};

function aMember(changes: Partial<Team['members'][number]>): Team['members'][number] {
  return {
    uuid: 'staff-1',
    name: 'Núria Soler',
    email: 'nuria@example.org',
    role: 'OWNER',
    hasPin: true,
    hasSecondFactor: true,
    createdAt: at('10:00'),
    ...changes,
  };
}

const BEA: InviteStaffAnswer['invitation'] = {
  id: 'invitation-1',
  role: 'HOST',
  name: 'Bea',
  language: 'en',
  createdAt: at('20:00'),
  expiresAt: '2026-11-27T20:00:00+01:00',
};

const DEVICES: Devices = {
  devices: [true, false].map((isThisOne) => ({
    id: `device-${isThisOne}`,
    name: isThisOne ? 'Tablet at the door' : 'Phone of the kitchen',
    actingUuid: 'staff-1',
    signedInUuid: 'staff-1',
    signedInAt: at('10:00'),
    lastUsedAt: at('19:00'),
    isThisOne,
  })),
};

const FACTORS: SecondFactors = {
  passkeys: [{ id: 'p1', name: 'Phone', createdAt: at('10:00'), lastUsedAt: at('11:00') }],
  authenticator: { confirmedAt: at('10:00') },
  recoveryCodesLeft: 7,
  canAdd: { passkey: true, authenticator: true },
};

async function openSection(section: 'team' | 'account', language: Language = 'en') {
  rememberChoice(aSession().staff.uuid, language);
  window.location.hash = `#place=house&section=${section}`;
  startFakeServer();
  let invitations: Team['invitations'] = [];
  server.use(
    http.get(`${STAFF_API}/team`, () => HttpResponse.json({ ...TEAM, invitations })),
    http.get(`${STAFF_API}/devices`, () => HttpResponse.json(DEVICES)),
    http.get(`${STAFF_API}/account/second-factors`, () => HttpResponse.json(FACTORS)),
    http.post(`${STAFF_API}/team/invitations`, () => {
      invitations = [BEA];
      return HttpResponse.json({ invitation: BEA, link: LINK });
    }),
  );
  showStaffView();
  await firstVisible(section === 'team' ? '#team-invite' : '#authenticator');
  await expect.poll(() => document.documentElement.lang).toBe(language);
}

test('the link of an invitation is shown once it is made, and the invitation is listed', async () => {
  await openSection('team');
  typeInto('Name', 'Bea');
  press('Make the link');
  const link = await screen.findByLabelText<HTMLInputElement>(/^The link for Bea\./);
  expect(link.value).toBe(LINK);
  await screen.findByRole('button', { name: 'Withdraw the invitation of Bea' });
});

test('a link without a name is not made', async () => {
  await openSection('team');
  press('Make the link');
  const name = screen.getByLabelText('Name');
  await waitFor(() => expect(descriptionOf(name)).toBe('Enter a name.'));
});

test('the account has a PIN, a password, passkeys and an app', async () => {
  await openSection('account');
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'PIN',
    'Password',
    'Passkeys',
    'Authenticator app',
  ]);
});

test.each(SAMPLED_LANGUAGES)('the link of an invitation fits a phone: %s', async (language) => {
  await resizeWindow({ width: 390, height: 844 });
  await openSection('team', language);
  const name = await firstVisible('.team-form input');
  fireEvent.change(name, { target: { value: 'Bea' } });
  (await firstVisible('.team-form button[type=submit]')).click();
  await firstVisible('.team-link');
  expect(beyondTheEdge()).toEqual([]);
});

test.each(SAMPLED_LANGUAGES)('the account fits a phone: %s', async (language) => {
  await resizeWindow({ width: 390, height: 844 });
  await openSection('account', language);
  expect(beyondTheEdge()).toEqual([]);
});

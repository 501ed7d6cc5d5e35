import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Language } from '../../../../src/domain/language.ts';
import { rememberChoice } from '../../../../src/staff/messages/preferred-language.ts';
import { HOUSE_SECTION_GROUPS } from '../../../../src/staff/screens/house/sections.ts';
import { resizeWindow } from '../../../fixtures/emulate.ts';
import { beyondTheEdge } from '../../../fixtures/layout.ts';
import { isLong, SAMPLED_LANGUAGES } from '../../../fixtures/long-tests.ts';
import { aSession, at } from '../../fixtures/bookings.ts';
import { expectAccessible, SAMPLED_SIZES } from '../../fixtures/expect-accessible.ts';
import { startFullEvening, VENUE } from '../../fixtures/full-evening.ts';
import { STAFF_API, server, setUpFakeServer, showStaffView } from '../../fixtures/staff-view.tsx';
import { firstVisible } from '../../fixtures/stand.ts';
import { aKey, anAccess, aPartner, aWebhook } from './access/access-server.ts';

/** The sections of the house, with something in each list. */

setUpFakeServer();

const SECTIONS = HOUSE_SECTION_GROUPS.flatMap(({ sections }) => sections.map(({ id }) => id));

const TEAM = {
  members: ['Núria', 'Marta'].map((name, number) => ({
    uuid: `staff-${number + 1}`,
    name,
    email: `${name}@a-long-name-of-a-house.example`,
    role: number === 0 ? 'OWNER' : 'HOST',
    hasPin: number === 0,
    hasSecondFactor: true,
    createdAt: at('10:00'),
  })),
  invitations: [
    {
      id: 'invitation-1',
      role: 'MANAGER',
      name: 'Bea',
      language: 'en',
      createdAt: at('10:00'),
      expiresAt: at('22:00'),
    },
  ],
};

const DEVICES = [true, false].map((isThisOne, number) => ({
  id: `device-${number}`,
  name: 'Tablet at the door',
  actingUuid: 'staff-1',
  signedInUuid: 'staff-2',
  signedInAt: at('10:00'),
  lastUsedAt: at('19:00'),
  isThisOne,
}));

const ACCESS = anAccess({
  publishableKeys: [aKey(), aKey({ publishableKey: 'pk_old', revokedAt: at('12:00') })],
  partners: [aPartner({ webhooks: [aWebhook(), aWebhook({ id: 'wh_2', failed: 2 })] })],
});

const FACTORS = {
  passkeys: [{ id: 'p1', name: 'Phone', createdAt: at('10:00'), lastUsedAt: at('11:00') }],
  authenticator: { confirmedAt: at('10:00') },
  recoveryCodesLeft: 7,
  canAdd: { passkey: true, authenticator: true },
};

const VERSIONS = [2, 1].map((version) => ({
  version,
  writtenAt: at('10:00'),
  author: { kind: 'STAFF', name: 'Núria' },
  basedOn: version === 1 ? null : 1,
  sections: version === 1 ? [] : ['shifts', 'tables'],
}));

/** Opens the house of a venue that uses everything. */
async function openHouse(language: Language = 'en'): Promise<void> {
  rememberChoice(aSession().staff.uuid, language);
  window.location.hash = '#place=house';
  startFullEvening();
  server.use(
    http.get(`${STAFF_API}/venue`, () => HttpResponse.json({ version: 2, document: VENUE })),
    http.get(`${STAFF_API}/venue/versions`, () =>
      HttpResponse.json({ versions: VERSIONS, nextBefore: null }),
    ),
    http.get(`${STAFF_API}/team`, () => HttpResponse.json(TEAM)),
    http.get(`${STAFF_API}/devices`, () => HttpResponse.json({ devices: DEVICES })),
    http.get(`${STAFF_API}/access`, () => HttpResponse.json(ACCESS)),
    http.get(`${STAFF_API}/account/second-factors`, () => HttpResponse.json(FACTORS)),
  );
  showStaffView();
  await expect.poll(() => document.querySelector('.house-sections')).not.toBeNull();
  await expect.poll(() => document.documentElement.lang).toBe(language);
}

/** Goes to a section, and opens the first entry of each list, with all of its fields. */
async function show(section: string): Promise<void> {
  window.location.hash = `#place=house&section=${section}`;
  const link = `.house-sections [aria-current][href$="section=${section}"]`;
  await expect.poll(() => document.querySelector(link), { message: section }).not.toBeNull();
  await firstVisible('.house-section > :not(h2, .house-back, [role=status], .skeleton)');
  for (const summary of document.querySelectorAll<HTMLElement>(
    '.list > .entry:first-of-type > summary',
  ))
    if (summary.checkVisibility()) summary.click();
}

test.each(SAMPLED_SIZES.map((size, number) => ({ ...size, number })))(
  'no section has an accessibility violation or is wider than $width px',
  async ({ width, height, number }) => {
    await resizeWindow({ width, height });
    await openHouse();
    for (const [index, section] of SECTIONS.entries()) {
      await show(section);
      // In `npm test`, each section on one of the widths and in one scheme.
      if (isLong || index % SAMPLED_SIZES.length === number)
        await expectAccessible(`${section} on ${width} px`, index >> 1);
      else expect(beyondTheEdge(), section).toEqual([]);
    }
  },
);

test.each(SAMPLED_LANGUAGES)('no section is wider than a phone: %s', async (language) => {
  await resizeWindow({ width: 390, height: 844 });
  await openHouse(language);
  for (const section of SECTIONS) {
    await show(section);
    expect(beyondTheEdge(), section).toEqual([]);
  }
});

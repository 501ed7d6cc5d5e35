import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { permissionsOf, type StaffRole } from '../../../../src/domain/staff-role.ts';
import { areKeysOn } from '../../../../src/staff/screens/service/use-service-keys.ts';
import {
  openMenu,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

beforeAll(() =>
  Promise.all([
    import('../../../../src/staff/screens/house/house.tsx'),
    import('../../../../src/staff/screens/house/device-section.tsx'),
  ]),
);

/** The staff view at an address. */
function showAt(hash: string, role: StaffRole = 'OWNER'): void {
  window.location.hash = hash;
  const fake = startFakeServer();
  fake.session.staff.permissions = [...permissionsOf(role)];
  showStaffView();
}

/** The sections on screen, by their group. */
async function sectionsOnScreen(): Promise<Record<string, (string | null)[]>> {
  const nav = await screen.findByRole('navigation', { name: 'Sections of the house' });
  return Object.fromEntries(
    within(nav)
      .getAllByRole('heading')
      .map((heading) => {
        const list = within(nav).getByRole('list', { name: heading.textContent ?? '' });
        const links = within(list).getAllByRole('link');
        return [heading.textContent, links.map((link) => link.textContent)];
      }),
  );
}

test('the house has the settings of the device, and the way back to the service', async () => {
  showAt('#place=house');
  await screen.findByRole('heading', { level: 1, name: 'House' });
  const places = within(await openMenu()).getByRole('navigation', { name: 'Places' });
  const links = within(places).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expect.arrayContaining([
      ['Service', '#'],
      ['House', '#place=house'],
    ]),
  );
  expect(links.find((link) => link.getAttribute('aria-current'))?.textContent).toBe('House');
});

test('an owner’s sections are listed in groups', async () => {
  showAt('#place=house');
  expect(await sectionsOnScreen()).toEqual({
    Bookings: [
      'Opening times',
      'Tables and areas',
      'Experiences',
      'Add-ons',
      'Codes',
      'Rules for bookings',
      'Cancellation',
    ],
    Guests: ['Texts for guests', 'Mail', 'Import guests'],
    'Venue and team': ['The venue', 'Versions', 'Team'],
    Connections: ['Keys and pages', 'Partners', 'Webhooks', 'Mail sending'],
    'You and this device': ['My account', 'This device'],
  });
});

test('a group of which somebody may open nothing is not there', async () => {
  showAt('#place=house', 'HOST');
  expect(await sectionsOnScreen()).toEqual({
    'You and this device': ['My account', 'This device'],
  });
});

test('keys and the look are kept on this device', async () => {
  showAt('#place=house&section=device');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Keys for the service' }));
  expect(areKeysOn()).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});

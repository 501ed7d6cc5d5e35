// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { areKeysOn } from '../../../../src/staff/screens/service/use-service-keys.ts';
import { setUpFakeServer, showStaffView, startFakeServer } from '../../fixtures/staff-view.tsx';

setUpFakeServer();

beforeAll(() =>
  Promise.all([
    import('../../../../src/staff/screens/house/house.tsx'),
    import('../../../../src/staff/screens/house/device-section.tsx'),
  ]),
);

/** The staff view at an address. */
function showAt(hash: string): void {
  window.location.hash = hash;
  startFakeServer();
  showStaffView();
}

test('the house has the settings of the device, and the way back to the service', async () => {
  showAt('#place=house');
  await screen.findByRole('heading', { level: 1, name: 'House' });
  const [places] = screen.getAllByRole('navigation', { name: 'Places' });
  const links = within(places as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expect.arrayContaining([
      ['Service', '#'],
      ['House', '#place=house'],
    ]),
  );
  expect(links.find((link) => link.getAttribute('aria-current'))?.textContent).toBe('House');
});

test('keys and the look are kept on this device', async () => {
  showAt('#place=house&section=device');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Keys for the service' }));
  expect(areKeysOn()).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});

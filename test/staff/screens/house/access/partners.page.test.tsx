import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { at } from '../../../fixtures/bookings.ts';
import { press, problem, typeInto } from '../../../fixtures/staff-view.tsx';
import {
  anAccess,
  aPartner,
  copied,
  expectNowhereKept,
  onChange,
  onPost,
  setUpAccess,
  showSection,
} from './access-server.ts';

setUpAccess();

const SECRET = 'mk_live_secret_of_the_key';
const usedKey = {
  prefix: 'mk_1',
  createdAt: at('10:00'),
  lastUsedAt: at('19:30'),
  revokedAt: null,
};
const withKey = aPartner({ apiKeys: [usedKey] });

test('a partner says in words what it sees and may do, and when its keys were used', async () => {
  const unused = { ...usedKey, prefix: 'mk_2', lastUsedAt: null };
  const revoked = { ...usedKey, prefix: 'mk_0', revokedAt: at('12:00') };
  const integration = {
    dataAccess: 'private' as const,
    permissions: ['bookings:read' as const],
    isEnabled: false,
  };
  const partner = aPartner({ integration, apiKeys: [usedKey, unused, revoked] });
  showSection('partners', anAccess({ partners: [partner] }));
  const card = await screen.findByRole('article', { name: 'Point of sale' });
  expect(card.textContent).toContain('Disabled');
  expect(card.textContent).toContain('All bookings and guests');
  expect(card.textContent).toContain('May: read bookings');
  expect(card.textContent).toMatch(/mk_1….*last used .*19:30.*mk_2….*never used/);
  expect(within(card).getByText('1 revoked key')).toBeDefined();
});

test('a partner is created by its name', async () => {
  const state = showSection('partners', anAccess());
  expect(await screen.findByText('No partner yet.')).toBeDefined();
  onChange('post', '/partners', state, (access) => ({ ...access, partners: [aPartner()] }));
  press('New partner');
  press('Create the partner');
  expect(screen.getByText('Enter a name.')).toBeDefined();
  typeInto('Name', ' Point of sale ');
  fireEvent.click(screen.getByRole('radio', { name: /^All bookings/ }));
  press('Create the partner');
  expect(await screen.findByRole('article', { name: 'Point of sale' })).toBeDefined();
  expect(state.fake.sent).toMatchObject([
    { path: '/access/partners', body: { name: 'Point of sale', dataAccess: 'private' } },
  ]);
});

test('what a partner may do is ticked; at least one thing', async () => {
  const one = {
    dataAccess: 'public' as const,
    permissions: ['bookings:read' as const],
    isEnabled: true,
  };
  const partner = aPartner({ integration: one });
  const state = showSection('partners', anAccess({ partners: [partner] }));
  onChange('put', '/partners/pos/integration', state, (access) => access);
  fireEvent.click(
    await screen.findByRole('button', { name: 'Change what it may do: Point of sale' }),
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'read bookings' }));
  press('Save', dialog);
  expect(within(dialog).getByRole('alert').textContent).toContain('Tick at least one');
  expect(state.fake.sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'see free times' }));
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /^Enabled/ }));
  press('Save', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(state.fake.sent).toMatchObject([
    { body: { dataAccess: 'public', permissions: ['availability:read'], isEnabled: false } },
  ]);
});

test('a new API key is shown once, with Copy, and kept nowhere', async () => {
  const state = showSection('partners', anAccess({ partners: [aPartner()] }));
  onPost('/partners/pos/keys', () => {
    state.access = anAccess({ partners: [withKey] });
    return HttpResponse.json({ apiKey: SECRET, prefix: 'mk_1' });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'New API key: Point of sale' }));
  const dialog = await screen.findByRole('dialog', { name: 'New API key' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('New API key').value).toBe(SECRET);
  expect(dialog.textContent).toContain('shown only now');
  press('Copy: New API key', dialog);
  await waitFor(() => expect(copied).toEqual([SECRET]));
  // No stray key loses it.
  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  expectNowhereKept(SECRET);
  press('I have kept it', dialog);
  expect(screen.queryByDisplayValue(SECRET)).toBeNull();
  expect(await screen.findByText('mk_1…')).toBeDefined();
});

test('an API key is revoked once that is confirmed', async () => {
  const state = showSection('partners', anAccess({ partners: [withKey] }));
  onChange('post', '/keys/mk_1/revoke', state, (access) => ({
    ...access,
    partners: [aPartner({ apiKeys: [{ ...usedKey, revokedAt: at('20:00') }] })],
  }));
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke: Point of sale, mk_1' }));
  press('Revoke the key', screen.getByRole('dialog', { name: 'Revoke this key?' }));
  expect(await screen.findByText('The key of Point of sale is revoked.')).toBeDefined();
  expect(await screen.findByText(/No valid key/)).toBeDefined();
});

test('a key that other venues use as well is revoked by whoever runs the server', async () => {
  showSection('partners', anAccess({ partners: [withKey] }));
  onPost('/keys/mk_1/revoke', () =>
    problem(422, 'VALIDATION_ERROR', 'Invalid.', [{ parameter: 'prefix', reason: 'is shared' }]),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke: Point of sale, mk_1' }));
  press('Revoke the key');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Revoke the key: other venues use this key, too. Whoever runs the server can revoke it.',
  );
});

test('a key whose answer is lost is said to be there perhaps', async () => {
  showSection('partners', anAccess({ partners: [aPartner()] }));
  onPost('/partners/pos/keys', () => HttpResponse.error());
  fireEvent.click(await screen.findByRole('button', { name: 'New API key: Point of sale' }));
  expect((await screen.findByRole('alert')).textContent).toContain('may or may not');
  expect(screen.queryByRole('dialog')).toBeNull();
});

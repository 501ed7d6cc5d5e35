import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { at } from '../../../fixtures/bookings.ts';
import {
  descriptionOf,
  press,
  problem,
  STAFF_API,
  server,
  typeInto,
} from '../../../fixtures/staff-view.tsx';
import {
  aKey,
  anAccess,
  copied,
  onChange,
  onPost,
  setUpAccess,
  showSection,
} from './access-server.ts';

setUpAccess();

const FIELD = 'Websites, one to a line';

test('without a key, the section says that the widget works nowhere', async () => {
  showSection('keys', anAccess());
  expect(await screen.findByText(/No key yet/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Snippets with more choices' })).toHaveProperty(
    'pathname',
    '/embed',
  );
});

test('a key has its websites and its snippet to copy; revoked ones are folded away', async () => {
  const key = aKey();
  const revoked = aKey({ publishableKey: 'pk_old', revokedAt: at('12:00') });
  showSection('keys', anAccess({ publishableKeys: [key, revoked] }));
  const card = await screen.findByRole('article', { name: 'https://casa.example' });
  expect(within(card).getByText('pk_one')).toBeDefined();
  press('Copy the snippet: https://casa.example', card);
  expect(await within(card).findByText('Copied.')).toBeDefined();
  expect(copied).toEqual([key.snippet]);
  expect(screen.getByText('1 revoked key')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('a new key is created for the websites of the lines that are not empty', async () => {
  const state = showSection('keys', anAccess());
  onChange('post', '/publishable-keys', state, (access) => ({
    ...access,
    publishableKeys: [aKey()],
  }));
  fireEvent.click(await screen.findByRole('button', { name: 'New key' }));
  press('Create the key');
  expect(descriptionOf(screen.getByLabelText(FIELD))).toContain('Name at least one website.');
  typeInto(FIELD, ' https://casa.example \n\nhttps://www.casa.example\n');
  press('Create the key');
  expect(await screen.findByRole('article', { name: 'https://casa.example' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(state.fake.sent).toMatchObject([
    {
      path: '/access/publishable-keys',
      body: { origins: ['https://casa.example', 'https://www.casa.example'] },
    },
  ]);
});

test('a website that the server refuses is named with its line, and selected', async () => {
  showSection('keys', anAccess());
  onPost('/publishable-keys', () =>
    problem(422, 'VALIDATION_ERROR', 'Invalid.', [
      { parameter: 'origins[1]', reason: 'must be an origin' },
    ]),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'New key' }));
  typeInto(FIELD, 'https://casa.example\n\nhttps://casa.example/menu');
  press('Create the key');
  const field = screen.getByLabelText<HTMLTextAreaElement>(FIELD);
  await waitFor(() =>
    expect(descriptionOf(field)).toMatch(/Line 3, “https:\/\/casa\.example\/menu”/),
  );
  await waitFor(() => expect(field.selectionStart).toBe(field.value.lastIndexOf('https')));
});

test('the booking page opens with a key for it, and has an address to copy', async () => {
  const state = showSection('keys', anAccess());
  const { url } = state.access.bookingPage;
  onChange('post', '/publishable-keys', state, (access) => ({
    ...access,
    publishableKeys: [aKey({ origins: ['https://book.example'] })],
    bookingPage: { url, publishableKey: 'pk_one' },
  }));
  fireEvent.click(await screen.findByRole('button', { name: 'Open the booking page' }));
  expect(await screen.findByRole('link', { name: url })).toBeDefined();
  expect(state.fake.sent).toMatchObject([{ body: { origins: ['https://book.example'] } }]);
  press('Copy: Your booking page');
  await waitFor(() => expect(copied).toEqual([url]));
});

test('the websites of a key change', async () => {
  const state = showSection('keys', anAccess({ publishableKeys: [aKey()] }));
  onChange('put', '/publishable-keys/pk_one/origins', state, (access) => ({
    ...access,
    publishableKeys: [aKey({ origins: ['https://new.example'] })],
  }));
  fireEvent.click(
    await screen.findByRole('button', { name: 'Change websites: https://casa.example' }),
  );
  typeInto(FIELD, 'https://new.example');
  press('Save');
  expect(await screen.findByRole('article', { name: 'https://new.example' })).toBeDefined();
});

test('a key is revoked once that is confirmed, and the focus stays in the section', async () => {
  const state = showSection('keys', anAccess({ publishableKeys: [aKey()] }));
  onChange('post', '/publishable-keys/pk_one/revoke', state, (access) => ({
    ...access,
    publishableKeys: [aKey({ revokedAt: at('20:00') })],
  }));
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke: https://casa.example' }));
  const dialog = screen.getByRole('dialog', { name: 'Revoke this key?' });
  expect(dialog.textContent).toContain('stops working at once on https://casa.example');
  expect(state.fake.sent).toEqual([]);
  press('Revoke the key', dialog);
  expect(await screen.findByText(/The key is revoked/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(document.activeElement?.className).toBe('access');
});

test('a key that is kept is not revoked', async () => {
  const state = showSection('keys', anAccess({ publishableKeys: [aKey()] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke: https://casa.example' }));
  press('Keep it');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(state.fake.sent).toEqual([]);
});

test('a key that somebody else has revoked meanwhile is no longer there', async () => {
  showSection('keys', anAccess({ publishableKeys: [aKey()] }));
  onPost('/publishable-keys/pk_one/revoke', () => problem(404, 'NOT_FOUND', 'No such key.'));
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke: https://casa.example' }));
  press('Revoke the key');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'Revoke the key: It is no longer there. Somebody else has changed it.',
  );
});

test('a change without an answer may have been made, and the list is read again', async () => {
  const state = showSection('keys', anAccess());
  onPost('/publishable-keys', () => {
    state.access = anAccess({ publishableKeys: [aKey()] });
    return HttpResponse.error();
  });
  fireEvent.click(await screen.findByRole('button', { name: 'New key' }));
  typeInto(FIELD, 'https://casa.example');
  press('Create the key');
  expect((await screen.findByRole('alert')).textContent).toContain('no answer came');
  const key = await screen.findByRole('article', { name: 'https://casa.example', hidden: true });
  expect(key.textContent).toContain('pk_one');
  expect(state.fake.sent).toHaveLength(1);
});

test('what cannot be loaded is loaded again on request', async () => {
  showSection('keys', anAccess({ publishableKeys: [aKey()] }));
  server.use(
    http.get(`${STAFF_API}/access`, () => problem(403, 'FORBIDDEN', 'Not permitted.'), {
      once: true,
    }),
  );
  const alert = await screen.findByRole('alert');
  press('Try again', alert);
  expect(await screen.findByRole('article', { name: 'https://casa.example' })).toBeDefined();
});

test('a look is chosen, copied as lines for the website, and taken back', async () => {
  showSection('keys', anAccess());
  const card = await screen.findByRole('region', { name: 'Look of the widget' });
  fireEvent.change(within(card).getByLabelText('Accent colour'), { target: { value: '#c2410c' } });
  const corners = within(card).getByLabelText('Round corners');
  fireEvent.change(corners, { target: { value: '2' } });
  expect(corners.getAttribute('aria-valuetext')).toBe('2 px');
  expect(within(card).getByText('2 px')).toBeVisible();
  press('Copy: Look of the widget', card);
  expect(await within(card).findByText('Copied.')).toBeDefined();
  const lines = (accent: string, radius: number) =>
    `<style>\n  table-booking {\n    --table-booking-accent: ${accent};\n    --table-booking-radius: ${radius}px;\n  }\n</style>`;
  expect(copied).toEqual([lines('#c2410c', 2)]);
  press('Usual look', card);
  expect(card.querySelector('code')?.textContent).toBe(lines('#1f5d4c', 8));
});

test('without a booking page, the look has no preview and says that the page comes first', async () => {
  const bookingPage = { url: `${window.location.origin}/book/casa`, publishableKey: null };
  showSection('keys', anAccess({ bookingPage }));
  const card = await screen.findByRole('region', { name: 'Look of the widget' });
  expect(within(card).getByText(/first open your booking page/)).toBeDefined();
  expect(within(card).queryByText(/open this view at/)).toBeNull();
  expect(card.querySelector('iframe')).toBeNull();
});

test('at another address of the server, the look has no preview either, and says where', async () => {
  const bookingPage = { url: 'https://book.example/book/casa', publishableKey: 'pk_one' };
  showSection('keys', anAccess({ bookingPage }));
  const card = await screen.findByRole('region', { name: 'Look of the widget' });
  expect(within(card).getByText(/open this view at https:\/\/book\.example/)).toBeDefined();
  expect(card.querySelector('iframe')).toBeNull();
});

import { act, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as locale from '../../src/manage/load-locale.ts';
import { showPage } from '../../src/manage/show-page.tsx';
import { addManageStyles, managePlace } from './manage-styles.ts';

addManageStyles();

async function open(address: string) {
  history.replaceState(null, '', address);
  const place = managePlace();
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
    document.documentElement.removeAttribute('lang');
  });
  await act(() => showPage(root));
}

test('the page has the language of its URL, also in the lang attribute', async () => {
  await open('/manage/none?lang=de');

  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe('Ihre Reservierung');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ihre Reservierung');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
    'Dieser Link öffnet keine Reservierung',
  );
});

test('messages that cannot be loaded are reported in the same language, with a reload button', async () => {
  vi.mocked(locale.loadManageMessages).mockRejectedValueOnce(new TypeError('not loaded'));
  await open('/manage/none?lang=eu');

  expect(screen.getByRole('alert').textContent).toContain('Ezin izan da orria kargatu.');
  expect(screen.getByRole('button', { name: 'Saiatu berriro' })).toBeVisible();
});

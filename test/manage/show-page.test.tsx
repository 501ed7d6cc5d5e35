// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import * as locale from '../../src/manage/load-locale.ts';
import { showPage } from '../../src/manage/show-page.tsx';

vi.mock(import('../../src/manage/load-locale.ts'), { spy: true });

let root: Root | null = null;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

async function open(address: string) {
  history.replaceState(null, '', address);
  const place = document.body.appendChild(document.createElement('main'));
  const opened = createRoot(place);
  root = opened;
  await act(() => showPage(opened));
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

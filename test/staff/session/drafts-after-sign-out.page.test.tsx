import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { saveDraft } from '../../../src/staff/session/draft-storage.ts';
import {
  openMenu,
  press,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../fixtures/staff-view.tsx';

setUpFakeServer();
beforeEach(() => {
  sessionStorage.clear();
  saveDraft('nuria', 'new booking', { who: 'Rosa' });
});

test('drafts are deleted when somebody signs out', async () => {
  startFakeServer();
  showStaffView();
  const menu = await openMenu();
  expect(sessionStorage.length).toBe(1);
  press('Sign out', menu);
  await screen.findByLabelText('Password');
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test('drafts of an earlier session are deleted when nobody is signed in', async () => {
  startFakeServer().isSignedIn = false;
  showStaffView();
  await screen.findByLabelText('Password');
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

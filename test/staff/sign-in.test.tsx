// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { aBooking } from './bookings.ts';
import {
  DOOR,
  listenAtStaffDoor,
  openContext,
  press,
  problem,
  rowOf,
  server,
  showStaffView,
  type,
} from './staff-view.tsx';

listenAtStaffDoor();

async function signIn(password: string): Promise<void> {
  await screen.findByLabelText('Email');
  type('Email', 'nuria@example.org');
  type('Password', password);
  press('Sign in');
}

test('the day is there after signing in', async () => {
  const context = openContext([aBooking()]);
  context.isSignedIn = false;
  showStaffView();

  await signIn('right');
  await rowOf('Laura Vidal');
  expect(document.title).toBe('Casa Vidal – Staff');
  expect(context.sent[0]).toMatchObject({
    method: 'POST',
    path: '/session',
    body: { email: 'nuria@example.org', password: 'right' },
  });
});

test('a wrong password is told at the form, and the email stays', async () => {
  openContext().isSignedIn = false;
  showStaffView();

  await signIn('wrong');
  expect((await screen.findByRole('alert')).textContent).toBe('Email or password is wrong.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nuria@example.org');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
});

test('an empty field is told at the field, and nothing is sent', async () => {
  const context = openContext();
  context.isSignedIn = false;
  showStaffView();

  await signIn('');
  expect(await screen.findByText('Enter your password.')).toBeDefined();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(context.sent).toEqual([]);
});

test('someone who is slowed down is told how long to wait', async () => {
  openContext().isSignedIn = false;
  server.use(
    http.post(`${DOOR}/session`, () => {
      const answer = problem(429, 'RATE_LIMIT_EXCEEDED', 'Too many.');
      answer.headers.set('Retry-After', '30');
      return answer;
    }),
  );
  showStaffView();

  await signIn('right');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Too many attempts. Try again in 30 seconds.');
});

test('signing out shows the sign-in and nothing of the day', async () => {
  openContext([aBooking()]);
  showStaffView();

  await rowOf('Laura Vidal');
  press('Sign out');
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByText('Laura Vidal')).toBeNull();
});

test('signed out elsewhere: the sign-in stands before a screen that keeps what was typed', async () => {
  const context = openContext([aBooking()]);
  showStaffView();

  await rowOf('Laura Vidal');
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  type('Search this day', 'laura');
  context.isSignedIn = false;
  press('Arrived: Laura Vidal, 20:30');

  const dialog = await screen.findByRole('dialog', { name: 'Sign in to go on' });
  const email = await within(dialog).findByLabelText<HTMLInputElement>('Email');
  expect(email.value).toBe('nuria@example.org');
  type('Password', 'right');
  press('Sign in', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(search.isConnected).toBe(true);
  expect(search.value).toBe('laura');
});

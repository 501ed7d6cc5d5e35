import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { permissionsOf } from '../../../../src/domain/staff-role.ts';
import { App } from '../../../../src/staff/app.tsx';
import { cachedDays } from '../../../../src/staff/day-data/booking-queries.ts';
import { openQueryCache } from '../../../../src/staff/query-cache.ts';
import { aBooking } from '../../fixtures/bookings.ts';
import { removePasskeys } from '../../fixtures/staff-page.ts';
import {
  descriptionOf,
  type FakeServer,
  openMenu,
  pass,
  press,
  problem,
  rowOf,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
  typeInto,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

async function signIn(password: string): Promise<void> {
  await screen.findByLabelText('Email');
  typeInto('Email', 'nuria@example.org');
  typeInto('Password', password);
  press('Sign in');
}

test('signing in shows the day', async () => {
  const fake = startFakeServer([aBooking()]);
  fake.isSignedIn = false;
  showStaffView();

  await signIn('right');
  await rowOf('Laura Vidal');
  expect(document.title).toBe('Casa Vidal – Staff');
  expect(fake.sent[0]).toMatchObject({
    method: 'POST',
    path: '/session',
    body: { email: 'nuria@example.org', password: 'right' },
  });
});

test('a wrong password shows an alert, and the email stays', async () => {
  startFakeServer().isSignedIn = false;
  showStaffView();

  await signIn('wrong');
  expect((await screen.findByRole('alert')).textContent).toBe('Email or password is wrong.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nuria@example.org');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
});

test('an empty password is reported at the field, and nothing is sent', async () => {
  const fake = startFakeServer();
  fake.isSignedIn = false;
  showStaffView();

  await signIn('');
  const field = screen.getByLabelText('Password');
  await waitFor(() => expect(descriptionOf(field)).toBe('Enter your password.'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(fake.sent).toEqual([]);
});

test('429 shows how long to wait', async () => {
  startFakeServer().isSignedIn = false;
  server.use(
    http.post(`${STAFF_API}/session`, () => {
      const answer = problem(429, 'RATE_LIMIT_EXCEEDED', 'Too many.');
      answer.headers.set('Retry-After', '30');
      return answer;
    }),
  );
  showStaffView();

  await signIn('right');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Too many attempts. Try again in 30 s.');
});

test('a member with an app is asked for a code, which is sent with email and password', async () => {
  const fake = startFakeServer([aBooking()]);
  fake.isSignedIn = false;
  const bodies: unknown[] = [];
  server.use(
    http.post(`${STAFF_API}/session`, async ({ request }) => {
      const body = (await request.json()) as { code?: string };
      bodies.push(body);
      if (body.code === undefined) return problem(401, 'SECOND_FACTOR_REQUIRED', 'Enter a code.');
      if (body.code !== '123456') return problem(401, 'UNAUTHORIZED', 'Wrong.');
      fake.isSignedIn = true;
      return HttpResponse.json(fake.session);
    }),
  );
  showStaffView();

  await signIn('right');
  const code = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(code);
  expect(screen.queryByRole('alert')).toBeNull();
  press('Sign in');
  await waitFor(() => expect(descriptionOf(code)).toContain('Enter the code.'));
  typeInto('Code', '000000');
  press('Sign in');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The code is wrong, or was used before.');
  await waitFor(() => expect(document.activeElement).toBe(code));
  typeInto('Code', '123456');
  press('Sign in');
  await rowOf('Laura Vidal');
  const credentials = { email: 'nuria@example.org', password: 'right' };
  expect(bodies).toEqual([
    credentials,
    { ...credentials, code: '000000' },
    { ...credentials, code: '123456' },
  ]);
});

test('a code that is wrong is said above the field, which is there for another', async () => {
  startFakeServer().isSignedIn = false;
  server.use(
    http.post(`${STAFF_API}/session`, async ({ request }) => {
      const { code } = (await request.json()) as { code?: string };
      return code === undefined
        ? problem(401, 'SECOND_FACTOR_REQUIRED', 'Enter a code.')
        : problem(401, 'UNAUTHORIZED', 'Wrong.');
    }),
  );
  showStaffView();
  await signIn('right');
  await screen.findByLabelText('Code');
  typeInto('Code', '000000');
  press('Sign in');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The code is wrong, or was used before.');
});

test('a browser without passkeys is offered none', async () => {
  removePasskeys();
  startFakeServer().isSignedIn = false;
  showStaffView();
  await screen.findByLabelText('Email');
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

test('signing out shows the sign-in form and no bookings', async () => {
  startFakeServer([aBooking()]);
  showStaffView();

  await rowOf('Laura Vidal');
  press('Sign out', await openMenu());
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByText('Laura Vidal')).toBeNull();
});

test('signing out with taps that are not sent asks twice, and drops them', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();
  press('Seat: Laura Vidal, 20:30', await unreachableRow(fake));
  await screen.findByText('1 not sent');

  press('Sign out', await openMenu());
  expect(screen.getByText('1 tap is not sent yet. It is lost if you sign out.')).not.toBeNull();
  fake.isReachable = true;
  const answered = Promise.withResolvers<void>();
  server.use(http.delete(`${STAFF_API}/session`, () => answered.promise));
  const sentBefore = fake.sent.length;
  press('Sign out anyway');
  // Longer than until the tap would be sent once more.
  await pass(5000);
  answered.resolve();
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(fake.sent.slice(sentBefore).map(({ path }) => path)).toEqual(['/session']);
});

async function unreachableRow(fake: FakeServer): Promise<HTMLElement> {
  const row = await rowOf('Laura Vidal');
  fake.isReachable = false;
  return row;
}

test('a sign-out that the server does not answer says that it failed, and what was tapped is sent', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();
  press('Seat: Laura Vidal, 20:30', await unreachableRow(fake));
  press('Sign out', await openMenu());
  press('Sign out anyway');
  await screen.findByText('You are still signed in: the server did not answer. Try again.');
  fake.isReachable = true;
  await pass(10_000);
  await waitFor(() => expect(fake.bookings[0]?.status).toBe('SEATED'));
});

test('an expired session opens the sign-in dialog over the screen, and what was tapped is sent after it', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  fireEvent.click(within(row).getByRole('button', { name: /^Laura Vidal/ }));
  fake.isSignedIn = false;
  press('Arrived: Laura Vidal, 20:30', row);

  const dialog = await screen.findByRole('dialog', { name: 'Sign in to go on' });
  const email = await within(dialog).findByLabelText<HTMLInputElement>('Email');
  expect(email.value).toBe('nuria@example.org');
  expect(row.isConnected).toBe(true);
  typeInto('Password', 'right');
  press('Sign in', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(fake.bookings[0]?.status).toBe('ARRIVED'));
  const moves = fake.sent.filter(({ path }) => path.endsWith('/status'));
  expect(new Set(moves.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('a day that an expired session could not read is no error, and is shown once somebody signs in', async () => {
  const fake = startFakeServer([aBooking()]);
  showStaffView();
  await rowOf('Laura Vidal');
  fake.isSignedIn = false;
  window.location.hash = '#date=2026-11-21';

  await screen.findByRole('dialog', { name: 'Sign in to go on' });
  await screen.findByLabelText('Password');
  expect(screen.queryByText('The bookings could not be loaded')).toBeNull();
  typeInto('Password', 'right');
  press('Sign in', screen.getByRole('dialog'));
  await waitFor(() => expect(fake.readings).toContain('2026-11-21'));
  await screen.findByRole('region', { name: 'Lists' });
});

test.each([
  ['reports', '#place=reports', '/reports/services/:date', 'The figures could not be loaded.'],
  [
    'a team',
    '#place=house&section=team',
    '/team',
    'That did not work. Check the network, then try again.',
  ],
])(
  '%s that an expired session could not read are no error, and are read once somebody signs in',
  async (_, hash, path, failed) => {
    const fake = startFakeServer([aBooking()]);
    fake.session.staff.permissions = [...permissionsOf('OWNER')];
    const asked: boolean[] = [];
    server.use(
      http.get(STAFF_API + path, () => {
        asked.push(fake.isSignedIn);
        return fake.isSignedIn
          ? problem(403, 'FORBIDDEN', 'No.')
          : problem(401, 'UNAUTHORIZED', '');
      }),
    );
    showStaffView();
    await rowOf('Laura Vidal');
    fake.isSignedIn = false;
    window.location.hash = hash;

    await screen.findByLabelText('Password');
    expect(screen.queryByText(failed)).toBeNull();
    expect(asked).not.toContain(true);
    typeInto('Password', 'right');
    press('Sign in', screen.getByRole('dialog'));
    await screen.findByText(failed);
    expect(asked).toContain(true);
  },
);

test.each([
  ['another person signs in', { uuid: 'staff-2', email: 'pau@example.org' }],
  ['the role has changed', { permissions: ['bookings:read'] }],
] as const)('nothing that was fetched before stays if %s', async (_, changes) => {
  const fake = startFakeServer([aBooking()]);
  const cache = openQueryCache({ copy: null, answers: null });
  render(<App cache={cache} />);
  const row = await rowOf('Laura Vidal');
  fake.isSignedIn = false;
  press('Arrived: Laura Vidal, 20:30', row);
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to go on' });
  await within(dialog).findByLabelText('Password');
  const { accountId } = fake.session.venue;
  expect(cachedDays(cache, accountId)).toHaveLength(1);

  Object.assign(fake.session.staff, changes);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(http.get(`${STAFF_API}/bookings`, () => promise));
  typeInto('Password', 'right');
  press('Sign in', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cachedDays(cache, accountId)).toEqual([]);
  // The tap itself is the person's own, and stays among the last changes of this device.
  expect(screen.queryAllByRole('row').filter((each) => each.textContent.includes('Laura'))).toEqual(
    [],
  );
  resolve();
  await rowOf('Laura Vidal');
});

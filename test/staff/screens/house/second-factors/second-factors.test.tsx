// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { SecondFactors as Factors } from '../../../../../src/contract/staff/second-factors.ts';
import { toProof } from '../../../../../src/staff/screens/house/second-factors/second-factor-queries.ts';
import SecondFactors from '../../../../../src/staff/screens/house/second-factors/second-factors.tsx';
import { at } from '../../../fixtures/bookings.ts';
import { showPart } from '../../../fixtures/part-of-staff-view.tsx';
import {
  press,
  problem,
  STAFF_API,
  server,
  setUpFakeServer,
  typeInto,
} from '../../../fixtures/staff-view.tsx';

setUpFakeServer();

function show(overrides: Partial<Factors> = {}): void {
  const factors: Factors = {
    passkeys: [],
    authenticator: null,
    recoveryCodesLeft: 0,
    canAdd: { passkey: true, authenticator: true },
    ...overrides,
  };
  server.use(http.get(`${STAFF_API}/account/second-factors`, () => HttpResponse.json(factors)));
  showPart(<SecondFactors />);
}

test('a server without a key says why there are no apps, and a browser without passkeys why there are none', async () => {
  show({ canAdd: { passkey: true, authenticator: false } });
  expect(await screen.findByText(/SECOND_FACTOR_KEY/)).toBeDefined();
  expect(screen.getByText(/Passkeys work only at/)).toBeDefined();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a wrong password is said in the dialog, and the field is empty again', async () => {
  show({ passkeys: [{ id: 'p1', name: 'Phone', createdAt: at('10:00'), lastUsedAt: null }] });
  server.use(
    http.put(`${STAFF_API}/account/passkeys/p1/remove`, () =>
      problem(422, 'VALIDATION_ERROR', 'Wrong.', [{ parameter: 'password', reason: 'is wrong' }]),
    ),
  );
  await screen.findByText('Phone');
  press('Remove Phone');
  const dialog = within(screen.getByRole('dialog'));
  press('Remove', screen.getByRole('dialog'));
  expect(await dialog.findByText('Enter it first.')).toBeDefined();
  typeInto('Your password', 'wrong');
  press('Remove', screen.getByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'That is not right, or was used before.',
  );
  expect(dialog.getByLabelText<HTMLInputElement>('Your password').value).toBe('');
});

test('new recovery codes are shown once they are there', async () => {
  show({ authenticator: { confirmedAt: at('10:00') }, recoveryCodesLeft: 1 });
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `code-000${index}`);
  server.use(
    http.post(`${STAFF_API}/account/recovery-codes`, () => HttpResponse.json({ recoveryCodes })),
  );
  expect(await screen.findByText(/1 recovery code is left/)).toBeDefined();
  press('New recovery codes');
  typeInto('Your password, or a code of the app', '123 456');
  press('New recovery codes', screen.getByRole('dialog'));
  expect(await screen.findByText('code-0009')).toBeDefined();
  press('I have kept them');
  expect(screen.queryByText('code-0009')).toBeNull();
});

test.each([
  ['123456', 'code'],
  [' 123 456 ', 'code'],
  ['3k7m-9qxa-0tzd-w5ge', 'code'],
  ['3K7M 9QXA 0TZD W5GE', 'code'],
  ['four long words here', 'password'],
  ['1234567890', 'password'],
])('“%s” is sent as a %s', (text, field) => {
  expect(Object.keys(toProof(text))).toEqual([field]);
});

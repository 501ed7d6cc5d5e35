import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type {
  BeginAuthenticatorAnswer,
  SecondFactors as Factors,
} from '../../../../../src/contract/staff/second-factors.ts';
import { qrCodeOf } from '../../../../../src/server/shapes/qr-code.ts';
import { toProof } from '../../../../../src/staff/screens/house/second-factors/second-factor-queries.ts';
import SecondFactors from '../../../../../src/staff/screens/house/second-factors/second-factors.tsx';
import { at } from '../../../fixtures/bookings.ts';
import { showPart } from '../../../fixtures/part-of-staff-view.tsx';
import { removePasskeys } from '../../../fixtures/staff-page.ts';
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
  removePasskeys();
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

test('adding a passkey asks for its name, keeps the password meanwhile, and says if that is wrong', async () => {
  show();
  server.use(
    http.post(`${STAFF_API}/account/passkeys/options`, () =>
      problem(422, 'VALIDATION_ERROR', 'Wrong.', [{ parameter: 'password', reason: 'is wrong' }]),
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = screen.getByRole('dialog', { name: 'Add a passkey' });
  typeInto('Your password', 'wrong');
  press('Continue', dialog);
  expect(await within(dialog).findByText('Enter a name.')).toBeDefined();
  expect(within(dialog).getByLabelText<HTMLInputElement>('Your password').value).toBe('wrong');
  typeInto('Name of the passkey', 'Phone');
  press('Continue', dialog);
  expect(await within(dialog).findByRole('alert')).toBeDefined();
});

test('passkeys are listed with when they were added or last used', async () => {
  const createdAt = at('10:00');
  show({
    passkeys: [
      { id: 'p1', name: 'Phone', createdAt, lastUsedAt: at('19:00') },
      { id: 'p2', name: 'Key on the key ring, in the drawer', createdAt, lastUsedAt: null },
    ],
  });
  await screen.findByText('Phone');
  const [phone, key] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(phone).toContain('last used');
  expect(key).toContain('added');
});

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Proves who it is, and has the key for the app then. */
async function beginApp(): Promise<HTMLElement> {
  show();
  const address = `otpauth://totp/Casa%20Vidal:nuria%40example.org?secret=${SECRET}&issuer=Casa%20Vidal`;
  server.use(
    http.post(`${STAFF_API}/account/authenticator`, () =>
      HttpResponse.json({
        secret: SECRET,
        address,
        qrCode: qrCodeOf(address),
      } satisfies BeginAuthenticatorAnswer),
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Set up an app' }));
  const dialog = screen.getByRole('dialog', { name: 'Set up an app' });
  typeInto('Your password', 'una contrasenya llarga');
  press('Continue', dialog);
  await screen.findByRole('img', { name: 'QR code for the app' });
  return dialog;
}

test('the key for an app is there to scan, to open and to type', async () => {
  const dialog = await beginApp();
  expect(dialog.querySelector('code')?.textContent).toMatch(/^JBSW Y3DP /);
  const code = screen.getByLabelText('The six digits that the app shows');
  expect(document.activeElement).toBe(code);
  press('Confirm', dialog);
  expect(await screen.findByText('Enter six digits.')).toBeDefined();
});

test('the recovery codes are shown once the app is confirmed', async () => {
  const dialog = await beginApp();
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `3k7m-9qxa-0tzd-w5g${index}`);
  server.use(
    http.put(`${STAFF_API}/account/authenticator`, () => HttpResponse.json({ recoveryCodes })),
  );
  typeInto('The six digits that the app shows', '123456');
  press('Confirm', dialog);
  const codes = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
});

test('an app that is set up says since when, and how many recovery codes are left', async () => {
  show({ authenticator: { confirmedAt: at('10:00') }, recoveryCodesLeft: 10 });
  expect(await screen.findByText(/^Set up on .+ 10 recovery codes are left\.$/)).toBeDefined();
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

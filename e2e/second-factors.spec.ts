import type { BrowserContext, Page } from '@playwright/test';
import { generate } from 'otplib';
import { expect, test } from './fixtures/maitre.ts';
import { type EmptyServer, startEmptyServer } from './fixtures/start-maitre.ts';

/** An owner's passkeys, in Chromium's virtual authenticator, and the codes of an app. */

const EMAIL = 'rosa@canrosa.example';
const PASSWORD = 'una contrasenya llarga';

let server: EmptyServer;
/** The session of the owner. */
let session: Awaited<ReturnType<BrowserContext['storageState']>>;

// Both tests are about one owner, on one server.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright }) => {
  // Browsers allow no passkeys at an IP address.
  server = await startEmptyServer('localhost', {
    SECOND_FACTOR_KEY: 'a key of at least thirty-two characters',
  });
  const [, code] = /set up your restaurant with the code (\S+)/.exec(server.output) ?? [];
  const request = await playwright.request.newContext();
  const answer = await request.post(`${server.url}/staff/v3/setup`, {
    headers: { origin: server.url },
    data: {
      code,
      owner: { name: 'Rosa Ferrer', email: EMAIL, password: PASSWORD },
      venue: {
        name: 'Can Rosa',
        timezone: 'Europe/Madrid',
        country: 'ES',
        currency: 'EUR',
        language: 'en',
        privacyPolicyUrl: 'https://www.canrosa.example/privacy',
      },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  session = await request.storageState();
  await request.dispose();
});

test.beforeEach(({ context }) => context.addCookies(session.cookies));

test.afterAll(() => server.stop());

const openAccount = (page: Page) => page.goto(`${server.url}/staff#place=house&section=account`);

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${server.url}/staff`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

/** The screen is there before, below the dialog that asks to sign in. */
const expectSignedIn = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(0);

test('an owner adds a passkey, and signs in with it alone', { tag: '@chromium' }, async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openAccount(page);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name of the passkey').fill('Phone');
  await dialog.getByLabel('Your password').fill('wrong');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That is not right');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('listitem')).toContainText('Phone');
  const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectSignedIn(page);
  await openAccount(page);
  await expect(section.getByRole('listitem')).toContainText('last used');

  await section.getByRole('button', { name: 'Remove Phone' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove Phone' });
  await removal.getByLabel('Your password').fill(PASSWORD);
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  // The screen below the dialog may have an alert of its own.
  const refusal = page.getByRole('alert').filter({ hasText: 'No passkey was accepted' });
  await expect(refusal).toBeVisible();
});

test('an owner sets up an app, and signs in with its codes and with a recovery code', async ({
  page,
}) => {
  await openAccount(page);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an app' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const codeAt = (steps: number) =>
    generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });
  // Of the step before, so that the next step's code is still to come.
  await dialog.getByLabel('The six digits that the app shows').fill(await codeAt(-1));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const signInWith = async (code: string) => {
    await signOut(page);
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const field = page.getByLabel('Code', { exact: true });
    await expect(field).toBeFocused();
    await field.fill('000000');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'The code is wrong' });
    await expect(refusal).toBeVisible();
    await field.fill(code);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectSignedIn(page);
  };
  await signInWith(await codeAt(1));
  await signInWith(recoveryCode);
  await openAccount(page);
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove the app' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove the app' });
  await removal.getByLabel('Your password, or a code of the app').fill(PASSWORD);
  await removal.getByRole('button', { name: 'Remove the app' }).click();
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { EVENT_TYPES } from '../../../../../src/domain/venue-event.ts';
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
  anAccess,
  aPartner,
  aWebhook,
  expectNowhereKept,
  type FakeAccess,
  onChange,
  onPost,
  setUpAccess,
  showSection,
} from './access-server.ts';

setUpAccess();

const SECRET = 'whsec_c2VjcmV0';
const URL_OF_IT = 'https://pos.example/events';

function withWebhook(overrides: Parameters<typeof aWebhook>[0] = {}) {
  return anAccess({ partners: [aPartner({ webhooks: [aWebhook(overrides)] })] });
}

async function pressOf(action: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `${action}: ${URL_OF_IT}` }));
}

test('a server without WEBHOOK_KEY says that it sends nothing, and offers nothing that would', async () => {
  showSection('webhooks', { ...withWebhook(), hasWebhooks: false });
  expect(await screen.findByText(/WEBHOOK_KEY is not set/)).toBeDefined();
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names.filter((name) => name?.endsWith(URL_OF_IT))).toEqual([
    `Log: ${URL_OF_IT}`,
    `Remove: ${URL_OF_IT}`,
  ]);
  expect(screen.queryByRole('button', { name: 'New webhook' })).toBeNull();
});

test('without a partner, there is a way to the partners', async () => {
  showSection('webhooks', anAccess());
  expect(await screen.findByRole('link', { name: 'Go to the partners' })).toBeDefined();
});

test.each([
  ['sends', {}, /Sends/],
  ['is gone', { isEnabled: false, disabledBecause: 'GONE' }, /the address is gone/],
  [
    'failed for days',
    { isEnabled: false, disabledBecause: 'FAILING' },
    /accepted nothing for days/,
  ],
  [
    'fails',
    { failingSince: at('18:00'), waiting: 3, failed: 2 },
    /since .*18:00.*3 waiting2 not delivered/,
  ],
  ['has two secrets', { previousUntil: at('23:00') }, /old secret signs as well until .*23:00/],
] as const)('a webhook that %s says so', async (_, overrides, text) => {
  showSection('webhooks', withWebhook(overrides));
  const card = await screen.findByRole('article', { name: URL_OF_IT });
  expect(card.textContent).toMatch(text);
});

test('a new webhook shows its secret once', async () => {
  const state = showSection('webhooks', anAccess({ partners: [aPartner()] }));
  onPost('/webhooks', () => {
    state.access = withWebhook();
    return HttpResponse.json({ id: 'wh_1', secret: SECRET });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'New webhook' }));
  press('Create the webhook');
  expect(descriptionOf(screen.getByLabelText('Address'))).toContain('Enter the address.');
  typeInto('Address', URL_OF_IT);
  fireEvent.click(screen.getByRole('checkbox', { name: 'changed free times' }));
  press('Create the webhook');
  await expectSecret(state);
  const eventTypes = EVENT_TYPES.filter((type) => type !== 'availability.changed');
  expect(state.fake.sent).toMatchObject([
    { body: { partnerId: 'pos', url: URL_OF_IT, eventTypes } },
  ]);
  expect(await screen.findByRole('article', { name: URL_OF_IT })).toBeDefined();
});

async function expectSecret({ fake }: FakeAccess): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Secret of the webhook' });
  expect(within(dialog).getByDisplayValue(SECRET)).toBeDefined();
  expectNowhereKept(SECRET);
  expect(JSON.stringify(fake.sent)).not.toContain(SECRET);
  press('I have kept it', dialog);
  expect(screen.queryByDisplayValue(SECRET)).toBeNull();
}

test('an address that the server refuses is said at its field', async () => {
  showSection('webhooks', anAccess({ partners: [aPartner()] }));
  onPost('/webhooks', () =>
    problem(422, 'VALIDATION_ERROR', 'Invalid.', [{ parameter: 'url', reason: 'https' }]),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'New webhook' }));
  typeInto('Address', 'http://pos.example');
  press('Create the webhook');
  await waitFor(() =>
    expect(descriptionOf(screen.getByLabelText('Address'))).toContain('beginning with https://'),
  );
});

test.each([
  [{ isAccepted: true, httpStatus: 204, problem: null }, 'Test: accepted (HTTP 204, 35 ms).'],
  [{ isAccepted: false, httpStatus: 500, problem: 'STATUS' }, 'Test: not accepted (HTTP 500).'],
  [
    { isAccepted: false, httpStatus: null, problem: 'CERTIFICATE' },
    'Test: the certificate is not valid.',
  ],
])('a test says what came of it: %o', async (answer, text) => {
  showSection('webhooks', withWebhook());
  onPost('/webhooks/wh_1/test', () => HttpResponse.json({ ...answer, durationMs: 35 }));
  await pressOf('Test');
  expect(await screen.findByText(text)).toBeDefined();
});

test('the log lists the latest tries', async () => {
  showSection('webhooks', withWebhook());
  const tries = [
    {
      eventId: 'event-2',
      triedAt: at('19:31'),
      durationMs: 900,
      httpStatus: null,
      problem: 'TIMEOUT',
    },
    { eventId: 'event-1', triedAt: at('19:30'), durationMs: 20, httpStatus: 200, problem: null },
  ];
  server.use(
    http.get(`${STAFF_API}/access/webhooks/wh_1/tries`, () => HttpResponse.json({ tries })),
  );
  await pressOf('Log');
  const log = await screen.findByRole('list', { name: 'Log' });
  expect(
    within(log)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/19:31no answer in timeevent-2/),
    expect.stringMatching(/19:30accepted \(HTTP 200, 20 ms\)event-1/),
  ]);
});

test('events since a time of the venue are sent again', async () => {
  const state = showSection('webhooks', withWebhook({ failingSince: at('18:00') }));
  onPost('/webhooks/wh_1/replay', () => HttpResponse.json({ events: 7 }));
  await pressOf('Send again …');
  const field = screen.getByLabelText<HTMLInputElement>('Since');
  expect(field.value).toBe(at('18:00').slice(0, 16));
  press('Send again');
  expect(await screen.findByText('7 events are sent again.')).toBeDefined();
  const since = new Date(at('18:00')).toISOString();
  expect(state.fake.sent).toMatchObject([{ body: { since } }]);
});

test('a new secret is shown once, and the old one stays valid as long as is said', async () => {
  const state = showSection('webhooks', withWebhook());
  onPost('/webhooks/wh_1/rotate', () => HttpResponse.json({ id: 'wh_1', secret: SECRET }));
  await pressOf('New secret …');
  const hours = 'The old one stays valid for (hours)';
  typeInto(hours, '721');
  press('Make a new secret');
  expect(descriptionOf(screen.getByLabelText(hours))).toContain('from 0 to 720');
  expect(state.fake.sent).toEqual([]);
  typeInto(hours, '0');
  press('Make a new secret');
  await expectSecret(state);
  expect(state.fake.sent).toMatchObject([{ body: { overlapHours: 0 } }]);
});

test('a disabled webhook is enabled again', async () => {
  const state = showSection(
    'webhooks',
    withWebhook({ isEnabled: false, disabledBecause: 'FAILING' }),
  );
  onChange('post', '/webhooks/wh_1/enable', state, () => withWebhook());
  expect(await screen.findByText(/Disabled, because/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  await pressOf('Enable again');
  await waitFor(() => expect(screen.queryByText(/Disabled, because/)).toBeNull());
});

test('a webhook is removed once that is confirmed', async () => {
  const state = showSection('webhooks', withWebhook());
  onChange('post', '/webhooks/wh_1/remove', state, () => anAccess({ partners: [aPartner()] }));
  await pressOf('Remove');
  press('Remove the webhook');
  expect(await screen.findByText('The webhook is removed.')).toBeDefined();
  expect(await screen.findByText('No webhook yet.')).toBeDefined();
});

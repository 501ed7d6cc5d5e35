import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { WidgetVenue } from '../../../src/contract/widget/start.ts';
import * as policy from '../../../src/diner/policy/load-policy-texts.ts';
import { slotAnswer, unavailable } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { forgetTimezone } from '../../fixtures/forget-timezone.ts';
import { at, fillForm, goToForm, press } from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

type Rule = WidgetVenue['cancellationPolicies'][number];

const RULE: Rule = {
  id: 1,
  type: 'CARD_GUARANTEE',
  amountType: 'PER_PERSON',
  amount: 2500,
  cancellationNoticeHours: 24,
  signWithinMinutes: 120,
  minCovers: 2,
  shiftIds: ['DINNER'],
  experienceIds: [],
};

/** Continues to the form, at a venue with this policy. */
async function showForm(rule: Partial<Rule>) {
  server.script.venue = { cancellationPolicies: [{ ...RULE, ...rule }] };
  return (await goToForm(server)).screen;
}

test.each<[string, Partial<Rule>, string[]]>([
  [
    'a card guarantee for each guest',
    {},
    [
      'The restaurant asks for a card guarantee: €25.00 per person, €50.00 for 2 people.',
      'Cancelling is free up to 24 hours before your booking (until Thursday 16 May, 21:00).',
      'After that, or if you do not come, the restaurant may charge €50.00.',
      'Once the table is booked, you sign this online within 2 hours.',
    ],
  ],
  [
    'a deposit for the whole booking',
    {
      type: 'DEPOSIT',
      amountType: 'PER_BOOKING',
      cancellationNoticeHours: 0,
      signWithinMinutes: 1,
    },
    [
      'The restaurant asks for a deposit: €25.00 for the whole booking.',
      'Cancelling is free until your booking begins.',
      'After that, or if you do not come, the restaurant may charge €25.00.',
      'Once the table is booked, you sign this online within one minute.',
    ],
  ],
  [
    'a policy that never costs anything',
    { type: 'NO_CHARGE', signWithinMinutes: 60 },
    [
      'Nothing is charged, whatever happens.',
      'If your plans change, please cancel at least 24 hours before your booking (by Thursday 16 May, 21:00).',
      'Once the table is booked, you sign this online within one hour.',
    ],
  ],
])('%s is explained before booking, with the cost for this party', async (_, rule, message) => {
  const screen = await showForm(rule);

  const title = await screen.findByRole('heading', { name: 'Cancellation policy' });
  const terms = [...(title.parentElement?.querySelectorAll('li') ?? [])];
  expect(terms.map((term) => term.textContent)).toEqual(message);
});

test('the wait list has no policy, because there is no table to sign for', async () => {
  server.script.venue = { cancellationPolicies: [RULE] };
  server.script.slot = () => slotAnswer();
  const slots = [at('21:00', {}, unavailable('FULL', 'JOIN_WAIT_LIST'))];
  const { screen } = await goToForm(server, { slots });

  expect(screen.getByRole('button', { name: /^Join the wait list/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Cancellation policy' })).toBe(null);
  expect(screen.queryByText(/you sign this online/)).toBe(null);
});

test('free cancellation is not promised if the notice has already begun', async () => {
  const screen = await showForm({ cancellationNoticeHours: 24 * 365 * 20 });

  expect(
    await screen.findByText('If you cancel or do not come, the restaurant may charge €50.00.'),
  ).toBeVisible();
  expect(screen.queryByText(/Cancelling is free/)).toBe(null);
});

test.each<[string, Partial<Rule>]>([
  ['of a larger party', { minCovers: 3 }],
  ['of another shift', { shiftIds: ['LUNCH'] }],
])('the policy %s is not shown', async (_, rule) => {
  const screen = await showForm(rule);

  expect(screen.queryByRole('heading', { name: 'Cancellation policy' })).toBe(null);
  expect(screen.getByRole('button', { name: /^Book for/ })).toBeVisible();
});

test('a placeholder is shown while the policy loads', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = vi.mocked(policy.loadPolicyTexts);
  const real = load.getMockImplementation() ?? policy.loadPolicyTexts;
  load.mockImplementationOnce(async (language) => {
    await promise;
    return real(language);
  });
  server.script.venue = { cancellationPolicies: [RULE] };
  const { screen, root } = await goToForm(server);

  expect(root.querySelectorAll('form .skeleton-card')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Book for/ })).toBeVisible();
  resolve();
  expect(await screen.findByRole('heading', { name: 'Cancellation policy' })).toBeVisible();
  expect(root.querySelector('.skeleton-block')).toBe(null);
});

test('a failure is shown if the policy cannot be loaded, and the policy after a retry', async () => {
  vi.mocked(policy.loadPolicyTexts).mockRejectedValueOnce(new TypeError('not loaded'));
  const screen = await showForm({});
  expect((await screen.findByRole('alert')).textContent).toContain('That did not work');
  press(screen, 'Try again');

  expect(await screen.findByRole('heading', { name: 'Cancellation policy' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBe(null);
});

describe('a browser that does not know the venue’s time zone', () => {
  /** A zone since 2025, for a venue whose clocks are those of the other tests. */
  const TIMEZONE = 'America/Coyhaique';
  const policies = { cancellationPolicies: [RULE] };

  test('shows the policy, and books with it', async () => {
    forgetTimezone(TIMEZONE);
    server.script.venue = { ...policies, timezone: TIMEZONE };
    const { screen } = await fillForm(server);
    expect(await screen.findByText(/until Thursday 16 May, 21:00\)\.$/)).toBeVisible();
    press(screen, /^Book for/);

    expect(await screen.findByRole('heading', { name: 'Your table is booked' })).toBeVisible();
  });

  test('shows the clock before a clock change within the notice', async () => {
    forgetTimezone(TIMEZONE);
    const utcOffsets = [
      { from: '2030-05-09T00:00:00.000Z', offsetMinutes: 60 },
      { from: '2030-05-17T01:00:00.000Z', offsetMinutes: 120 },
    ];
    server.script.venue = { ...policies, timezone: TIMEZONE, utcOffsets };
    const { screen } = await goToForm(server);

    expect(await screen.findByText(/until Thursday 16 May, 20:00\)\.$/)).toBeVisible();
  });

  test('uses the offset of the time if a server of the previous version sends no offsets', async () => {
    forgetTimezone(TIMEZONE);
    server.script.venue = { ...policies, timezone: TIMEZONE, utcOffsets: undefined };
    const { screen } = await goToForm(server);

    expect(await screen.findByText(/until Thursday 16 May, 21:00\)\.$/)).toBeVisible();
  });
});

describe('the terms that are on screen', () => {
  const SHOWN = {
    type: 'CARD_GUARANTEE',
    amountType: 'PER_PERSON',
    amount: 2500,
    currency: 'EUR',
    cancellationNoticeHours: 24,
    signWithinMinutes: 120,
    cancellationFeeAmount: 5000,
  };
  const CHANGED = /^The restaurant has changed its policy in the meantime\./;
  const termsSent = () => server.creates.map(({ body }) => body.shownTerms);

  /** Fills in the form, and has the owner change the policies before the button is pressed. */
  async function bookAfter(before: Rule[], after: Rule[]) {
    server.script.venue = { cancellationPolicies: before };
    const { screen } = await fillForm(server);
    await waitFor(() =>
      expect(screen.queryAllByText(/^Cancelling is free/)).toHaveLength(before.length),
    );
    server.script.venue = { cancellationPolicies: after };
    server.script.create = () => problem(409, 'CANCELLATION_POLICY_IS_OUTDATED');
    press(screen, /^Book for/);
    const sentence = await screen.findByText(CHANGED);
    server.script.create = () => ({});
    return { screen, sentence };
  }

  test.each([
    ['are sent with the booking', [RULE], SHOWN],
    ['are sent as null where there are none', [], null],
  ])('%s', async (_, cancellationPolicies, shown) => {
    server.script.venue = { cancellationPolicies };
    const { screen } = await fillForm(server);
    await waitFor(() =>
      expect(screen.queryAllByText(/^Cancelling is free/)).toHaveLength(
        cancellationPolicies.length,
      ),
    );
    press(screen, /^Book for/);
    await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(termsSent()).toEqual([shown]);
  });

  test('are replaced in place where they have changed, with all that was typed; a second press books', async () => {
    const { screen, sentence } = await bookAfter([RULE], [{ ...RULE, amount: 4000 }]);

    expect(document.activeElement?.shadowRoot?.activeElement).toBe(sentence);
    expect(screen.getByText(/€40\.00 per person, €80\.00 for 2 people\.$/)).toBeVisible();
    expect(screen.queryByText(/€25\.00/)).toBe(null);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
      'Ada Lovelace',
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree that/ }).checked).toBe(
      true,
    );
    press(screen, /^Book for/);
    await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(termsSent()).toEqual([SHOWN, { ...SHOWN, amount: 4000, cancellationFeeAmount: 8000 }]);
    // The refused try wrote nothing, so it is the same booking.
    expect(server.creates[1]?.key).toBe(server.creates[0]?.key);
  });

  test('appear where there were none before', async () => {
    const { screen } = await bookAfter([], [RULE]);

    expect(screen.getByRole('heading', { name: 'Cancellation policy' })).toBeVisible();
    press(screen, /^Book for/);
    await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(termsSent()).toEqual([null, SHOWN]);
  });

  test('are read again with the next press if they could not be read', async () => {
    server.script.venue = { cancellationPolicies: [RULE] };
    const { screen } = await fillForm(server);
    await screen.findByText(/^Cancelling is free/);
    server.script.create = () => problem(409, 'CANCELLATION_POLICY_IS_OUTDATED');
    server.script.startProblem = problem(400, 'BAD_REQUEST');
    press(screen, /^Book for/);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That did not work/);
    server.script.startProblem = null;
    press(screen, /^Book for/);

    expect(await screen.findByText(CHANGED)).toBeVisible();
  });
});

describe('nothing is booked', () => {
  const MISSING =
    /^We have not been able to show you the cancellation policy yet, so nothing was booked\./;
  const FAILED = /so nothing was booked\. Press “Try again” above, then press this button again\.$/;

  test('while the policy loads; after that, the button books', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const load = vi.mocked(policy.loadPolicyTexts);
    const real = load.getMockImplementation() ?? policy.loadPolicyTexts;
    load.mockImplementationOnce(async (language) => {
      await promise;
      return real(language);
    });
    server.script.venue = { cancellationPolicies: [RULE] };
    const { screen } = await fillForm(server);
    press(screen, /^Book for/);
    expect(await screen.findByText(MISSING)).toBeVisible();
    resolve();
    expect(await screen.findByRole('heading', { name: 'Cancellation policy' })).toBeVisible();
    expect(screen.queryByText(MISSING)).toBe(null);
    expect(server.creates).toEqual([]);
    press(screen, /^Book for/);

    expect(await screen.findByRole('heading', { name: 'Your table is booked' })).toBeVisible();
    expect(server.creates).toHaveLength(1);
  });

  test('while the policy cannot be loaded', async () => {
    vi.mocked(policy.loadPolicyTexts).mockRejectedValue(new TypeError('not loaded'));
    server.script.venue = { cancellationPolicies: [RULE] };
    const { screen } = await fillForm(server);
    await screen.findByRole('button', { name: 'Try again' });
    press(screen, /^Book for/);

    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(server.creates).toEqual([]);
  });

  test('while the policy cannot be rendered, which breaks nothing else and is reported once', async () => {
    server.script.venue = { cancellationPolicies: [RULE], currency: 'none' as never };
    const { screen, events } = await fillForm(server);
    expect((await screen.findByRole('alert')).textContent).toContain('That did not work');
    press(screen, /^Book for/);

    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(server.creates).toEqual([]);
    expect(events.filter(({ name }) => name === 'error')).toHaveLength(1);
  });
});

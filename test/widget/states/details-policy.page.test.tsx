import { expect, test, vi } from 'vitest';
import type { WidgetVenue } from '../../../src/contract/widget.ts';
import * as policy from '../../../src/diner/policy/load-policy-texts.ts';
import { goToForm, press } from '../diner.ts';
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
      'Canceling is free up to 24 hours before: until Thursday 16 May, 21:00.',
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
      'Canceling is free until your booking begins.',
      'After that, or if you do not come, the restaurant may charge €25.00.',
      'Once the table is booked, you sign this online within one minute.',
    ],
  ],
  [
    'a policy that never costs anything',
    { type: 'NO_CHARGE', signWithinMinutes: 60 },
    [
      'Nothing is charged, whatever happens.',
      'If your plans change, please cancel at least 24 hours before: by Thursday 16 May, 21:00.',
      'Once the table is booked, you sign this online within one hour.',
    ],
  ],
])('%s is explained before booking, with the cost for this party', async (_, rule, message) => {
  const screen = await showForm(rule);

  const title = await screen.findByRole('heading', { name: 'Cancellation policy' });
  const terms = [...(title.parentElement?.querySelectorAll('li') ?? [])];
  expect(terms.map((term) => term.textContent)).toEqual(message);
});

test('free cancellation is not promised if the notice has already begun', async () => {
  const screen = await showForm({ cancellationNoticeHours: 24 * 365 * 20 });

  expect(
    await screen.findByText('If you cancel or do not come, the restaurant may charge €50.00.'),
  ).toBeVisible();
  expect(screen.queryByText(/Canceling is free/)).toBe(null);
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

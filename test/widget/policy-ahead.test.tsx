// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WidgetVenue } from '../../src/contract/widget.ts';
import { FREE, timeSlot, workDay } from './answers.ts';
import { aPolicy } from './manage/policies.ts';
import { showWidget } from './show-widget.ts';
import { venueServer } from './venue-server.ts';

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

/** As far as the form, for two on a day at 21:00. */
async function beginForm(rule: Partial<Rule>, date = '2030-05-17') {
  server.script.venue = { cancellationPolicies: [{ ...RULE, ...rule }] };
  const slot = { ...timeSlot(`${date}T21:00:00+02:00`), availability: FREE };
  server.script.workDay = (day) => workDay(day, [slot]);
  const { screen } = await showWidget({ date });
  fireEvent.click(await screen.findByRole('radio', { name: '21:00' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Continue/ }));
  await screen.findByRole('heading', { name: 'Who is the table for?' });
  return screen;
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
])(
  '%s is told before the booking is made, with what it costs this party',
  async (_, rule, told) => {
    const screen = await beginForm(rule);

    const title = await screen.findByRole('heading', { name: 'Cancellation policy' });
    const terms = [...(title.parentElement?.querySelectorAll('li') ?? [])];
    expect(terms.map((term) => term.textContent)).toEqual(told);
  },
);

test('what is over already is not promised: a late cancellation costs from the start', async () => {
  const screen = await beginForm({ cancellationNoticeHours: 24 * 365 * 20 });

  expect(
    await screen.findByText('If you cancel or do not come, the restaurant may charge €50.00.'),
  ).toBeDefined();
  expect(screen.queryByText(/Canceling is free/)).toBe(null);
});

test.each<[string, Partial<Rule>]>([
  ['of a larger party', { minCovers: 3 }],
  ['of another shift', { shiftIds: ['LUNCH'] }],
])('the policy %s is not told', async (_, rule) => {
  const screen = await beginForm(rule);

  expect(screen.queryByRole('heading', { name: 'Cancellation policy' })).toBe(null);
  expect(screen.getByRole('button', { name: /^Book for/ })).toBeDefined();
});

test('after the booking, the main button leads to where it is signed', async () => {
  // The same address as in the header Location: it is not shown twice.
  const redirectUrl = 'https://book.example/manage/6f0d#token';
  server.script.create = () => ({ redirectUrl, cancellationPolicy: aPolicy() });
  const screen = await beginForm({});
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  type('Name', 'Ada Lovelace');
  type('Email', 'ada@example.com');
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree that/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Book for/ }));

  const link = await screen.findByRole('link', { name: 'Sign the policy' });
  expect(link.getAttribute('href')).toBe('https://book.example/manage/6f0d?lang=en#token');
  expect(screen.queryByRole('link', { name: 'Continue' })).toBe(null);
  expect(
    screen.getByText(/please agree to the cancellation policy by Friday 10 May/),
  ).toBeDefined();
});

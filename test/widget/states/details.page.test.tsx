import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slotAnswer, timeSlot, unavailable } from '../../diner/answers.ts';
import {
  at,
  completeForm,
  DATE,
  describedBy,
  fillForm,
  goToForm,
  press,
  reload,
  type Screen,
  type,
} from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

const textIn = (screen: Screen, name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const isTicked = (screen: Screen, name: RegExp) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

describe('the form', () => {
  test('is empty and unticked, with optional requests folded away and the heading focused', async () => {
    const { screen, root } = await goToForm(server);

    const heading = screen.getByRole('heading', { name: 'Who is the table for?' });
    expect(root.activeElement).toBe(heading);
    for (const name of ['Name', 'Email', 'Phone']) expect(textIn(screen, name)).toBe('');
    expect(isTicked(screen, /I agree that/)).toBe(false);
    expect(isTicked(screen, /may send me news/)).toBe(false);
    expect([...root.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false]);
    expect(screen.queryByRole('alert')).toBe(null);
    expect(screen.queryByText(/need.* your attention/)).toBe(null);
  });

  test('is prefilled from the attributes, and can be edited', async () => {
    const { screen } = await goToForm(server, {
      attributes: {
        'prefill-name': 'Ada Lovelace',
        'prefill-email': 'ada@example.com',
        'prefill-phone': '+44 20 7946 0958',
      },
    });

    expect(textIn(screen, 'Name')).toBe('Ada Lovelace');
    expect(textIn(screen, 'Email')).toBe('ada@example.com');
    expect(textIn(screen, 'Phone')).toBe('+44 20 7946 0958');
    expect(isTicked(screen, /I agree that/)).toBe(false);
  });

  test('keeps what was typed and ticked when the diner goes back or reloads the page', async () => {
    const widget = await fillForm(server);
    const { screen } = widget;
    press(screen, 'Change: 21:00');
    fireEvent.click(await screen.findByRole('button', { name: /^Continue/ }));
    await screen.findByRole('heading', { name: 'Who is the table for?' });
    expect(textIn(screen, 'Name')).toBe('Ada Lovelace');
    expect(isTicked(screen, /I agree that/)).toBe(true);

    const again = await reload(widget);
    await again.screen.findByRole('heading', { name: 'Who is the table for?' });
    expect(textIn(again.screen, 'Email')).toBe('ada@example.com');
    expect(isTicked(again.screen, /I agree that/)).toBe(true);
  });

  test.each([
    ['CONFIRMED', undefined, 'Book for 2 on Friday 17 May at 21:00'],
    ['JOIN_WAIT_LIST', 'JOIN_WAIT_LIST', 'Join the wait list for 2, Friday 17 May at 21:00'],
    ['REQUEST', 'REQUEST', 'Send request for 2, Friday 17 May at 21:00'],
  ] as const)('a button that says what it does: %s', async (_, way, label) => {
    const slots = [at('21:00', {}, way && unavailable('FULL', way))];
    server.script.slot = () => slotAnswer();
    const { screen } = await goToForm(server, { slots });

    expect(screen.getByRole('button', { name: label }).getAttribute('type')).toBe('submit');
  });
});

describe('the consents', () => {
  test('are separate, in the venue’s words, with its privacy policy and what is optional', async () => {
    const { screen } = await goToForm(server);

    const box = screen.getByRole('checkbox', { name: 'I agree that Casa Brisa handles my data.' });
    const tick = box.closest('.checkbox-field');
    expect(tick?.querySelector('a')?.getAttribute('href')).toBe('https://venue.example/privacy');
    expect(tick?.querySelector('a')?.textContent).toBe('Privacy policy (opens in a new tab)');
    const news = screen.getByRole('checkbox', { name: 'Casa Brisa may send me news.' });
    expect(news.closest('.checkbox-field')?.textContent).toContain('optional');
  });

  test('are both sent as ticked', async () => {
    const { screen } = await fillForm(server);
    fireEvent.click(screen.getByRole('checkbox', { name: /may send me news/ }));
    press(screen, /^Book for/);

    await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(server.creates[0]?.body.customer).toMatchObject({
      hasGdprConsent: true,
      acceptsMarketing: true,
    });
  });

  test('include the time limit of the table, which must be accepted', async () => {
    const limited = { isTimeLimited: true, turnMinutes: 105 };
    server.script.slot = () =>
      slotAnswer({ timeSlot: timeSlot(`${DATE}T21:00:00+02:00`, limited) });
    const { screen, root } = await fillForm(server);
    expect(await screen.findByText('The table is yours for 105 minutes.')).toBeVisible();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'That is fine with me.' });
    expect(box.checked).toBe(false);
    press(screen, /^Book for/);
    await waitFor(() =>
      expect(describedBy(root, box)).toBe('Please agree to this to book the table.'),
    );
    expect(root.activeElement).toBe(box);
    expect(server.creates).toEqual([]);

    fireEvent.click(box);
    await waitFor(() => expect(describedBy(root, box)).toBe(''));
    press(screen, /^Book for/);
    expect(await screen.findByRole('heading', { name: 'Your table is booked' })).toBeVisible();
  });

  test('do not include a time limit if the table has none', async () => {
    const { screen } = await goToForm(server);

    expect(screen.queryByRole('checkbox', { name: 'That is fine with me.' })).toBe(null);
  });
});

describe('a validation error', () => {
  test('is shown at each invalid field, with the number at the button and focus on the first', async () => {
    const { screen, root } = await goToForm(server);
    press(screen, /^Book for/);

    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(root.activeElement).toBe(name);
    expect(describedBy(root, name)).toBe('Please tell us your name.');
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(describedBy(root, email)).toContain('Please leave an email address or a phone number');
    const consent = screen.getByRole('checkbox', { name: /I agree that/ });
    expect(describedBy(root, consent)).toBe('We can only book with your agreement to this.');
    expect(screen.getByText('3 fields need your attention.')).toBeVisible();
    expect(server.creates).toEqual([]);
  });

  test('is not shown before the first submit, and disappears once it is fixed', async () => {
    const { screen, root } = await goToForm(server);
    const name = screen.getByRole('textbox', { name: 'Name' });
    type(screen, 'Name', ' ');
    fireEvent.blur(name);
    expect(name.getAttribute('aria-invalid')).toBe('false');
    press(screen, /^Book for/);
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    completeForm(screen);

    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('false'));
    expect(describedBy(root, name)).toBe('');
    expect(screen.queryByText(/need.* your attention/)).toBe(null);
  });

  test.each([
    ['Name', '\u2068\u200b\u2069', /tell us your name/],
    ['Name', 'a'.repeat(256), /tell us your name/],
    ['Email', 'ada@', /does not look like an email address/],
    ['Phone', '12', /does not look complete\. With its country code, such as \+34 612 34 56 78,/],
    [/^Special requests/, 'a'.repeat(1025), /too long/],
    [/^Hotel room/, '1'.repeat(51), /too long/],
    [/^Promo code/, 'SALE', /promo code is not valid/],
    [/^Gift code/, 'GIFT', /It has six characters/],
  ])('%s: “%s” is explained', async (label, typed, message) => {
    const { screen, root } = await fillForm(server);
    type(screen, label, typed);
    press(screen, /^Book for/);

    const field = screen.getByRole('textbox', { name: label });
    await waitFor(() => expect(describedBy(root, field)).toMatch(message));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(root.activeElement).toBe(field));
    expect(screen.getByText('One field needs your attention.')).toBeVisible();
    expect(field.closest('details')?.open ?? true).toBe(true);
    expect(server.creates).toEqual([]);
  });

  test('is shown if the description of allergies is too long', async () => {
    const { screen, root } = await fillForm(server);
    fireEvent.click(screen.getByRole('checkbox', { name: /has an allergy/ }));
    type(screen, 'Which, and for how many?', 'a'.repeat(1025));
    press(screen, /^Book for/);

    const field = screen.getByRole('textbox', { name: 'Which, and for how many?' });
    await waitFor(() => expect(describedBy(root, field)).toMatch(/too long/));
  });
});

describe('the optional requests', () => {
  test('ask for a description of allergies only if there are any', async () => {
    const { screen } = await fillForm(server);
    expect(screen.queryByRole('textbox', { name: 'Which, and for how many?' })).toBe(null);
    fireEvent.click(screen.getByRole('checkbox', { name: /has an allergy/ }));
    type(screen, 'Which, and for how many?', 'Nuts, one of us');
    press(screen, /^Book for/);

    await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(server.creates[0]?.body).toMatchObject({
      hasAllergies: true,
      allergiesDescription: 'Nuts, one of us',
    });
  });

  test('offer as many high chairs as the time has, and no strollers if it has none', async () => {
    const { screen } = await goToForm(server);

    const chairs = screen.getByRole('combobox', { name: /^High chairs/ });
    expect([...chairs.querySelectorAll('option')].map(({ value }) => value)).toEqual([
      '0',
      '1',
      '2',
    ]);
    expect(screen.queryByRole('combobox', { name: /strollers/ })).toBe(null);
  });

  test('are all sent with the booking', async () => {
    const { screen } = await fillForm(server);
    const choose = (name: RegExp, value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
    choose(/^Occasion/, 'BIRTHDAY');
    choose(/^High chairs/, '1');
    type(screen, /^Special requests/, 'A quiet corner');
    type(screen, /^Hotel room/, '12');
    fireEvent.click(screen.getByRole('checkbox', { name: /step-free/ }));
    press(screen, /^Book for/);

    await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(server.creates[0]?.body).toMatchObject({
      specialOccasion: 'BIRTHDAY',
      highChairs: 1,
      customerSpecialRequests: 'A quiet corner',
      hotelRoom: '12',
      needsAccessibleSeating: true,
    });
  });
});

describe('a form that was filled in without any event, as some password managers do', () => {
  test('is sent with what its fields show', async () => {
    const { screen } = await goToForm(server);
    const filled = { Name: 'Ada', Email: 'ada@example.com', Phone: '\u2068600 11 22 33\u2069' };
    for (const [name, value] of Object.entries(filled))
      screen.getByRole<HTMLInputElement>('textbox', { name }).value = value;
    fireEvent.click(screen.getByRole('checkbox', { name: /I agree that/ }));
    press(screen, /^Book for/);

    await screen.findByRole('heading', { name: 'Your table is booked' });
    const [name, email, phone] = Object.values(filled);
    expect(server.creates[0]?.body).toMatchObject({ customer: { name, email, phone } });
  });
});

describe('the phone', () => {
  test.each([
    ['ES', /begins with its code, such as \+44/],
    ['GB', /begins with its code, such as \+34/],
  ])('has a hint in %s', async (country, message) => {
    server.script.venue = { country };
    const { screen, root } = await goToForm(server);

    expect(describedBy(root, screen.getByRole('textbox', { name: 'Phone' }))).toMatch(message);
  });
});

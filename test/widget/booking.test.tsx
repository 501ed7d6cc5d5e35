// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { EXPERIENCE, FREE, slotAnswer, taken, timeSlot, workDay } from './answers.ts';
import { showWidget } from './show-widget.ts';
import { problem, venueServer } from './venue-server.ts';

const server = venueServer();

const DATE = '2030-05-17';
const slot = (time: string, floorPlanAreaId: number | null = null) => ({
  ...timeSlot(`${DATE}T${time}:00+02:00`, { floorPlanAreaId }),
  availability: FREE,
});

/** As far as the chosen time, on Friday 17 May at 21:00. */
async function chooseTime(
  slots = [slot('20:30'), slot('21:00'), slot('21:30')],
  attributes: Record<string, string> = {},
) {
  server.script.workDay = (date) => workDay(date, slots);
  const widget = await showWidget(attributes);
  const { screen } = widget;
  fireEvent.click(await screen.findByRole('gridcell', { name: /17 May/ }));
  fireEvent.click(await screen.findByRole('radio', { name: '21:00' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Continue/ }));
  return widget;
}

async function fillForm(attributes: Record<string, string> = {}) {
  const widget = await chooseTime(undefined, attributes);
  const { screen } = widget;
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  await screen.findByRole('heading', { name: 'Who is the table for?' });
  type('Name', 'Ada Lovelace');
  type('Email', 'ada@example.com');
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree that/ }));
  const press = () => fireEvent.click(screen.getByRole('button', { name: /^Book for/ }));
  return { ...widget, type, press };
}

describe('the form', () => {
  test('says every fault at its field, in words, and takes focus to the first', async () => {
    const { screen, root } = await chooseTime();
    await screen.findByRole('heading', { name: 'Who is the table for?' });
    fireEvent.click(screen.getByRole('button', { name: /^Book for/ }));

    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(root.activeElement).toBe(name);
    expect(describedBy(root, name)).toContain('at least three letters');
    const consent = screen.getByRole('checkbox', { name: /I agree that/ });
    expect(describedBy(root, consent)).toContain('only book with your agreement');
    expect(screen.getByText('3 fields need your attention.')).toBeDefined();
    expect(server.creates).toEqual([]);
  });

  test('a time limit is told, and must be accepted', async () => {
    server.script.slot = () =>
      slotAnswer({
        timeSlot: timeSlot(`${DATE}T21:00:00+02:00`, { isTimeLimited: true, turnMinutes: 105 }),
      });
    const { screen, press } = await fillForm();

    expect(await screen.findByText('The table is yours for 105 minutes.')).toBeDefined();
    press();
    expect(await screen.findByText('Please agree to this to book the table.')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: 'That is fine with me.' }));
    press();
    expect(await screen.findByRole('heading', { name: 'Your table is booked' })).toBeDefined();
  });

  test('what was typed is still there after a way back', async () => {
    const { screen } = await fillForm();
    fireEvent.click(screen.getByRole('button', { name: 'Change: 21:00' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Continue/ }));

    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect((name as HTMLInputElement).value).toBe('Ada Lovelace');
  });
});

describe('the booking', () => {
  test('is made once, with a key, and what was booked is shown', async () => {
    const { screen, root, events, press } = await fillForm();
    press();
    press();

    const heading = await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(root.activeElement).toBe(heading);
    expect(screen.getByText('Friday 17 May, 21:00')).toBeDefined();
    expect(server.creates).toHaveLength(1);
    expect(server.creates[0]).toMatchObject({
      publishableKey: 'pk_test',
      body: {
        date: DATE,
        time: '21:00:00',
        pax: 2,
        status: 'CONFIRMED',
        customer: { name: 'Ada Lovelace', hasGdprConsent: true, acceptsMarketing: false },
      },
    });
    expect(server.creates[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    const booked = events.find(({ name }) => name === 'booked')?.detail;
    expect(booked).toMatchObject({ date: DATE, time: '21:00:00', status: 'CONFIRMED' });
    expect(JSON.stringify(booked)).not.toContain('Ada');
    expect(sessionStorage.length).toBe(0);
  });

  test('carries the page’s own name for the visit, and where the diner came from', async () => {
    const { events, press } = await fillForm({
      'client-reference-id': 'visit-4711',
      'utm-source': 'newsletter',
    });
    press();

    await waitFor(() => expect(server.creates).toHaveLength(1));
    expect(server.creates[0]?.body).toMatchObject({
      clientReferenceId: 'visit-4711',
      utmSource: 'newsletter',
    });
    await waitFor(() =>
      expect(events.find(({ name }) => name === 'booked')?.detail).toMatchObject({
        clientReferenceId: 'visit-4711',
      }),
    );
  });

  test('leads to its own page, where it can be changed and canceled, in the same language', async () => {
    const { screen, press } = await fillForm();
    press();

    const link = await screen.findByRole('link', { name: 'Change or cancel' });
    expect(link.getAttribute('href')).toBe('https://book.example/manage/6f0d?lang=en#token');
  });

  test('that was lost on the way keeps its key for the next press', async () => {
    let isDown = true;
    server.script.create = () => {
      if (!isDown) return {};
      isDown = false;
      return HttpResponse.error();
    };
    const { screen, press } = await fillForm();
    press();

    await screen.findByRole('heading', { name: 'Your table is booked' }, { timeout: 3000 });
    expect(server.creates).toHaveLength(2);
    expect(server.creates[1]?.key).toBe(server.creates[0]?.key);
  });

  test('409 NO_AVAILABLE_SLOT keeps what was typed and offers the nearest times', async () => {
    server.script.create = ({ time }) =>
      time === '21:00:00' ? problem(409, 'NO_AVAILABLE_SLOT') : {};
    const { screen, press } = await fillForm();
    server.script.slot = (time) =>
      slotAnswer(
        time === '21:00:00'
          ? { availability: taken('FULL', 'CHOOSE_ANOTHER_TIME', 'CALL_VENUE') }
          : {},
      );
    press();

    expect(await screen.findByText('Not to be had: FULL.')).toBeDefined();
    expect(screen.getByText('Everything you typed is still here.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Call +34555010123' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Book for/ })).toBe(null);
    fireEvent.click(await screen.findByRole('button', { name: '21:30' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Book for.*21:30$/ }));

    expect(await screen.findByRole('heading', { name: 'Your table is booked' })).toBeDefined();
    const [first, second] = server.creates;
    expect(second?.body).toMatchObject({ time: '21:30:00', customer: { name: 'Ada Lovelace' } });
    expect(second?.key).not.toBe(first?.key);
  });

  test('422 VALIDATION_ERROR is shown at its field', async () => {
    server.script.create = () =>
      problem(422, 'VALIDATION_ERROR', {
        errors: [{ parameter: 'customer.email', reason: 'must be an email address' }],
      });
    const { screen, press } = await fillForm();
    press();

    expect(await screen.findByText(/does not look like an email address/)).toBeDefined();
  });

  test('a promo code that does not fit is a fault of its field', async () => {
    server.script.create = () => problem(409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    const { screen, type, press } = await fillForm();
    type('Promo code optional', 'SUMMER');
    press();

    expect(await screen.findByText(/promo code is not valid/)).toBeDefined();
  });

  test('429 says how long to wait', async () => {
    server.script.create = () => problem(429, 'RATE_LIMIT_EXCEEDED', {}, { 'Retry-After': '30' });
    const { screen, press } = await fillForm();
    press();

    expect(
      await screen.findByText(/Trying again in 30 seconds/, { selector: '[role=status]' }),
    ).toBeDefined();
  });
});

describe('the end', () => {
  test('a wait list is called one', async () => {
    server.script.create = () => ({ status: 'PENDING_WAIT_LIST_BOOKING' });
    const { screen, press } = await fillForm();
    press();

    expect(await screen.findByRole('heading', { name: 'You are on the wait list' })).toBeDefined();
    expect(screen.getByText(/not booked yet/)).toBeDefined();
  });

  test('a venue that has a next page leads to it, and extras are added up', async () => {
    server.script.create = () => ({
      redirectUrl: 'https://venue.example/thanks',
      experience: {
        id: 1,
        experienceId: EXPERIENCE.id,
        name: EXPERIENCE.name,
        tickets: 2,
        discount: 0,
        pricePerTicket: 8900,
        currency: 'EUR',
      },
    });
    const { screen, press } = await fillForm();
    press();

    const link = await screen.findByRole('link', { name: 'Continue' });
    expect(link.getAttribute('href')).toBe('https://venue.example/thanks');
    expect(
      screen.getByText('Casa Brisa invites you to go on to a page of its own: venue.example.'),
    ).toBeDefined();
    expect(screen.getByText('2 × €89.00')).toBeDefined();
    expect(screen.getByText('€178.00')).toBeDefined();
  });

  test('a booked table goes into a calendar, as a file or on a page of its maker', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const { screen, press } = await fillForm();
    press();

    const file = await screen.findByRole('link', { name: 'Calendar file' });
    expect(file.getAttribute('download')).toBe('booking.ics');
    expect(file.getAttribute('href')).toBe(made.mock.results[0]?.value);
    const [blob] = made.mock.calls[0] ?? [];
    const content = blob instanceof Blob ? await blob.text() : '';
    expect(content).toContain('DTSTART:20300517T190000Z');
    expect(content).toContain('SUMMARY:Table at Casa Brisa');
    expect(content).toContain('URL:https://book.example/manage/6f0d?lang=en#token');
    for (const name of [/^Google/, /^Outlook/]) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toContain('Table+at+Casa+Brisa');
      expect(link.getAttribute('href')).not.toContain('token');
    }
  });

  test('what is not booked yet goes into no calendar', async () => {
    server.script.create = () => ({ status: 'REQUESTED' });
    const { screen, press } = await fillForm();
    press();

    await screen.findByRole('heading', { name: 'Your request is on its way' });
    expect(screen.queryByText('Add to calendar')).toBe(null);
  });

  test('another booking begins with an empty form', async () => {
    const { screen, press } = await fillForm();
    press();
    fireEvent.click(await screen.findByRole('button', { name: 'Make another booking' }));
    fireEvent.click(await screen.findByRole('gridcell', { name: /17 May/ }));
    fireEvent.click(await screen.findByRole('radio', { name: '21:00' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Continue/ }));

    const consent = await screen.findByRole('checkbox', { name: /I agree that/ });
    expect((consent as HTMLInputElement).checked).toBe(false);
  });
});

/** What a screen reader adds to a control’s name. */
function describedBy(root: ShadowRoot, control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => root.getElementById(id)?.textContent).join(' ');
}

import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DATE, fillForm, press } from './diner.ts';
import { venueServer } from './venue-server.ts';

const server = venueServer();

describe('the booking', () => {
  test('is created once, with an idempotency key, and then shown', async () => {
    const { screen, root, events } = await fillForm(server);
    press(screen, /^Book for/);
    press(screen, /^Book/);

    const heading = await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(root.activeElement).toBe(heading);
    expect(screen.getByText('Friday 17 May, 21:00')).toBeVisible();
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

  test('includes the page’s client reference id and the utm parameters', async () => {
    const { screen, events } = await fillForm(server, {
      attributes: { 'client-reference-id': 'visit-4711', 'utm-source': 'newsletter' },
    });
    press(screen, /^Book for/);

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
});

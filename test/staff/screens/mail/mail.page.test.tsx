import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { StaffMessage, StaffMessages } from '../../../../src/contract/staff/messages.ts';
import { MESSAGE_KINDS, WEBHOOK_MESSAGE_KIND } from '../../../../src/domain/message-kind.ts';
import { aBooking, at } from '../../fixtures/bookings.ts';
import {
  type FakeServer,
  openMenu,
  press,
  problem,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

function aMessage(overrides: Partial<StaffMessage> = {}): StaffMessage {
  return {
    id: 'message-1',
    bookingUuid: 'booking-1',
    bookingAt: at('20:30'),
    workDay: at('20:30').slice(0, 10),
    customerName: 'Anna Puig',
    webhookHost: null,
    kind: 'BOOKED',
    recipient: 'GUEST',
    status: 'SENT',
    createdAt: at('19:00'),
    endedAt: at('19:01'),
    dueAt: null,
    tries: 1,
    problem: null,
    serverAnswer: null,
    ...overrides,
  };
}

function start(mail: StaffMessages): FakeServer {
  const fake = startFakeServer([aBooking({ uuid: 'booking-1' })]);
  fake.mail = mail;
  return fake;
}

async function openSheet(mail: StaffMessages): Promise<HTMLElement> {
  start(mail);
  showStaffView();
  press('Mail', await openMenu());
  return screen.findByRole('dialog', { name: 'Mail' });
}

test('each message says what it is, whom it is for, what it is about and what became of it', async () => {
  const sheet = await openSheet({
    delivery: 'ON',
    messages: [
      aMessage({ id: 'm1' }),
      aMessage({
        id: 'm2',
        kind: 'VENUE_REQUESTED',
        recipient: 'VENUE',
        status: 'WAITING',
        endedAt: null,
        dueAt: at('19:00'),
      }),
      aMessage({
        id: 'm3',
        kind: 'CHANGED',
        status: 'FAILED',
        problem: 'REFUSED',
        serverAnswer: '550 no such user <…>',
      }),
      aMessage({
        id: 'm4',
        kind: 'CANCELED',
        status: 'SKIPPED',
        problem: 'NO_ADDRESS',
        customerName: null,
      }),
    ],
  });
  const items = await within(sheet).findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^BookedTo Anna Puigfor .*20:30Sent, .*19:01/),
    expect.stringMatching(/^New requestTo the venue.*Will be sent in a moment/),
    expect.stringMatching(
      /^Changed.*Refused by the mail server.*The mail server said: 550 no such user <…>/,
    ),
    expect.stringMatching(/^CancelledTo the guest.*Not sent: there is no address\./),
  ]);
  expect(within(items[3] as HTMLElement).queryByRole('button', { name: /^Show/ })).toBeNull();
  expect(within(items[1] as HTMLElement).queryByRole('button', { name: /^Send again/ })).toBeNull();
});

test('a reminder says when it will be sent', async () => {
  const reminder = aMessage({
    kind: 'REMINDER',
    status: 'WAITING',
    endedAt: null,
    dueAt: at('20:00'),
  });
  const sheet = await openSheet({ delivery: 'ON', messages: [reminder] });
  expect(await within(sheet).findByText(/^Will be sent on .*20:00$/)).toBeDefined();
});

test('a message is shown in a frame that runs nothing, and hidden again', async () => {
  const sheet = await openSheet({ delivery: 'ON', messages: [aMessage()] });
  fireEvent.click(await within(sheet).findByRole('button', { name: 'Show: Booked, To Anna Puig' }));
  const frame = within(sheet).getByTitle('Booked, To Anna Puig');
  expect(frame.getAttribute('src')).toBe('/staff/v3/bookings/booking-1/messages/message-1/mail');
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin|forms)/);
  fireEvent.click(within(sheet).getByRole('button', { name: /^Hide/ }));
  expect(within(sheet).queryByTitle('Booked, To Anna Puig')).toBeNull();
});

test('a message is sent again', async () => {
  const failed = aMessage({ status: 'FAILED', problem: 'REFUSED' });
  const fake = start({ delivery: 'ON', messages: [failed] });
  server.use(
    http.post(`${STAFF_API}/bookings/booking-1/messages/message-1/send`, () => {
      const again = aMessage({
        id: 'message-2',
        status: 'WAITING',
        endedAt: null,
        dueAt: at('19:00'),
      });
      fake.mail = { delivery: 'ON', messages: [again, failed] };
      return HttpResponse.json(again);
    }),
  );
  showStaffView();
  press('Mail', await openMenu());
  fireEvent.click(await screen.findByRole('button', { name: /^Send again/ }));
  expect(await screen.findByText('Will be sent in a moment')).toBeDefined();
});

test('a refusal to send a message again is said beside it', async () => {
  start({ delivery: 'ON', messages: [aMessage()] });
  const errors = [{ parameter: 'messageId', reason: 'is no longer true' }];
  server.use(
    http.post(`${STAFF_API}/bookings/booking-1/messages/message-1/send`, () =>
      problem(422, 'VALIDATION_ERROR', 'The request has an issue.', errors),
    ),
  );
  showStaffView();
  press('Mail', await openMenu());
  fireEvent.click(await screen.findByRole('button', { name: /^Send again/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Mail' });
  expect((await within(sheet).findByRole('alert')).textContent).toContain('Send again');
});

test.each([
  ['ON', 'No mail yet.'],
  ['SHOWN', 'This is the demo: nothing is sent.'],
  ['OFF', 'No mail server is set up'],
] as const)('without a message, %s: %s', async (delivery, text) => {
  const sheet = await openSheet({ delivery, messages: [] });
  expect(await within(sheet).findByText(new RegExp(`^${text}`))).toBeDefined();
});

test('in the demo, a message is said not to be sent', async () => {
  const sheet = await openSheet({ delivery: 'SHOWN', messages: [aMessage()] });
  expect(await within(sheet).findByText(/^Not sent, because this is the demo/)).toBeDefined();
});

test('the panel of a booking has its mail, and nothing where there is none', async () => {
  start({ delivery: 'ON', messages: [aMessage(), aMessage({ id: 'm2', kind: 'CHANGED' })] });
  window.location.hash = 'booking=booking-1';
  showStaffView();
  expect(await screen.findByRole('heading', { name: '2 mails' })).toBeDefined();
});

test('a mail about a webhook says where it sends; it is shown and not sent again', async () => {
  const aboutWebhook = aMessage({
    bookingUuid: null,
    bookingAt: null,
    workDay: null,
    customerName: null,
    webhookHost: 'partner.example',
    kind: WEBHOOK_MESSAGE_KIND,
    recipient: 'VENUE',
  });
  const sheet = await openSheet({ delivery: 'ON', messages: [aboutWebhook] });
  const item = await within(sheet).findByRole('listitem');
  expect(item.querySelector('.mail-what')?.textContent).toBe(
    'Webhook disabledTo the venuepartner.example',
  );
  expect(within(item).queryByRole('button', { name: /^Send again/ })).toBeNull();
  fireEvent.click(
    within(item).getByRole('button', { name: 'Show: Webhook disabled, To the venue' }),
  );
  const frame = within(item).getByTitle('Webhook disabled, To the venue');
  expect(frame.getAttribute('src')).toBe('/staff/v3/messages/message-1/mail');
});

test('every kind has a name', async () => {
  const kinds = [...MESSAGE_KINDS, WEBHOOK_MESSAGE_KIND] as const;
  const messages = kinds.map((kind) => aMessage({ id: kind, kind }));
  const sheet = await openSheet({ delivery: 'ON', messages });
  const items = await within(sheet).findAllByRole('listitem');
  const names = items.map((item) => item.querySelector('strong')?.textContent);
  expect(new Set(names).size).toBe(kinds.length);
});

test('if the mail cannot be loaded, another try is offered', async () => {
  start({ delivery: 'ON', messages: [] });
  server.use(http.get(`${STAFF_API}/messages`, () => problem(403, 'FORBIDDEN', 'No.')));
  showStaffView();
  press('Mail', await openMenu());
  expect(await screen.findByText('The mail could not be loaded.')).toBeDefined();
});

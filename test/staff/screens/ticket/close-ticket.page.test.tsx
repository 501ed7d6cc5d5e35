import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { aBooking } from '../../fixtures/bookings.ts';
import {
  descriptionOf,
  openDetailsOf,
  press,
  problem,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
  typeInto,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

async function openTicket(): Promise<HTMLElement> {
  showStaffView();
  fireEvent.click(await screen.findByRole('tab', { name: 'In house, 1' }));
  press('Close ticket', await openDetailsOf('Laura Vidal'));
  return screen.findByRole('dialog', { name: 'Ticket of Laura Vidal' });
}

function addLine(dialog: HTMLElement, values: Record<string, string>): void {
  press('Add a line', dialog);
  const line = within(dialog)
    .getAllByRole('group', { name: /^Line \d/ })
    .at(-1);
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(within(line as HTMLElement).getByLabelText(label), { target: { value } });
  }
}

const seated = () => aBooking({ status: 'SEATED' });

test('lines, discount, tip and payments are sent in cents', async () => {
  const fake = startFakeServer([seated()]);
  const dialog = await openTicket();

  addLine(dialog, { Description: 'Menú', Quantity: '2', 'Unit price': '40,00' });
  addLine(dialog, { Description: 'Vino', 'Unit price': '12.50', Discount: '2,50' });
  typeInto('Discount on the whole', '5,50');
  typeInto('Tip', '3');
  press('Card: add a payment', dialog);
  expect(within(dialog).getByLabelText<HTMLInputElement>('Amount').value).toBe('87.50');
  press(/^Close as paid: €84\.50/, dialog);

  await screen.findByText('The ticket of Laura Vidal is closed.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(fake.sent).toHaveLength(1));
  expect(fake.sent).toMatchObject([
    {
      path: '/bookings/booking-1/tickets/close',
      ifMatch: '"1"',
      body: {
        totalAmount: 8450,
        currency: 'EUR',
        discountsAmount: 550,
        tipAmount: 300,
        lines: [
          { description: 'Menú', quantity: 2, amount: 4000 },
          { description: 'Vino', quantity: 1, amount: 1250, discountAmount: 250 },
        ],
        payments: [{ amount: 8750, method: 'CARD', currency: 'EUR' }],
      },
    },
  ]);
});

test('a total that does not match the lines is reported at once and not sent', async () => {
  const fake = startFakeServer([seated()]);
  const dialog = await openTicket();

  addLine(dialog, { Description: 'Menú', Quantity: '2', 'Unit price': '40' });
  typeInto('Total of the ticket', '75');
  const mismatch = /The money does not add up: the lines come to €80\.00, not €75\.00\./;
  const status = () => within(dialog).getByText(mismatch).closest('[role=status]');
  expect(status()?.textContent).toMatch(/Use €80\.00/);

  press(/^Close as paid/, dialog);
  const total = within(dialog).getByLabelText('Total of the ticket');
  await waitFor(() => expect(descriptionOf(total)).toContain('This does not match the lines.'));
  expect(fake.sent).toEqual([]);

  press(/^Use €80\.00/, dialog);
  expect(within(dialog).queryByText(mismatch)).toBeNull();
});

test('the form shows what is still to pay and the change', async () => {
  startFakeServer([seated()]);
  const dialog = await openTicket();

  typeInto('Total of the ticket', '80');
  press('Cash: add a payment', dialog);
  typeInto('Amount', '50');
  expect(dialog.textContent).toMatch(/Still to pay€30\.00/);
  expect(dialog.textContent).toContain('the booking goes to “Bill sent”');
  typeInto('Amount', '100');
  expect(dialog.textContent).toMatch(/Change€20\.00/);
});

test('an amount that cannot be parsed is reported at its field', async () => {
  const fake = startFakeServer([seated()]);
  const dialog = await openTicket();

  typeInto('Total of the ticket', 'twelve');
  press('Close ticket', dialog);
  const total = within(dialog).getByLabelText('Total of the ticket');
  await waitFor(() => expect(descriptionOf(total)).toBe('Enter an amount, such as 12.50.'));
  expect(total.getAttribute('aria-invalid')).toBe('true');
  expect(fake.sent).toEqual([]);
});

test('a ticket that the server refuses becomes a card, and can be sent again', async () => {
  const fake = startFakeServer([seated()]);
  server.use(
    http.put(
      `${STAFF_API}/bookings/:uuid/tickets/close`,
      () => problem(422, 'VALIDATION_ERROR', '1 field needs attention.'),
      { once: true },
    ),
  );
  const dialog = await openTicket();
  addLine(dialog, { Description: 'Menú', Quantity: '20', 'Unit price': '40' });
  press(/^Close as paid/, dialog);

  const card = await screen.findByRole('alert');
  expect(card.textContent).toContain('“Close ticket” for Laura Vidal was not carried out.');
  expect(card.textContent).toContain('Something that was entered cannot be saved.');
  press('Close ticket anyway', card);
  await waitFor(() => expect(fake.bookings[0]?.ticketTotalAmount).toBe(80_000));
});

test('a half-filled form is restored when its dialog is opened again', async () => {
  startFakeServer([seated()]);
  const dialog = await openTicket();

  typeInto('Total of the ticket', '80');
  press('Close', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Close ticket');
  await screen.findByRole('dialog');
  expect(screen.getByLabelText<HTMLInputElement>('Total of the ticket').value).toBe('80');
});

test('a ticket that somebody else has closed meanwhile is not replaced without a word', async () => {
  const fake = startFakeServer([seated()]);
  const dialog = await openTicket();

  typeInto('Total of the ticket', '84,50');
  fake.change('booking-1', { status: 'ACCOUNT_PAID', ticketTotalAmount: 9000 });
  press(/^Close as paid/, dialog);
  const card = await screen.findByRole('alert');
  expect(card.textContent).toContain('Ticket: none → €90.00');
  press('Close ticket anyway', card);
  await waitFor(() => expect(fake.bookings[0]?.ticketTotalAmount).toBe(8450));
});

test('a closed ticket is undone', async () => {
  const fake = startFakeServer([seated()]);
  const dialog = await openTicket();
  typeInto('Total of the ticket', '80');
  press(/^Close as paid/, dialog);
  await waitFor(() => expect(fake.bookings[0]?.ticketTotalAmount).toBe(8000));
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  fireEvent.click(undo as HTMLElement);
  await waitFor(() =>
    expect(fake.bookings[0]).toMatchObject({ status: 'SEATED', ticketTotalAmount: null }),
  );
});

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { aBooking } from '../../fixtures/bookings.ts';
import {
  descriptionOf,
  type FakeServer,
  press,
  problem,
  rowOf,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
  typeInto,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

function acceptTickets(fake: FakeServer): void {
  server.use(
    http.put(`${STAFF_API}/bookings/:uuid/tickets/close`, ({ request }) => {
      if (request.headers.get('If-Match') !== fake.etagOf('booking-1')) {
        return problem(409, 'BOOKING_IS_OUTDATED', 'Changed meanwhile.');
      }
      fake.change('booking-1', { status: 'ACCOUNT_PAID', ticketTotalAmount: 8450 });
      return HttpResponse.json(fake.bookings[0], { headers: { ETag: fake.etagOf('booking-1') } });
    }),
  );
}

async function openTicket(): Promise<HTMLElement> {
  showStaffView();
  const row = await rowOf('Laura Vidal');
  fireEvent.click(within(row).getByRole('link'));
  window.dispatchEvent(new Event('hashchange'));
  fireEvent.click(await screen.findByRole('button', { name: 'Close ticket' }));
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
  acceptTickets(fake);
  const dialog = await openTicket();

  addLine(dialog, { Description: 'Menú', Quantity: '2', 'Unit price': '40,00' });
  addLine(dialog, { Description: 'Vino', 'Unit price': '12.50', Discount: '2,50' });
  typeInto('Discount on the whole', '5,50');
  typeInto('Tip', '3');
  press('Card: add a payment', dialog);
  expect(within(dialog).getByLabelText<HTMLInputElement>('Amount').value).toBe('87.50');
  press(/^Close as paid: €84\.50/, dialog);

  await screen.findByText(/^The ticket of Laura Vidal is closed: €84\.50, paid\.$/);
  expect(fake.sent).toMatchObject([
    {
      path: '/bookings/booking-1/tickets/close',
      ifMatch: '"booking-1-1"',
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

test('validation errors of the server appear at their fields, and nothing typed is lost', async () => {
  startFakeServer([seated()]);
  server.use(
    http.put(`${STAFF_API}/bookings/:uuid/tickets/close`, () =>
      problem(422, 'VALIDATION_ERROR', '1 field needs attention.', [
        { parameter: 'lines[0].quantity', reason: 'must be at most 10' },
      ]),
    ),
  );
  const dialog = await openTicket();

  // A blank line is not sent, so the server’s line 0 is line 2 of the form.
  press('Add a line', dialog);
  addLine(dialog, { Description: 'Menú', Quantity: '20', 'Unit price': '40' });
  press(/^Close as paid/, dialog);

  const error = await within(dialog).findByText('must be at most 10');
  expect(error.closest('fieldset')?.getAttribute('aria-label')).toBe('Line 2');
  expect(within(dialog).getByRole('alert').textContent).toBe('Some fields need attention.');
  expect(within(dialog).getAllByLabelText<HTMLInputElement>('Quantity')[1]?.value).toBe('20');
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

test('a booking changed since the form was opened is a conflict, and the form stays filled', async () => {
  const fake = startFakeServer([seated()]);
  acceptTickets(fake);
  const dialog = await openTicket();

  typeInto('Total of the ticket', '84,50');
  fake.change('booking-1', { status: 'ACCOUNT_PAID', ticketTotalAmount: 9000 });
  press(/^Close as paid/, dialog);
  const conflict = await screen.findByRole('dialog', { name: 'Changed meanwhile' });
  expect(conflict.textContent).toMatch(/Ticketnone€90\.00/);
  press('Leave it as it is now', conflict);
  expect(screen.getByLabelText<HTMLInputElement>('Total of the ticket').value).toBe('84,50');
});

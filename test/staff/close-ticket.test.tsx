// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { aBooking } from './bookings.ts';
import {
  type AppContext,
  DOOR,
  listenAtStaffDoor,
  openContext,
  press,
  problem,
  rowOf,
  server,
  showStaffView,
  type,
} from './staff-view.tsx';

listenAtStaffDoor();

function takesTickets(context: AppContext): void {
  server.use(
    http.put(`${DOOR}/bookings/:uuid/tickets/close`, ({ request }) => {
      if (request.headers.get('If-Match') !== context.etagOf('booking-1')) {
        return problem(409, 'BOOKING_IS_OUTDATED', 'Changed meanwhile.');
      }
      context.touch('booking-1', { status: 'ACCOUNT_PAID', ticketTotalAmount: 8450 });
      return HttpResponse.json(context.bookings[0], {
        headers: { ETag: context.etagOf('booking-1') },
      });
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

test('a ticket with lines, discount, tip and payments is sent in cents', async () => {
  const context = openContext([seated()]);
  takesTickets(context);
  const dialog = await openTicket();

  addLine(dialog, { Description: 'Menú', Quantity: '2', 'Unit price': '40,00' });
  addLine(dialog, { Description: 'Vino', 'Unit price': '12.50', Discount: '2,50' });
  type('Discount on the whole', '5,50');
  type('Tip', '3');
  press('Card: add a payment', dialog);
  expect(within(dialog).getByLabelText<HTMLInputElement>('Amount').value).toBe('87,50');
  press(/^Close as paid: 84,50/, dialog);

  await screen.findByText(/^The ticket of Laura Vidal is closed: 84,50.€, paid\.$/);
  expect(context.sent).toMatchObject([
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

test('money that does not add up is told at once, and is not sent', async () => {
  const context = openContext([seated()]);
  const dialog = await openTicket();

  addLine(dialog, { Description: 'Menú', Quantity: '2', 'Unit price': '40' });
  type('Total of the ticket', '75');
  const told = /The money does not add up: the lines come to 80,00.€, not 75,00.€\./;
  expect(within(dialog).getByText(told)).toBeDefined();

  press(/^Close as paid/, dialog);
  expect(await within(dialog).findByText('This does not match the lines.')).toBeDefined();
  expect(context.sent).toEqual([]);

  press(/^Use 80,00/, dialog);
  expect(within(dialog).queryByText(told)).toBeNull();
});

test('what is still to pay is told, and that the bill stays open', async () => {
  openContext([seated()]);
  const dialog = await openTicket();

  type('Total of the ticket', '80');
  press('Cash: add a payment', dialog);
  type('Amount', '50');
  expect(dialog.textContent).toMatch(/Still to pay30,00.€/);
  expect(dialog.textContent).toContain('the booking goes to “Bill sent”');
  type('Amount', '100');
  expect(dialog.textContent).toMatch(/Change20,00.€/);
});

test('an amount that cannot be read is told at its field', async () => {
  const context = openContext([seated()]);
  const dialog = await openTicket();

  type('Total of the ticket', 'twelve');
  press('Close ticket', dialog);
  expect(await within(dialog).findByText('Enter an amount, such as 12,50.')).toBeDefined();
  expect(within(dialog).getByLabelText('Total of the ticket').getAttribute('aria-invalid')).toBe(
    'true',
  );
  expect(context.sent).toEqual([]);
});

test('the server’s faults stand at their fields, and nothing typed is lost', async () => {
  openContext([seated()]);
  server.use(
    http.put(`${DOOR}/bookings/:uuid/tickets/close`, () =>
      problem(422, 'VALIDATION_ERROR', '1 field needs attention.', [
        { parameter: 'lines[0].quantity', reason: 'must be at most 10' },
      ]),
    ),
  );
  const dialog = await openTicket();

  // A blank line is not sent, so the server counts without it.
  press('Add a line', dialog);
  addLine(dialog, { Description: 'Menú', Quantity: '20', 'Unit price': '40' });
  press(/^Close as paid/, dialog);

  const fault = await within(dialog).findByText('must be at most 10');
  expect(fault.closest('fieldset')?.getAttribute('aria-label')).toBe('Line 2');
  expect(within(dialog).getByRole('alert').textContent).toBe('Some fields need attention.');
  expect(within(dialog).getAllByLabelText<HTMLInputElement>('Quantity')[1]?.value).toBe('20');
});

test('a half-typed ticket is still there when its dialog is opened again', async () => {
  openContext([seated()]);
  const dialog = await openTicket();

  type('Total of the ticket', '80');
  press('Close', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Close ticket');
  await screen.findByRole('dialog');
  expect(screen.getByLabelText<HTMLInputElement>('Total of the ticket').value).toBe('80');
});

test('a ticket begun on an older picture is a conflict, and stays typed', async () => {
  const context = openContext([seated()]);
  takesTickets(context);
  const dialog = await openTicket();

  type('Total of the ticket', '84,50');
  context.touch('booking-1', { status: 'ACCOUNT_PAID', ticketTotalAmount: 9000 });
  press(/^Close as paid/, dialog);
  const conflict = await screen.findByRole('dialog', { name: 'Changed meanwhile' });
  expect(conflict.textContent).toMatch(/Ticketnone90,00.€/);
  press('Leave it as it is now', conflict);
  expect(screen.getByLabelText<HTMLInputElement>('Total of the ticket').value).toBe('84,50');
});

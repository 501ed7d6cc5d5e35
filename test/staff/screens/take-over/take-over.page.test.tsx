import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { loadMessages } from '../../../../src/staff/messages/load-messages.ts';
import { rememberChoice } from '../../../../src/staff/messages/preferred-language.ts';
import ApprovalDialog, {
  type ApprovableCall,
} from '../../../../src/staff/screens/take-over/approval-dialog.tsx';
import { resizeWindow } from '../../../fixtures/emulate.ts';
import { beyondTheEdge } from '../../../fixtures/layout.ts';
import { SAMPLED_LANGUAGES } from '../../../fixtures/long-tests.ts';
import { serveApprovals } from '../../fixtures/approvals.ts';
import { aBooking, aSession } from '../../fixtures/bookings.ts';
import { overflow } from '../../fixtures/expect-accessible.ts';
import { showPart } from '../../fixtures/part-of-staff-view.tsx';
import {
  openMenu,
  press,
  problem,
  rowOf,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';
import { firstVisible } from '../../fixtures/stand.ts';

setUpFakeServer();

/** Asks a device on which Núria is signed in for somebody else. */
async function askWho(): Promise<HTMLElement> {
  startFakeServer([aBooking()]);
  serveApprovals();
  showStaffView();
  await rowOf('Laura Vidal');
  press('Change person', await openMenu());
  return screen.findByRole('dialog', { name: 'Who are you?' });
}

function showApproval(): string[] {
  const approvals: string[] = [];
  const request: ApprovableCall = {
    operation: 'update-booking',
    params: { bookingUuid: 'b-1' },
    body: { force: ['PACE'] },
  };
  serveApprovals();
  showPart(
    <ApprovalDialog
      permissions={['rules:force']}
      request={request}
      onApproved={(approval) => approvals.push(approval)}
      onClose={() => undefined}
    />,
  );
  return approvals;
}

test('colleagues who have a PIN are asked for by name and role', async () => {
  const dialog = await askWho();
  await screen.findByRole('button', { name: 'Nerea Manager' });
  const names = [...dialog.querySelectorAll('.colleagues button')];
  expect(names.map(({ textContent }) => textContent)).toEqual(['NereaManager', 'AnderHost']);
});

test('a PIN that is wrong is said above the digits, and none is left', async () => {
  server.use(
    http.post(`${STAFF_API}/session/take-over`, () => problem(422, 'VALIDATION_ERROR', '')),
  );
  const dialog = await askWho();
  fireEvent.click(await screen.findByRole('button', { name: 'Ander Host' }));
  const field = screen.getByLabelText<HTMLInputElement>('PIN of Ander');
  expect(document.activeElement).toBe(field);
  for (const digit of '4711') press(digit, dialog);
  expect((await screen.findByRole('alert')).textContent).toBe('That PIN is wrong.');
  expect(field.value).toBe('');
});

test('only who may set the rule aside is asked to approve', async () => {
  showApproval();
  await screen.findByRole('button', { name: 'Nerea Manager' });
  expect(screen.queryByRole('button', { name: /^Ander/ })).toBeNull();
});

test('a digit that was tapped by mistake is deleted before anything is sent', async () => {
  const approvals = showApproval();
  fireEvent.click(await screen.findByRole('button', { name: 'Nerea Manager' }));
  const dialog = screen.getByRole('dialog', { name: 'Who allows it?' });
  for (const digit of '472') press(digit, dialog);
  press('Delete the last digit', dialog);
  await waitFor(() => expect(screen.getByText('2 of 4 digits')).toBeDefined());
  expect(approvals).toEqual([]);
  for (const digit of '11') press(digit, dialog);
  await waitFor(() => expect(approvals).toEqual(['approval-1']));
});

test.each(SAMPLED_LANGUAGES)('names and digits fit a phone: %s', async (language) => {
  await resizeWindow({ width: 390, height: 844 });
  rememberChoice(aSession().staff.uuid, language);
  startFakeServer([aBooking()]);
  serveApprovals();
  showStaffView();
  await expect.poll(() => document.documentElement.lang).toBe(language);
  (await firstVisible('[popovertarget=staff-menu]')).click();
  const { session } = await loadMessages(language);
  press(session.takeOver, await firstVisible('#staff-menu'));
  const nerea = await firstVisible('.colleagues button');
  const dialog = screen.getByRole('dialog');
  expect([beyondTheEdge(), overflow(dialog)], 'names').toEqual([[], 0]);
  nerea.click();
  await firstVisible('.pin-pad');
  expect([beyondTheEdge(), overflow(dialog)], 'digits').toEqual([[], 0]);
});

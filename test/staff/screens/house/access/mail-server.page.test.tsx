import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { anAccess, onPost, setUpAccess, showSection } from './access-server.ts';

setUpAccess();

test.each([
  ['SENT', null, /has taken the mail to nuria@example\.org/],
  ['FAILED', '550 no such user', /could not be sent\.The mail server said: 550 no such user/],
  ['OFF', null, /No mail server is set up/],
])('a test mail that is %s says so', async (outcome, serverAnswer, text) => {
  showSection('mail-server', anAccess());
  expect(await screen.findByText(/is sent from bookings@casa\.example/)).toBeDefined();
  onPost('/mail/test', () => HttpResponse.json({ outcome, serverAnswer }));
  fireEvent.click(screen.getByRole('button', { name: 'Send a test mail to me' }));
  const said = await screen.findByText(
    (_, element) => element?.className === 'access-outcome' && text.test(element.textContent ?? ''),
  );
  expect(said.getAttribute('role')).toBe('status');
});

test.each([
  ['OFF', 'No mail server is set up, so guests get no mail.'],
  ['SHOWN', 'This is the demo: no mail is sent.'],
] as const)('no test mail is offered where mail is %s', async (delivery, text) => {
  showSection('mail-server', anAccess({ mail: { delivery, from: null } }));
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send a test mail to me' })).toBeNull();
});

test('a test mail without an answer may have been sent', async () => {
  showSection('mail-server', anAccess());
  onPost('/mail/test', () => HttpResponse.error());
  fireEvent.click(await screen.findByRole('button', { name: 'Send a test mail to me' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no answer came');
});

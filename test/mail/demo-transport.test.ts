import { expect, test } from 'vitest';
import { exceptDemo } from '../../src/mail/demo-transport.ts';
import type { Mail } from '../../src/mail/mail.ts';
import { messageMail } from '../../src/mail/message-mail.ts';
import { aMailBooking, aVenueWithContact } from './a-mail-booking.ts';

function mailOf(accountId: string): Mail {
  const venue = aVenueWithContact({ accountId });
  const to = { name: 'Anna', address: 'anna@guest.example' };
  return messageMail('m1', to, {
    kind: 'BOOKED',
    venue,
    booking: aMailBooking(),
    url: null,
    now: 0,
  });
}

test('the mail of the demo goes nowhere, that of others to the mail server', async () => {
  const sent: string[] = [];
  const others = { send: async (mail: Mail) => void sent.push(mail.accountId), close: () => {} };
  const transport = exceptDemo('demo', others);
  for (const accountId of ['demo', 'real']) await transport.send(mailOf(accountId));
  expect(sent).toEqual(['real']);
});

test('without a mail server, the mail of others is not sent', async () => {
  const transport = exceptDemo('demo', null);
  await transport.send(mailOf('demo'));
  await expect(transport.send(mailOf('real'))).rejects.toMatchObject({ failure: 'UNAVAILABLE' });
});

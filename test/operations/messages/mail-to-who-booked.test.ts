import { pino } from 'pino';
import { expect, test } from 'vitest';
import { nightlySheets } from '../../../src/jobs/nightly-sheets.ts';
import { importVenue } from '../../../src/operations/venues/import-venue.ts';
import { doDueJobs } from '../../fixtures/do-due-jobs.ts';
import { NOON } from '../../fixtures/test-context.ts';
import { aVenueWithContact } from '../../mail/a-mail-booking.ts';
import { book, guest, messagesOf, openPostOffice } from './post-office.ts';

/** Two guests share a phone number or an email, and so a profile: mail is for who made the booking. */

const consents = { hasGdprConsent: true, acceptsMarketing: false };
const phone = '+34931110000';
const CLARA = { name: 'Clara Puig', email: 'clara@guest.example', phone, ...consents };
const ADA = { name: 'Ada Marsh', email: 'ada@guest.example', phone, ...consents };

test('mail goes to the address that was given with the booking, and greets by the name', async () => {
  const { server, postbox, send } = await openPostOffice();
  await book(server, { customer: CLARA });
  await book(server, { customer: ADA });
  await send();
  expect(postbox.mail.map(({ to }) => to)).toEqual([
    { name: 'Clara Puig', address: 'clara@guest.example' },
    { name: 'Ada Marsh', address: 'ada@guest.example' },
  ]);
  expect(postbox.mail[1]?.text).toContain('Ada Marsh');
  expect(postbox.mail[1]?.text).not.toContain('Clara');
});

test('nobody else gets the link to a booking that was made without an address', async () => {
  const { server, postbox, send } = await openPostOffice();
  await book(server, { customer: CLARA });
  await send();
  const { email: _email, ...withoutEmail } = ADA;
  const { uuid } = await book(server, { customer: withoutEmail });
  await send();
  expect(postbox.mail).toHaveLength(1);
  expect(await messagesOf(server, uuid)).toMatchObject([{ problem: 'NO_ADDRESS' }]);
});

test.each(['Joan Puig', 'Sra. Puig', 'Clara'])(
  'nor to that of %s, who may be somebody else with the same number',
  async (name) => {
    const { server, postbox, send } = await openPostOffice();
    await book(server, { customer: CLARA });
    await send();
    const { email: _email, ...withoutEmail } = CLARA;
    const { uuid } = await book(server, { customer: { ...withoutEmail, name } });
    await send();
    expect(postbox.mail).toHaveLength(1);
    expect(await messagesOf(server, uuid)).toMatchObject([{ problem: 'NO_ADDRESS' }]);
  },
);

test('nor does a guest whose address is only known from another booking with the same number', async () => {
  const { server, postbox, send } = await openPostOffice();
  const { email: _email, ...withoutEmail } = CLARA;
  const { uuid } = await book(server, { customer: withoutEmail });
  await book(server, { customer: ADA });
  await send();
  expect(postbox.mail.map(({ to }) => to.name)).toEqual(['Ada Marsh']);
  expect(await messagesOf(server, uuid)).toMatchObject([{ problem: 'NO_ADDRESS' }]);
});

test('a guest who gives no address gets mail at that of the profile', async () => {
  const { server, postbox, send } = await openPostOffice();
  await book(server, { customer: CLARA });
  const { email: _email, ...withoutEmail } = CLARA;
  await book(server, { customer: { ...withoutEmail, name: 'Sra. Clara Puig' } });
  await send();
  expect(postbox.mail.map(({ to }) => to.address)).toEqual([CLARA.email, CLARA.email]);
});

test('the evening sheet names who booked', async () => {
  const base = aVenueWithContact();
  const messages = { ...base.messages, nightlySheetAt: '22:00:00' };
  const { server, postbox } = await openPostOffice({ messages });
  await importVenue(server.context, { ...base, messages });
  await book(server, { customer: { ...guest, phone } });
  await book(server, { customer: ADA });
  server.setNow(NOON + 11 * 3_600_000);
  const { context } = server;
  const logger = pino({ level: 'silent' });
  await doDueJobs(context, nightlySheets({ context, smtp: postbox, logger }));
  const text = postbox.mail.at(-1)?.text ?? '';
  for (const name of ['Anna Puig', 'Ada Marsh']) expect(text).toContain(name);
});

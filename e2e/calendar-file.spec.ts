import { readFile } from 'node:fs/promises';
import { createBooking } from './fixtures/create-booking.ts';
import { openHostPage } from './fixtures/hostile-host.ts';
import { expect, test } from './fixtures/maitre.ts';

test('the calendar file can be saved under a policy with only the documented lines', async ({
  page,
  maitre,
}) => {
  await openHostPage(page, maitre, {
    headers: (url) => ({
      'Content-Security-Policy': `default-src 'none'; script-src ${url}/; connect-src ${url}/; img-src ${url}/; require-trusted-types-for 'script'; trusted-types 'none'`,
    }),
  });
  const { bookingAt, turnMinutes, uuid } = await createBooking(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Calendar file' }).click();

  const file = await saved;
  expect(file.suggestedFilename()).toBe('booking.ics');
  const content = await readFile(await file.path(), 'utf8');
  const start = Date.parse(bookingAt);
  const inUtc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.000/g, '');
  expect(content).toContain(`DTSTART:${inUtc(start)}\r\n`);
  expect(content).toContain(`DTEND:${inUtc(start + turnMinutes * 60_000)}\r\n`);
  expect(content.replaceAll('\r\n ', '')).toContain(`URL:${maitre.url}/manage/${uuid}?lang=en#`);
});

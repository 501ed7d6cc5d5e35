import { addDays, workDayOf } from '../src/domain/venue-time.ts';
import { expectAccessibleInBothSchemes } from './fixtures/expect-accessible.ts';
import { expect, test } from './fixtures/full-house.ts';
import { standOn, startJob } from './fixtures/host-stand.ts';
import { screenshotTaker } from './fixtures/maitre.ts';

test('all who sit have left with three taps at the end of the night, and one more if they are many', async ({
  page,
  context,
  house,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.menu);
  await effort.tap(stand.button('Close the night'));
  const sheet = stand.dialog('Close the night');
  await effort.tap(sheet.getByRole('button', { name: 'All have left' }));
  await expect(sheet.getByRole('alert')).toContainText('Only the last ten can be undone.');
  await effort.tap(sheet.getByRole('button', { name: 'All have left' }));
  effort.expectAtMost(4);
  await expect(sheet.getByRole('button', { name: 'All have left' })).toHaveCount(0);
  const seated = house.bookings.find(({ status }) => status === 'SEATED');
  await expect
    .poll(async () => (await house.read(context, seated?.uuid ?? '')).status)
    .toBe('ATTENDED');
});

for (const width of [390, 1180])
  test(`what is left of a night is accessible and fits on ${width} pixels`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await house.open(page);
    const stand = standOn(page);
    await stand.menu.click();
    await stand.button('Close the night').click();
    const sheet = stand.dialog('Close the night');
    await expect(sheet.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    await screenshotTaker(`close-night-${width}`)(page, 'left');
    await expectAccessibleInBothSchemes(page, 'close the night', sheet);
  });

test('tonight’s team leaves a note for tomorrow’s', async ({ page, context, house }) => {
  await house.open(page);
  const stand = standOn(page);
  await stand.menu.click();
  await stand.button('Close the night').click();
  const sheet = stand.dialog('Close the night');
  await sheet.getByLabel(/^Note for /).pressSequentially('The oven is broken.');
  await sheet.getByRole('button', { name: 'Save the note' }).click();
  await expect(sheet.getByText('Saved.')).toBeVisible();
  const tomorrow = addDays(workDayOf(house.venue, Date.now()), 1);
  const answer = await context.request.get(`${house.url}/staff/v3/service-days/${tomorrow}`);
  expect((await answer.json()).teamNote).toBe('The oven is broken.');
});

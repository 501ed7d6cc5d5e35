import { expectAccessibleInBothSchemes } from './fixtures/expect-accessible.ts';
import { expect, test } from './fixtures/full-house.ts';
import { standOn } from './fixtures/host-stand.ts';
import { screenshotTaker } from './fixtures/maitre.ts';
import { TapCounter } from './fixtures/tap-counter.ts';

test('all who sit have left with three taps at the end of the night', async ({
  page,
  context,
  house,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await house.open(page);
  const stand = standOn(page);
  const effort = new TapCounter(page);
  await effort.tap(stand.menu);
  await effort.tap(stand.button('Close the night'));
  const sheet = stand.dialog('Close the night');
  await effort.tap(sheet.getByRole('button', { name: 'All have left' }));
  effort.expectAtMost(3);
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

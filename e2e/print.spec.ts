import { expect, test } from './fixtures/maitre.ts';
import { TapCounter } from './fixtures/tap-counter.ts';

test.use({ viewport: { width: 1180, height: 820 } });

test('the evening of the demo is printed with two taps on at most four pages, none of which is too long', async ({
  page,
  maitre,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('maitre-staff-language', 'en');
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto(`${maitre.url}/staff`);
  await page.getByLabel('Email').fill(maitre.demo.staff.email);
  await page.getByLabel('Password', { exact: true }).fill(maitre.demo.staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
  const effort = new TapCounter(page);
  await effort.tap(page.locator('.service-bar > [popovertarget="staff-menu"]'));
  // The demo's venue speaks Spanish.
  await effort.tap(page.locator('#staff-menu').getByRole('button', { name: 'Imprimir' }));
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  effort.expectAtMost(2);
  const planned = await page.locator('.print-page').count();
  expect(planned).toBeGreaterThan(0);
  expect(planned).toBeLessThanOrEqual(4);
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(planned);
});

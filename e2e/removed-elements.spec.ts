import type { CDPSession, Page } from '@playwright/test';
import { isLong } from '../test/fixtures/long-tests.ts';
import { openHostPage } from './fixtures/hostile-host.ts';
import { expect, test } from './fixtures/maitre.ts';

const TIMES = isLong ? 100 : 40;
/** Objects that the browser itself may keep for a while: fewer than one for each time. */
const SLACK = 0.6 * TIMES;

for (const { moment, isWithTimes } of [
  { moment: 'with its first calendar', isWithTimes: false },
  { moment: 'with the times of a day', isWithTimes: true },
])
  test(`an element removed ${moment} and added again ${TIMES} times leaves nothing in memory`, async ({
    page,
    maitre,
  }) => {
    await openHostPage(page, maitre, {});
    await expect(page.locator('table-booking').getByRole('grid')).toBeVisible();
    const session = await page.context().newCDPSession(page);
    // Warm-up: creates everything that is made once and kept.
    await removeAndPutBack(page, { times: 10, isWithTimes });
    const before = await countersOf(session);
    await removeAndPutBack(page, { times: TIMES, isWithTimes });
    const after = await countersOf(session);

    expect(after.documents).toBe(before.documents);
    expect(after.nodes - before.nodes).toBeLessThan(SLACK);
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(SLACK);
  });

/** Waits each time until the element is ready or, with times, until the times of a free day are shown. */
async function removeAndPutBack(
  page: Page,
  options: { times: number; isWithTimes: boolean },
): Promise<void> {
  await page.evaluate(async ({ times, isWithTimes }) => {
    const element = document.querySelector('table-booking');
    const place = element?.parentElement;
    if (!element || !place) throw new Error('There is no element.');
    const find = async (selector: string) => {
      for (;;) {
        const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
        if (found) return found;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    };
    for (let time = 0; time < times; time += 1) {
      element.remove();
      // The element unmounts once it is certain that it was not just moved.
      await new Promise((resolve) => setTimeout(resolve));
      const ready = new Promise((resolve) =>
        addEventListener('table-booking:ready', resolve, { once: true }),
      );
      place.append(element);
      await ready;
      if (isWithTimes) {
        (await find('[data-day=free]')).click();
        await find('[type=radio]');
      }
      // The diagnostics leave nothing, either.
      const detail = { code: 'CONNECTION_LOST' };
      element.dispatchEvent(new CustomEvent('table-booking:error', { detail }));
    }
  }, options);
}

async function countersOf(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  return session.send('Memory.getDOMCounters');
}

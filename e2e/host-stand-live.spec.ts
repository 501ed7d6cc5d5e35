import { isLong } from '../test/fixtures/long-tests.ts';
import { GUEST } from './fixtures/full-house-parties.ts';
import { standOn, startJob } from './fixtures/host-stand.ts';
import { stopClock } from './fixtures/page-clock.ts';
import { expect, shareEvening, test } from './fixtures/shared-evening.ts';
import { timeToOtherTablet } from './fixtures/time-to-other-tablet.ts';

test.use({ viewport: { width: 1180, height: 820 } });
shareEvening();

/** What changes on a page, and the frames in between. */
interface Recorded {
  recorded: ('lists' | 'room' | 'frame')[];
}

/** `npm run bench:staff` measures a hundred. */
const CHANGES = isLong ? 30 : 4;

test(`each of ${CHANGES} changes on one tablet arrives on another one`, async ({
  page,
  browser,
  house,
}) => {
  const other = await browser.newContext();
  await house.signIn(other);
  const otherPage = await other.newPage();
  const { stand } = await startJob(page, house);
  await house.open(otherPage);
  await expect(standOn(otherPage).state).toContainText('Live');

  const waits: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    // There and back between two tables that are free.
    await stand.party(GUEST.late).click();
    const table = change % 2 === 0 ? 42 : 60;
    waits.push(await timeToOtherTablet(page, otherPage, GUEST.late, table));
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor(CHANGES * share)] ?? Number.NaN);
  const description = `median ${at(0.5)} ms, p95 ${at(0.95)} ms`;
  test.info().annotations.push({ type: 'tap to the other tablet', description });
  expect(waits).toHaveLength(CHANGES);
  await other.close();
});

test('without the stream of events, a change is on screen within five seconds by polling, and the bar says so', async ({
  page,
  browser,
  house,
}) => {
  const other = await browser.newContext();
  await house.signIn(other);
  const otherPage = await other.newPage();
  await otherPage.route('**/staff/v3/events', (route) => route.abort());
  await otherPage.clock.install();
  const { stand } = await startJob(page, house);
  await house.open(otherPage);
  await expect(standOn(otherPage).state).toContainText('Every 5 s');

  await stopClock(otherPage);
  const written = page.waitForResponse((response) => response.request().method() === 'PUT');
  await stand.nextOf(GUEST.arrived).click();
  await written;
  await expect(standOn(otherPage).row(GUEST.arrived)).toBeVisible();
  const answer = otherPage.waitForResponse(/\/staff\/v3\/bookings\?/);
  await otherPage.clock.runFor(4000);
  await answer;
  // The answer is on screen within the fifth second.
  let passed = 4000;
  await expect
    .poll(async () => {
      if (passed < 5000) await otherPage.clock.runFor(50);
      passed += 50;
      return standOn(otherPage).tile(4).textContent();
    })
    .toMatch(/6 guests, \d+ minutes left/);
  await expect(standOn(otherPage).row(GUEST.arrived)).toBeHidden();
  await otherPage.clock.resume();

  await otherPage.unroute('**/staff/v3/events');
  // The network is back: the stream is opened at once.
  await otherPage.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(standOn(otherPage).state).toContainText('Live');
  await other.close();
});

test('after a tap, the lists are painted before the tables change', async ({ page, house }) => {
  const { stand } = await startJob(page, house);
  await expect(stand.tile(1)).toBeVisible();
  const seat = page.getByRole('grid', { name: 'Next' }).getByRole('button', { name: /^Seat/ });
  await seat.first().evaluate((button: HTMLElement) => {
    const { recorded } = Object.assign(window as Window & Partial<Recorded>, { recorded: [] });
    const record = (what: Recorded['recorded'][number]) => void (recorded as string[]).push(what);
    const observe = (what: 'lists' | 'room', selector: string) => {
      const part = document.querySelector(selector);
      if (!part) throw new Error(`There is no ${selector}.`);
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      new MutationObserver(() => record(what)).observe(part, all);
    };
    observe('lists', '.lists .parties');
    observe('room', '#room .floor');
    const frame = () => {
      record('frame');
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    button.click();
  });
  const recorded = () => page.evaluate(() => (window as Window & Partial<Recorded>).recorded ?? []);
  await expect.poll(recorded).toContain('room');
  const order = await recorded();
  const [lists, room] = [order.indexOf('lists'), order.indexOf('room')];
  expect(lists).toBeGreaterThanOrEqual(0);
  expect(order.slice(lists, room)).toContain('frame');
});

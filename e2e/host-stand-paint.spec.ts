import { expect, test } from './fixtures/full-house.ts';
import { standOn } from './fixtures/host-stand.ts';

test.use({ viewport: { width: 1180, height: 820 } });

/** What changes on a page, and the frames in between. */
interface Recorded {
  recorded: ('lists' | 'room' | 'frame')[];
}

test('after a tap, the lists are painted before the tables change', async ({ page, house }) => {
  await house.open(page);
  const stand = standOn(page);
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

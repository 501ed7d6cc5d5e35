import type { CDPSession, Page } from '@playwright/test';
import { createBooking } from './fixtures/create-booking.ts';
import { showHostPage } from './fixtures/host-page.ts';
import { expect, test } from './fixtures/maitre.ts';

// So that one would be seen.
test.use({ serviceWorkers: 'allow' });

const MODES = {
  inline: async () => {},
  popup: (page: Page) => page.getByRole('button', { name: 'Reserve' }).click(),
  floating: (page: Page) => page.getByRole('button', { name: 'Book a table' }).click(),
};

for (const [mode, open] of Object.entries(MODES)) {
  test(`after a booking, removing the widget leaves the page’s globals, styles and listeners unchanged: ${mode}`, async ({
    page,
    maitre,
  }) => {
    await showHostPage(
      page,
      maitre,
      '<button type="button" data-table-booking-open>Reserve</button>',
    );
    // The script and the custom element that it defines remain.
    await page.waitForFunction(() => customElements.get('table-booking'));
    const session = await page.context().newCDPSession(page);
    const before = await stateOf(page, session);

    await page.evaluate(
      ([key, ofMode]) => {
        const element = document.createElement('table-booking');
        element.setAttribute('publishable-key', key ?? '');
        element.setAttribute('mode', ofMode ?? '');
        document.body.append(element);
      },
      [maitre.publishableKey, mode],
    );
    await page.locator('table-booking dialog[aria-label], table-booking .frame').first().waitFor({
      state: 'attached',
    });
    await open(page);
    await createBooking(page);
    const within = await stateOf(page, session);
    expect(within.builtIns).toEqual(before.builtIns);
    expect(within.globals).toEqual(before.globals);
    expect(within.address).toEqual(before.address);

    await page.evaluate(() => document.querySelector('table-booking')?.remove());
    // The dialog restores the page after the close event.
    await expect.poll(() => stateOf(page, session)).toEqual(before);
    expect(await page.context().cookies()).toEqual([]);
  });
}

/** The state of a page that a script could change invisibly. */
async function stateOf(page: Page, session: CDPSession) {
  const state = await page.evaluate(async () => {
    const shapeOf = (object: object) =>
      Reflect.ownKeys(object).map((key) => {
        const { get, set, value } = Object.getOwnPropertyDescriptor(object, key) ?? {};
        const isNative = [get, set, value].every(
          (part) => typeof part !== 'function' || /\[native code\]/.test(`${part}`),
        );
        return `${String(key)} ${isNative ? '' : 'changed'}`;
      });
    const language = [Object, Array, Function, String, Number, Date, Promise, Map, Set, RegExp];
    const page = [EventTarget, Node, Element, HTMLElement, Document, ShadowRoot, Event, Response];
    const others = [History, Location, Storage, URL, URLSearchParams, CustomElementRegistry];
    const builtIns = [...language, ...page, ...others].flatMap((each) => [
      shapeOf(each),
      shapeOf(each.prototype),
    ]);
    const plain = [JSON, Math, Reflect, Intl, console].map(shapeOf);
    const markupOf = (element: Element) => (element.cloneNode() as Element).outerHTML;
    const { documentElement: html, head, body } = document;
    return {
      builtIns: [...builtIns, ...plain],
      globals: Object.getOwnPropertyNames(window),
      symbols: Object.getOwnPropertySymbols(window).map(String),
      attributes: [html, head, body].map(markupOf),
      children: [html, head, body].map(({ children }) => [...children].map(markupOf)),
      sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
      overflow: [html, body].map((element) => getComputedStyle(element).overflow),
      title: document.title,
      address: [location.href, history.length, JSON.stringify(history.state)],
      scroll: [scrollX, scrollY],
      kept: [
        Object.keys(localStorage),
        // The draft is stored for the tab until the booking is made.
        Object.keys(sessionStorage),
        (await indexedDB.databases()).length,
        await caches.keys(),
        (await navigator.serviceWorker.getRegistrations()).length,
      ],
    };
  });
  return { ...state, listeners: await listenersOf(session) };
}

/** Counts the listeners of window, document and body, by event. */
async function listenersOf(session: CDPSession) {
  const { result } = await session.send('Runtime.evaluate', {
    includeCommandLineAPI: true,
    returnByValue: true,
    expression: `[window, document, document.documentElement, document.head, document.body,
      navigator, history, screen, visualViewport, performance]
      .map((target) => Object.entries(getEventListeners(target))
        .map(([type, all]) => type + ' ' + all.length).sort())`,
  });
  return result.value as string[][];
}

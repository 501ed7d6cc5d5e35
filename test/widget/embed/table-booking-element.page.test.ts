import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { POPUP } from '../../../src/locales/compiled/popup.ts';
import * as code from '../../../src/widget/embed/load-app.ts';
import { loadMessages } from '../../../src/widget/embed/load-messages.ts';
import { TableBookingElement } from '../../../src/widget/embed/table-booking-element.ts';

// Another name, because all tests share a document, and most put a bare <table-booking> on it.
customElements.define('tested-booking', class extends TableBookingElement {});

const apps: { frame: HTMLElement; unmount: () => void }[] = [];

/** An app with nothing in its frame: these tests are about what surrounds it. */
function mountFrame({ container }: { container: ParentNode }) {
  const frame = document.createElement('section');
  container.append(frame);
  const app = { frame, update: vi.fn(), refresh: vi.fn(), unmount: vi.fn(() => frame.remove()) };
  apps.push(app);
  return app;
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  );
  vi.mocked(code.loadApp).mockResolvedValue({ mount: mountFrame } as never);
});

afterEach(() => {
  apps.length = 0;
});

function put(mode: string, more = ''): TableBookingElement {
  // Away from the corner, where the pointer is.
  document.body.innerHTML = `<button data-table-booking-open style="margin: 50px">Reserve</button>
    <tested-booking publishable-key="pk_1" lang="en" mode="${mode}" ${more}></tested-booking>`;
  return document.querySelector('tested-booking') as TableBookingElement;
}

const find = <E extends HTMLElement>(host: Element, selector: string) =>
  host.shadowRoot?.querySelector<E>(selector) ?? null;
const dialogIn = (host: Element) =>
  vi.waitFor(() => {
    const dialog = find<HTMLDialogElement>(host, 'dialog');
    if (!dialog?.hasAttribute('aria-label')) throw new Error('not there yet');
    return dialog;
  });
const press = () => document.querySelector('button')?.click();

describe('popup', () => {
  test('the app is not loaded until the popup is opened, and then once', async () => {
    const host = put('popup');
    const dialog = await dialogIn(host);
    expect(code.loadApp).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();

    host.open();
    await vi.waitFor(() => expect(dialog.querySelector('section')).not.toBe(null));
    expect(dialog.open).toBe(true);
    host.close();
    await vi.waitFor(() => expect(dialog.open).toBe(false));
    press();
    expect(dialog.open).toBe(true);
    expect(code.loadApp).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('open() before its code is loaded opens it afterwards', async () => {
    const host = put('popup');
    host.open();
    const dialog = await dialogIn(host);
    await vi.waitFor(() => expect(dialog.open).toBe(true));
  });

  test('a button of the page that is pressed before its code is loaded opens it afterwards', async () => {
    const host = put('popup');
    press();
    const dialog = await dialogIn(host);
    await vi.waitFor(() => expect(dialog.open).toBe(true));
    host.close();
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('button')));
  });

  test('a link that is opened in another tab is still followed', async () => {
    const dialog = await dialogIn(put('popup'));
    const click = (init: MouseEventInit) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      document.querySelector('button')?.dispatchEvent(event);
      return event.defaultPrevented;
    };

    expect(click({ ctrlKey: true })).toBe(false);
    expect(dialog.open).toBe(false);
    expect(click({})).toBe(true);
    expect(dialog.open).toBe(true);
  });

  test('an opener that was focused before the dialog’s code was loaded starts the app', async () => {
    const host = put('popup');
    document.querySelector('button')?.focus();
    const dialog = await dialogIn(host);
    await vi.waitFor(() => expect(dialog.querySelector('section')).not.toBe(null));
    expect(dialog.open).toBe(false);
  });

  test('an element that is removed while open leaves nothing behind', async () => {
    const host = put('popup');
    const dialog = await dialogIn(host);
    host.open();
    await vi.waitFor(() => expect(dialog.querySelector('section')).not.toBe(null));
    expect(document.adoptedStyleSheets).toHaveLength(1);
    const app = apps.find(({ frame }) => dialog.contains(frame));
    host.remove();

    await vi.waitFor(() => expect(app?.unmount).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(document.adoptedStyleSheets).toHaveLength(0);
    expect(find(host, 'dialog')).toBe(null);
    press();
    expect(dialog.open).toBe(false);
  });
});

test('the app is moved to another mode, not started again', async () => {
  const host = put('inline');
  await vi.waitFor(() => expect(find(host, 'section')).not.toBe(null));
  const frame = find(host, 'section');

  host.setAttribute('mode', 'floating');
  const dialog = await dialogIn(host);
  await vi.waitFor(() => expect(dialog.contains(frame)).toBe(true));
  host.setAttribute('mode', 'sideways');
  await vi.waitFor(() => expect(find(host, 'dialog')).toBe(null));
  expect(frame?.parentNode).toBe(host.shadowRoot);
  expect(code.loadApp).toHaveBeenCalledTimes(1);
});

test('a change back to inline before the dialog’s code is loaded leaves no dialog', async () => {
  const host = put('popup');
  host.removeAttribute('mode');

  await vi.waitFor(() => expect(find(host, 'section')).not.toBe(null));
  await vi.waitFor(() => expect(find(host, 'dialog')).toBe(null));
  expect(find(host, 'section')?.parentNode).toBe(host.shadowRoot);
});

describe('code that cannot be loaded', () => {
  test('the page’s own fallback is shown, and the next opening tries again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(code.loadApp).mockRejectedValueOnce(new Error('blocked'));
    const host = put('popup');
    const dialog = await dialogIn(host);
    host.open();
    await vi.waitFor(() => expect(dialog.querySelector('slot')).not.toBe(null));
    expect(logged).toHaveBeenCalledTimes(1);

    host.close();
    host.open();
    await vi.waitFor(() => expect(dialog.querySelector('section')).not.toBe(null));
    expect(dialog.querySelector('slot')).toBe(null);
  });

  test('without the dialog’s code, the fallback is shown on the page', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(code.loadPopup).mockRejectedValueOnce(new Error('blocked'));
    const host = put('floating');

    await vi.waitFor(() => expect(find(host, 'slot')?.parentNode).toBe(host.shadowRoot));
    expect(logged).toHaveBeenCalledTimes(1);
    host.open();
    const dialog = await dialogIn(host);
    await vi.waitFor(() => expect(dialog.open).toBe(true));
  });
});

test('the floating button has the text of the first heading in every language', async () => {
  const languages = [...LANGUAGES];
  const titles = languages.map(async (language) => {
    const { title } = await loadMessages(language);
    return [language, title];
  });

  expect(await Promise.all(titles)).toEqual(languages.map((l) => [l, POPUP[l].book]));
});

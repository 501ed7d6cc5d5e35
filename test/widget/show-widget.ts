import { act, within } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { Language } from '../../src/domain/language.ts';
import { loadMessages } from '../../src/widget/embed/load-messages.ts';
import { createPopup } from '../../src/widget/embed/popup.ts';
import { mount } from '../../src/widget/mount.tsx';
import { API_URL } from '../diner/api-responses.ts';
// Loads the lazy chunks before the first test, so that they do not count towards its time.
import '../../src/widget/steps/deferred-parts.tsx';

/**
 * Puts a widget on the page as the script does, without the script; gone when the test ends. The dialog of a popup is
 * open.
 */
export async function showWidget(attributes: Record<string, string> = {}) {
  const language = (attributes.lang ?? 'en') as Language;
  const locale = { language, tag: language, messages: await loadMessages(language) };
  const host = document.createElement('table-booking');
  for (const [name, value] of Object.entries({ 'publishable-key': 'pk_test', ...attributes }))
    host.setAttribute(name, value);
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const events: { name: string; detail: unknown }[] = [];
  const listening = new AbortController();
  for (const name of ['ready', 'step', 'slot-selected', 'unavailable', 'booked', 'error'])
    document.body.addEventListener(
      `table-booking:${name}`,
      (event) => events.push({ name, detail: (event as CustomEvent).detail }),
      { signal: listening.signal },
    );
  const popup = showPopup(host, root, language);
  const container = popup?.container ?? root;
  const widget = await act(async () =>
    mount({ host, root, container, apiUrl: API_URL, fetch: undefined, locale }),
  );
  onTestFinished(async () => {
    await act(async () => widget.unmount());
    popup?.remove();
    host.remove();
    listening.abort();
    sessionStorage.clear();
  });
  const frame = container.querySelector<HTMLElement>('.frame') as HTMLElement;
  return { host, root, widget, popup, events, screen: within(frame) };
}

/** The open dialog of the modes that have one. */
function showPopup(host: HTMLElement, root: ShadowRoot, language: Language) {
  const mode = host.getAttribute('mode');
  if (mode !== 'popup' && mode !== 'floating') return null;
  const popup = createPopup({ host, root, begin() {} });
  popup.update(mode, language);
  popup.open();
  return popup;
}

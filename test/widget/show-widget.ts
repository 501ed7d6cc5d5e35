import { act, within } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { messages } from '../../src/diner/i18n/locales/en.ts';
import { mount } from '../../src/widget/mount.tsx';
import { API_URL } from '../diner/api-responses.ts';
// Loads the lazy chunks before the first test, so that they do not count towards its time.
import '../../src/widget/steps/deferred-parts.tsx';

/** Puts a widget on the page as the script does, without the script; gone when the test ends. */
export async function showWidget(attributes: Record<string, string> = {}) {
  const host = document.createElement('table-booking');
  for (const [name, value] of Object.entries({ 'publishable-key': 'pk_test', ...attributes }))
    host.setAttribute(name, value);
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const events: { name: string; detail: unknown }[] = [];
  for (const name of ['ready', 'step', 'slot-selected', 'unavailable', 'booked', 'error'])
    document.body.addEventListener(`table-booking:${name}`, (event) =>
      events.push({ name, detail: (event as CustomEvent).detail }),
    );
  const locale = { language: 'en', tag: 'en', messages } as const;
  const widget = await act(async () =>
    mount({ host, root, container: root, apiUrl: API_URL, fetch: undefined, locale }),
  );
  onTestFinished(async () => {
    await act(async () => widget.unmount());
    host.remove();
    sessionStorage.clear();
  });
  const frame = root.firstElementChild as HTMLElement;
  return { host, root, widget, events, screen: within(frame) };
}

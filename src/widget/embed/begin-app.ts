import { startUrl } from '../../contract/start-url.ts';
import type { Language } from '../../domain/language.ts';
import { EMBED } from '../../locales/compiled/embed.ts';
import { chooseLanguage } from './choose-language.ts';
import { fetchEarly } from './early-fetch.ts';
import { loadApp } from './load-app.ts';
import { loadMessages } from './load-messages.ts';

export type MountedApp = ReturnType<Awaited<ReturnType<typeof loadApp>>['mount']>;

/** The server that this script came from. In development, this file is in a subfolder. */
const SERVER = new URL(import.meta.env.DEV ? '/' : '.', import.meta.url).href;

/**
 * Starts the app for an element: loads its data and its code in parallel.
 * @param getContainer returns where to append the app; called after the code is loaded
 * @throws the error of loading the code, after showing it with `showLoadError`
 */
export async function beginApp(
  host: HTMLElement,
  root: ShadowRoot,
  getContainer: () => ParentNode,
): Promise<MountedApp> {
  for (const old of root.querySelectorAll('slot, [role=alert]')) old.remove();
  const { language, tag } = chooseLanguage(host);
  const apiUrl = `${SERVER}widget/v3`;
  const publishableKey = host.getAttribute('publishable-key') ?? '';
  const fetchWithEarlyResponse = publishableKey
    ? fetchEarly(
        startUrl(apiUrl, {
          publishableKey,
          language,
          pax: host.getAttribute('pax'),
          paxChildren: host.getAttribute('pax-children'),
          date: host.getAttribute('date'),
        }),
      )
    : undefined;
  try {
    const [app, messages] = await Promise.all([loadApp(), loadMessages(language)]);
    return app.mount({
      host,
      root,
      container: getContainer(),
      apiUrl,
      fetch: fetchWithEarlyResponse,
      locale: { language, tag, messages },
    });
  } catch (error) {
    showLoadError(getContainer(), language, error);
    throw error;
  }
}

/** Shows an error message and the page’s fallback content, and logs how to fix the error. */
export function showLoadError(container: ParentNode, language: Language, error: unknown): void {
  const page = container.ownerDocument ?? document;
  const notice = page.createElement('p');
  notice.lang = language;
  notice.setAttribute('role', 'alert');
  notice.textContent = EMBED[language].notLoaded;
  container.append(notice, page.createElement('slot'));
  console.error(
    `<table-booking> could not load its code. Every page must load the script directly from ${SERVER}; do not host a copy. If the page has a Content-Security-Policy, add to it: script-src ${new URL(SERVER).origin};`,
    error,
  );
}

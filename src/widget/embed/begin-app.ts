import { startUrl } from '../../contract/start-url.ts';
import { fetchEarly } from './early-fetch.ts';
import { chooseSpeech } from './language.ts';
import { loadApp, loadMessages, type SpokenLanguage } from './load-app.ts';
import { UNLOADED_WORDS } from './unloaded-words.ts';

export type Mounted = ReturnType<Awaited<ReturnType<typeof loadApp>>['mount']>;

/** The server is where the script came from; while developing, this file lies deeper. */
const SERVER = new URL(import.meta.env.DEV ? '/' : '.', import.meta.url).href;

/**
 * Starts the app for an element, its data and its code together. `placeOf` is asked where to put it
 * once it is there. @throws whatever kept the code from coming, after telling the console and
 * bringing the page’s own way of booking back into sight
 */
export async function beginApp(
  host: HTMLElement,
  root: ShadowRoot,
  placeOf: () => ParentNode,
): Promise<Mounted> {
  for (const told of root.querySelectorAll('slot, [role=alert]')) told.remove();
  const speech = chooseSpeech(host);
  const door = `${SERVER}widget/v3`;
  const publishableKey = host.getAttribute('publishable-key') ?? '';
  const fetchFirst = publishableKey
    ? fetchEarly(
        startUrl(door, {
          publishableKey,
          language: speech.language,
          pax: host.getAttribute('pax'),
          paxChildren: host.getAttribute('pax-children'),
          date: host.getAttribute('date'),
        }),
      )
    : undefined;
  // The browser reads its tables of languages at their first use: better while waiting than after.
  setTimeout(() => new Intl.DateTimeFormat(speech.language).format());
  try {
    const [app, messages] = await Promise.all([loadApp(), loadMessages(speech.language)]);
    return app.mount({
      host,
      root,
      place: placeOf(),
      door,
      fetch: fetchFirst,
      speech: { ...speech, messages },
    });
  } catch (failure) {
    tellUnloaded(placeOf(), speech.language, failure);
    throw failure;
  }
}

/**
 * Says what mends it, to the diner and in the console, and shows what the page offers without the
 * script.
 */
export function tellUnloaded(place: ParentNode, language: SpokenLanguage, failure: unknown): void {
  const page = place.ownerDocument ?? document;
  const words = page.createElement('p');
  words.lang = language;
  words.setAttribute('role', 'alert');
  words.textContent = UNLOADED_WORDS[language];
  place.append(words, page.createElement('slot'));
  console.error(
    `<table-booking> could not load its code. Load the script from ${SERVER} itself with each page, never a copy. Where the page has a Content-Security-Policy, add to it: script-src ${new URL(SERVER).origin};`,
    failure,
  );
}

import { PrecacheController } from 'workbox-precaching';
import {
  answerLanguage,
  deleteOtherLanguages,
  keepLoadedLanguages,
  keepUsedLanguages,
} from './language-cache.ts';
import type { PageMessage } from './page-message.ts';
import { sourceOf } from './request-source.ts';
import { DOCUMENT, type StaffFiles } from './staff-files.ts';

/*
 * The service worker of the staff view: opens the page without a network. Its caches have the files of
 * the build and nothing else, so nothing personal is in them, and signing out deletes nothing.
 *
 * A page gets all its files from one build. The document is answered from the active worker's own build,
 * and a new worker waits until no page uses the one before, or until a person asks for it on a page
 * (`take-over`). If other pages are open at that moment, the files of their build stay.
 */

/** The build replaces this name by the list. */
declare const STAFF_FILES: StaffFiles;
declare const self: ServiceWorkerGlobalScope;

const files = STAFF_FILES;
const shell = new PrecacheController();
shell.addToCacheList(files.shell);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([shell.install(event), keepUsedLanguages(files.languages)]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(event));
});

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  else event.waitUntil(keepLoadedLanguages(message.urls, files.languages));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (sourceOf(request, files, self.location.origin)) {
    case 'document':
      return event.respondWith(answerDocument(request));
    case 'file':
      return event.respondWith(answerFile(request));
    case 'language': {
      const answer = answerLanguage(request);
      event.waitUntil(answer.then(() => keepLoadedLanguages([request.url], files.languages)));
      return event.respondWith(answer);
    }
  }
});

async function activate(event: ExtendableEvent): Promise<void> {
  // A single page is the one that asked for this worker, and reloads.
  if ((await countPages()) <= 1) {
    await shell.activate(event);
    await deleteOtherLanguages(files.languages);
  }
  // The page of the first visit: it may load its language later.
  await self.clients.claim();
}

async function countPages(): Promise<number> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => /^\/staff\/?$/.test(new URL(url).pathname)).length;
}

/** The browser may have deleted what was kept, so every answer can also come from the server. */
async function answerDocument(request: Request): Promise<Response> {
  return (await shell.matchPrecache(DOCUMENT)) ?? fetch(request);
}

async function answerFile(request: Request): Promise<Response> {
  return (await shell.matchPrecache(request)) ?? (await caches.match(request)) ?? fetch(request);
}

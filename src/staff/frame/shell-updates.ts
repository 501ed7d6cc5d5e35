import { useEffect, useRef, useState } from 'react';
import type { PageMessage } from '../../staff-worker/page-message.ts';

const WORKER = '/staff-worker.js';
const SCOPE = '/staff';

/** A tablet shows the same page for days, and browsers look for a new worker when a page is loaded. */
const CHECK_EVERY_MS = 60 * 60_000;

/**
 * Registers the service worker, with which the page opens without a network. It has no personal data:
 * signing out has nothing to delete there.
 */
export async function registerShell(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', tellLoads, { once: true });
  try {
    await serviceWorker.register(WORKER, { scope: SCOPE });
  } catch (error) {
    console.warn('The staff view will not open without a network:', error);
  }
}

/**
 * The worker of the first visit has not seen which scripts the page requested before: those that are
 * loaded, and those that are still on their way.
 */
function tellLoads(): void {
  const loads = new PerformanceObserver((list) => {
    const urls = list.getEntries().map(({ name }) => name);
    const scripts = urls.filter((url) => url.endsWith('.js'));
    if (scripts.length > 0)
      send(navigator.serviceWorker.controller, { type: 'loaded', urls: scripts });
  });
  loads.observe({ type: 'resource', buffered: true });
}

export interface ShellUpdate {
  /** A newer version of the staff view is on this device. */
  isReady: boolean;
  /** Reloads the page with that version. Only a person may decide this: a reload loses what they typed. */
  apply(): void;
}

/** Whether a newer version of the staff view waits for its use. */
export function useShellUpdate(): ShellUpdate {
  const [isReady, setIsReady] = useState(false);
  const registration = useRef<ServiceWorkerRegistration>(null);

  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const becomeReady = () => setIsReady(true);
    // On another page somebody has asked for the new version: this page is of the one before.
    if (serviceWorker.controller)
      serviceWorker.addEventListener('controllerchange', becomeReady, { signal });
    let checks: ReturnType<typeof setInterval> | undefined;
    // It never rejects, and stays pending if there is no worker.
    void serviceWorker.ready.then((found) => {
      if (signal.aborted) return;
      registration.current = found;
      watch(found, becomeReady, signal);
      // Without a network there is nothing to find; the next check follows.
      checks = setInterval(() => found.update().catch(() => undefined), CHECK_EVERY_MS);
    });
    return () => {
      stopping.abort();
      clearInterval(checks);
    };
  }, []);

  return { isReady, apply: () => takeOver(registration.current?.waiting ?? null) };
}

/** Calls back when a new worker has kept all its files and waits, now or later. */
function watch(
  registration: ServiceWorkerRegistration,
  onWaiting: () => void,
  signal: AbortSignal,
): void {
  if (registration.waiting) onWaiting();
  const follow = () => {
    const { installing } = registration;
    const onChange = () => {
      if (installing?.state === 'installed') onWaiting();
    };
    installing?.addEventListener('statechange', onChange, { signal });
  };
  follow();
  registration.addEventListener('updatefound', follow, { signal });
}

function takeOver(waiting: ServiceWorker | null): void {
  const reload = () => window.location.reload();
  if (waiting) {
    waiting.addEventListener('statechange', () => {
      // It is redundant if a still newer one has come, which the page then offers.
      if (waiting.state === 'activated' || waiting.state === 'redundant') reload();
    });
    send(waiting, { type: 'take-over' });
  } else reload();
}

function send(worker: ServiceWorker | null, message: PageMessage): void {
  worker?.postMessage(message);
}

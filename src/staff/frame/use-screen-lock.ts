import { useEffect } from 'react';

/** Keeps the screen on while the page is visible. Where the browser refuses or cannot, it goes dark as usual. */
export function useScreenLock(): void {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wakeLock) return;
    let lock: Promise<WakeLockSentinel | null> | null = null;
    const request = () => {
      if (document.visibilityState !== 'visible') return;
      // Refused when the battery is low.
      lock = wakeLock.request('screen').catch(() => null);
    };
    request();
    // The browser releases it when the page is hidden.
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      void lock?.then((sentinel) => sentinel?.release());
    };
  }, []);
}

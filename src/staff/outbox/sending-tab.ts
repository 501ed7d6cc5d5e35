/**
 * Waits until this tab is the only one of its browser that holds a lock, and keeps it until it is released or the tab
 * is gone. Without the API, which needs HTTPS, every tab may run: the server makes a change with the same key once.
 */
export function waitForLock(name: string): { granted: Promise<void>; release: () => void } {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return { granted: Promise.resolve(), release: () => undefined };
  const giveUp = new AbortController();
  const held = Promise.withResolvers<void>();
  const granted = new Promise<void>((resolve, reject) => {
    locks
      .request(name, { signal: giveUp.signal }, () => {
        resolve();
        return held.promise;
      })
      .catch(reject);
  });
  // Released before it was granted: nobody waits for it any more.
  granted.catch(() => undefined);
  return {
    granted,
    release: () => {
      giveUp.abort();
      held.resolve();
    },
  };
}

/**
 * Waits until this tab is the only one of its browser that holds a lock, and keeps it until it is released or the tab
 * is gone. `granted` never settles if it is released before. Without the API, which needs HTTPS, every tab may run: the
 * server makes a change with the same key once.
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
      .catch((error) => {
        // Nobody waits for a lock that was released before it was granted.
        if (!giveUp.signal.aborted) reject(error);
      });
  });
  return {
    granted,
    release: () => {
      giveUp.abort();
      held.resolve();
    },
  };
}

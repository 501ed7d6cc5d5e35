/** A page in the background paints no frames. */
const LONGEST_WAIT_MS = 100;

/**
 * Runs something once what has just changed is on screen, and soon even if it is not.
 * @returns what calls it off
 */
export function afterPaint(run: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    run();
  };
  setTimeout(once, LONGEST_WAIT_MS);
  // Frames are painted after their callbacks.
  requestAnimationFrame(() => setTimeout(once));
  return () => {
    isDone = true;
  };
}

import { useEffect, useState } from 'react';

/** False until the component has been painted for the first time: what may come a frame later waits for it. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // An effect may run before the paint.
    requestAnimationFrame(() => setTimeout(() => setPainted(true)));
  }, []);
  return isPainted;
}

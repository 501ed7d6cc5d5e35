import { useEffect, useState } from 'react';

const UPDATE_MS = 15_000;

/** The current time in milliseconds. It is updated regularly, and when the page becomes visible again. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = () => setNow(Date.now());
    const timer = setInterval(update, UPDATE_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}

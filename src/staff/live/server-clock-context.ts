import { createContext, use, useEffect, useState } from 'react';
import { ServerClock } from './server-clock.ts';

const UPDATE_MS = 15_000;

/** One for the page: all of it is served by one server. */
export const ServerClockContext = createContext(new ServerClock());

export function useServerClock(): ServerClock {
  return use(ServerClockContext);
}

/** The server's time in milliseconds since 1970, updated regularly and when the page becomes visible again. */
export function useServerNow(): number {
  const clock = useServerClock();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const update = () => setNow(clock.now());
    const timer = setInterval(update, UPDATE_MS);
    document.addEventListener('visibilitychange', update);
    const unsubscribe = clock.onJump(update);
    return () => {
      clearInterval(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', update);
    };
  }, [clock]);
  return now;
}

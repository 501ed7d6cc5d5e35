import { type RefObject, useEffect, useState } from 'react';

/** Whether the diner has come to see it: a page that nobody scrolls down fetches no more than it shows. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setInSight(true);
    });
    if (element.current && !isInSight) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInSight]);
  return isInSight;
}

import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has ever been visible, so that nothing is loaded in advance for visitors who never
 * scroll to the widget.
 */
export function useHasBeenInView(element: RefObject<Element | null>): boolean {
  const [hasBeenInView, setHasBeenInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setHasBeenInView(true);
    });
    if (element.current && !hasBeenInView) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, hasBeenInView]);
  return hasBeenInView;
}

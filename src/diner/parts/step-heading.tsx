import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The heading of a step. It takes focus when the step changes, so that screen readers read it. */
export function StepHeading({
  takesFocus,
  children,
}: {
  takesFocus: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus();
    // The second press of a double click belongs to the step before, and must not take the focus away. This step can
    // be shorter, and the press then beside the widget. A press of this step is the first of its own series, and
    // ends the listening.
    document.addEventListener('mousedown', keepFocus, { once: true });
    return () => document.removeEventListener('mousedown', keepFocus);
  }, [takesFocus]);
  return (
    <h2 className="heading" part="heading" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
}

function keepFocus(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

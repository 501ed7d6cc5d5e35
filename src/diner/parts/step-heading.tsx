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
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 className="heading" part="heading" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step. Focus goes to it when the step takes another’s place, so that it is read. */
export function StepHeading({
  takesFocus,
  children,
}: {
  takesFocus: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 className="heading" part="heading" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
}

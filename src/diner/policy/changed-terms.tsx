import { useLayoutEffect, useRef } from 'react';

/** The notice above the terms that they have changed. It takes the focus, because the pressed button is elsewhere. */
export function ChangedTerms({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => line.current?.focus(), []);
  return (
    <p className="failure" role="alert" tabIndex={-1} ref={line}>
      {children}
    </p>
  );
}

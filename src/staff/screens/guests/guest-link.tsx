import type { ReactNode } from 'react';
import { hrefOf, START } from '../../route.ts';

interface GuestLinkProps {
  uuid: string;
  /** Whether their profile is open. */
  isChosen: boolean;
  children: ReactNode;
}

/** A row of a list of guests, which opens the profile. */
export function GuestLink({ uuid, isChosen, children }: GuestLinkProps) {
  const href = hrefOf({ ...START, place: 'guests', customer: uuid });
  return (
    <a className="guest-line" href={href} aria-current={isChosen ? 'true' : undefined}>
      {children}
    </a>
  );
}

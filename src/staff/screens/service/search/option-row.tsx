import type { ReactNode } from 'react';
import type { BookingStatus } from '../../../../domain/booking-status.ts';

export interface OptionRowProps {
  id: string;
  isActive: boolean;
  onOpen: () => void;
  className: string;
  status?: BookingStatus;
  children: ReactNode;
}

/** A row of what was found. The field keeps the focus and handles the keys, with aria-activedescendant. */
export function OptionRow({ id, isActive, onOpen, className, status, children }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus, with aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={className}
      data-status={status}
      // The field keeps the focus, so that the list stays until the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      {children}
    </div>
  );
}

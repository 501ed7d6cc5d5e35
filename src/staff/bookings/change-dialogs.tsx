import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { BookingStatus } from '../../domain/booking-status.ts';

/** A change that was not made because the booking was changed elsewhere. */
export interface Conflict {
  /** The booking that the person saw. */
  snapshot: StaffBooking;
  /** The booking as it is now. */
  fresh: StaffBooking;
  /** The label of the button that was pressed. */
  action: string;
  /** Makes the change to the fresh booking; null if that is no longer possible. */
  proceed: (() => void) | null;
}

/** A move to a status that no other can follow, which needs a confirmation. */
export interface FinalMove {
  snapshot: StaffBooking;
  to: BookingStatus;
}

interface ChangeDialogs {
  conflict: Conflict | null;
  showConflict: (conflict: Conflict | null) => void;
  finalMove: FinalMove | null;
  confirmFinalMove: (move: FinalMove | null) => void;
}

const ChangeDialogsContext = createContext<ChangeDialogs | null>(null);

/** Holds which of the two dialogs about a change is open: the conflict or the confirmation. */
export function ChangeDialogsProvider({ children }: { children: ReactNode }) {
  const [conflict, showConflict] = useState<Conflict | null>(null);
  const [finalMove, confirmFinalMove] = useState<FinalMove | null>(null);
  const dialogs = useMemo(
    () => ({ conflict, showConflict, finalMove, confirmFinalMove }),
    [conflict, finalMove],
  );
  return <ChangeDialogsContext value={dialogs}>{children}</ChangeDialogsContext>;
}

export function useChangeDialogs(): ChangeDialogs {
  const dialogs = use(ChangeDialogsContext);
  if (!dialogs) throw new Error('useChangeDialogs needs a ChangeDialogsProvider.');
  return dialogs;
}

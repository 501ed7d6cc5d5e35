import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PrivateBooking } from '../contract/booking.ts';
import type { BookingStatus } from '../domain/booking-status.ts';

/** Something told to the person: seen in the bar at the foot, and read out. */
export interface Notice {
  id: number;
  text: string;
  isProblem: boolean;
  action?: { label: string; run: () => void } | undefined;
}

/** A change that met a booking that was changed elsewhere. */
export interface Conflict {
  picture: PrivateBooking;
  fresh: PrivateBooking;
  /** What was to be done, in the words of its button. */
  action: string;
  /** Does it all the same, to the fresh booking; null where that is no longer possible. */
  proceed: (() => void) | null;
}

/** A move after which nothing can follow, and which is asked about first. */
export interface FinalMove {
  picture: PrivateBooking;
  to: BookingStatus;
}

interface Desk {
  notice: Notice | null;
  tell: (notice: Omit<Notice, 'id'>) => void;
  dismiss: () => void;
  conflict: Conflict | null;
  showConflict: (conflict: Conflict | null) => void;
  finalMove: FinalMove | null;
  askFinal: (move: FinalMove | null) => void;
  /** Forms that were left half-filled, by a name of their own; gone with the session. */
  drafts: Map<string, unknown>;
}

const DeskContext = createContext<Desk | null>(null);

/** Notices go by themselves after a while, problems stay until they are dismissed. */
const NOTICE_MS = 30_000;

/** What any part of the screen may put before the person: notices, conflicts, questions. */
export function DeskProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [conflict, showConflict] = useState<Conflict | null>(null);
  const [finalMove, askFinal] = useState<FinalMove | null>(null);
  const [drafts] = useState(() => new Map<string, unknown>());
  const lastId = useRef(0);

  const tell = useCallback((told: Omit<Notice, 'id'>) => {
    lastId.current += 1;
    setNotice({ ...told, id: lastId.current });
  }, []);
  const dismiss = useCallback(() => setNotice(null), []);

  useEffect(() => {
    if (!notice || notice.isProblem) return;
    const timer = setTimeout(dismiss, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, dismiss]);

  const desk = useMemo(
    () => ({ notice, tell, dismiss, conflict, showConflict, finalMove, askFinal, drafts }),
    [notice, tell, dismiss, conflict, finalMove, drafts],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('There is no desk around this component.');
  return desk;
}

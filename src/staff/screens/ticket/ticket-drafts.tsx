import { createContext, type ReactNode, use, useState } from 'react';
import type { TicketForm } from './ticket-form.ts';

/** Half-filled ticket forms by booking uuid; they are lost with the session. */
type Drafts = Map<string, TicketForm>;

const TicketDraftsContext = createContext<Drafts | null>(null);

/** Keeps half-filled ticket forms while their dialogs are closed. */
export function TicketDraftsProvider({ children }: { children: ReactNode }) {
  const [drafts] = useState<Drafts>(() => new Map());
  return <TicketDraftsContext value={drafts}>{children}</TicketDraftsContext>;
}

export function useTicketDrafts(): Drafts {
  const drafts = use(TicketDraftsContext);
  if (!drafts) throw new Error('useDrafts needs a DraftsProvider.');
  return drafts;
}

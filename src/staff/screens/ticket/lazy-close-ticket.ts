import { lazy } from 'react';
import { loadWithTexts } from '../../messages/load-message-part.ts';

export const loadCloseTicket = () => loadWithTexts('service', import('./close-ticket.tsx'));

/** The form that closes a ticket, loaded when it is first opened. */
export const CloseTicket = lazy(loadCloseTicket);

import type { MessageParts } from '../staff-messages.ts';
import { log } from './log.ts';
import { ticket } from './ticket.ts';

/** Texts of the panel of one booking. */
export const bookingPanel: MessageParts['bookingPanel'] = {
  ...log,
  ...ticket,
  openProfile: 'Obre la fitxa',
};

import type { MessageParts } from '../staff-messages.ts';
import { log } from './log.ts';
import { mail } from './mail.ts';
import { ticket } from './ticket.ts';

/** Texts of the panel of one booking, and of its mail. */
export const bookingPanel: MessageParts['bookingPanel'] = {
  ...log,
  ...mail,
  ...ticket,
  openProfile: 'Abrir a ficha',
  guestProfile: 'Ficha do cliente',
};

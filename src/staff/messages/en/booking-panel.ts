import { log } from './log.ts';
import { mail } from './mail.ts';
import { ticket } from './ticket.ts';

/** Texts of the panel of one booking, and of its mail. */
export const bookingPanel = {
  ...log,
  ...mail,
  ...ticket,
  openProfile: 'Open the profile',
  guestProfile: 'Guest profile',
};

import { log } from './log.ts';
import { ticket } from './ticket.ts';

/** Texts of the panel of one booking. */
export const bookingPanel = { ...log, ...ticket, openProfile: 'Open the profile' };

import type { Channel } from '../domain/booking.ts';
import type { Language } from '../domain/language.ts';
import type { DataAccess, Permission } from '../domain/permission.ts';
import { Refusal } from '../domain/refusal.ts';
import type { TicketPartner } from '../domain/ticket.ts';

/** Who asks, and what they may do. Made at a door; no operation asks which. */
export interface Principal {
  accountId: string;
  /** The same for every request of one caller: what idempotency keys belong to. */
  caller: string;
  /** Whose picture of a customer a public shape shows. */
  integration: string;
  /** The partner that acts; null for the widget and the staff. */
  partnerId: string | null;
  permissions: ReadonlySet<Permission>;
  dataAccess: DataAccess;
  channel: Channel;
  ticketPartner: TicketPartner;
  rights: Rights;
  /** The one booking that a manage token opens. */
  managedBookingUuid: string | null;
  language: Language | null;
  ip: string | null;
}

/** What sets callers apart beyond permissions. */
export interface Rights {
  /** Reads and changes whoever made a booking; without it, only one's own may be changed. */
  mayChangeEveryBooking: boolean;
  mayDeleteBookings: boolean;
  /** Lists bookings of past days. */
  mayListPastDays: boolean;
  /** Puts walk-ins on the wait list, with a quoted wait. */
  mayQueueWalkIns: boolean;
  /** Is told with every booking it makes where the guest manages it, for it is the guest. */
  getsManageLinks: boolean;
  /** Needs the venue's plan to allow changes of bookings from outside. */
  needsPublicBookingUpdates: boolean;
}

/** What everyone has who does not work at the venue. */
export const OUTSIDE_RIGHTS: Rights = {
  mayChangeEveryBooking: false,
  mayDeleteBookings: false,
  mayListPastDays: false,
  mayQueueWalkIns: false,
  getsManageLinks: false,
  needsPublicBookingUpdates: true,
};

/** On whose behalf a caller acts: the staff for the venue, everyone else for the guest. */
export function actorOf({ rights }: Principal): 'VENUE' | 'CUSTOMER' {
  return rights.mayChangeEveryBooking ? 'VENUE' : 'CUSTOMER';
}

/** @throws Refusal FORBIDDEN */
export function permit(principal: Principal, permission: Permission): void {
  if (principal.permissions.has(permission)) return;
  throw new Refusal(
    'FORBIDDEN',
    `These credentials do not have the permission ${permission}. Ask the venue to grant it.`,
  );
}

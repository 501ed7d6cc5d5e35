import type { Channel } from '../domain/booking.ts';
import { clientNetworkOf } from '../domain/client-network.ts';
import type { Language } from '../domain/language.ts';
import type { DataAccess, StaffPermission } from '../domain/permission.ts';
import { Refusal } from '../domain/refusal.ts';
import type { TicketPartner } from '../domain/ticket.ts';
import type { StaffSession } from '../store/staff-sessions.ts';

/** Who is calling, and what they may do. Each API creates it; operations do not know which API did. */
export interface Principal {
  accountId: string;
  /**
   * The scope of idempotency keys, and the recorded source of consents: one per partner and staff
   * member, one for all diners.
   */
  caller: string;
  /**
   * The source under which customer data from this caller is stored: a partner id, WIDGET or STAFF. With
   * public data access, the caller sees only data of this source.
   */
  customerSource: string;
  /** Null for the widget and the staff. */
  partnerId: string | null;
  /** The staff member who acts; null for all others. */
  staffUuid: string | null;
  /** The device on which a staff member acts. */
  staffSession?: StaffSession;
  /** The uuid of the staff member whose PIN lends the caller permissions for this request. */
  approvedBy?: string;
  permissions: ReadonlySet<StaffPermission>;
  dataAccess: DataAccess;
  channel: Channel;
  ticketPartner: TicketPartner;
  capabilities: Capabilities;
  /** The only booking that a manage token gives access to. */
  managedBookingUuid: string | null;
  /**
   * Whose wrong promo and redemption codes are counted together: those of a client network or an API
   * key. Null for staff, who know the codes.
   */
  codeLimitActor: string | null;
  language: Language | null;
  ip: string | null;
}

/** Where the caller is, for limits. All whose address is not known are at one place. */
export function networkOf({ ip }: Principal): string {
  return clientNetworkOf(ip ?? '');
}

/** What a kind of caller may do, in addition to its permissions. */
export interface Capabilities {
  /**
   * May read and change every booking of the venue. Without it, a diner may change only the booking of
   * its manage token, and a partner only its own and the venue's, which staff or the widget made.
   */
  mayChangeEveryBooking: boolean;
  mayDeleteBookings: boolean;
  /** May set aside the venue's own rules, each by its name. */
  mayForceRules: boolean;
  /** May list bookings of past days. */
  mayListPastDays: boolean;
  /** Sees the same customer uuid in all bookings of a customer. Others see a different one in each booking. */
  knowsCustomers: boolean;
  /** Sees the contact that was given with each booking. Others see the guest's profile. */
  seesWhoBooked: boolean;
  /** Sees with a booking which bookings moved to make room, and whether it is at risk. */
  seesTableMoves: boolean;
  /** Sees how to reach guests and what is noted about them, not only their names, allergies and wishes. */
  seesContacts: boolean;
  /** Notes how to recognize guests without a booking, and sees it. */
  seesWalkInGuests: boolean;
  /** May put walk-ins on the wait list, with a quoted wait. */
  mayQueueWalkIns: boolean;
  /** Shows diners the venue's own consent texts, so that their wording is known. */
  showsConsentTexts: boolean;
  /** Gets a manage link with every booking it makes, because the caller is the diner. */
  getsManageLinks: boolean;
  /** The limits of `create-booking.ts` apply. */
  hasBookingLimits: boolean;
  /** May change bookings only if the venue has the feature publicBookingUpdates. */
  needsPublicBookingUpdates: boolean;
}

/** The capabilities of every caller outside the venue. */
export const EXTERNAL_CAPABILITIES: Capabilities = {
  mayChangeEveryBooking: false,
  mayDeleteBookings: false,
  mayForceRules: false,
  mayListPastDays: false,
  knowsCustomers: true,
  seesWhoBooked: false,
  seesTableMoves: false,
  seesContacts: true,
  seesWalkInGuests: false,
  mayQueueWalkIns: false,
  showsConsentTexts: false,
  getsManageLinks: false,
  hasBookingLimits: false,
  needsPublicBookingUpdates: true,
};

/** Who the caller acts for: the staff for the venue, every other caller for the customer. */
export function sideOf({ capabilities }: Principal): 'VENUE' | 'CUSTOMER' {
  return capabilities.mayChangeEveryBooking ? 'VENUE' : 'CUSTOMER';
}

/** @throws Refusal FORBIDDEN unless the caller has the permission */
export function requirePermission(principal: Principal, permission: StaffPermission): void {
  if (principal.permissions.has(permission)) return;
  if (principal.staffUuid !== null) {
    throw new Refusal(
      'FORBIDDEN',
      `Your role does not have the permission ${permission}. Ask the owner or a manager.`,
    );
  }
  throw new Refusal(
    'FORBIDDEN',
    `These credentials do not have the permission ${permission}. Ask the venue to grant it.`,
  );
}

import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../../domain/booking-status.ts';
import { parseCustomerQuery } from '../../domain/customer-query.ts';
import { BookingTable } from '../booking.ts';
import { SpecialOccasion } from '../booking-notes.ts';
import { PrivateCustomer } from '../customer.ts';
import * as limits from '../limits.ts';

/** POST /staff/v3/customers/search. In a body, because a URL must not have personal data. */
export const SearchCustomersRequest = z.strictObject({
  /** Words of a name or an email, or digits of a phone number. */
  query: limits
    .text({ max: 100 })
    .check(
      z.refine((text) => parseCustomerQuery(text) !== null, 'needs two letters or three digits'),
    ),
});
export type SearchCustomersRequest = z.infer<typeof SearchCustomersRequest>;

/** A person's name, email and phone number. */
const Contact = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

/** A booking of a guest, as their profile lists it. */
export const GuestBooking = z.object({
  uuid: z.string(),
  workDay: limits.WallDate,
  bookingAt: limits.DateTime,
  status: z.enum(BOOKING_STATUSES),
  pax: limits.Pax,
  paxChildren: limits.PaxChildren,
  tables: z.array(BookingTable),
  hasAllergies: z.boolean(),
  allergiesDescription: z.nullable(z.string()),
  customerSpecialRequests: z.nullable(z.string()),
  specialOccasion: z.nullable(SpecialOccasion),
  privateNotes: z.nullable(z.string()),
  /** Of a closed ticket, in cents; null while it is open, and without one. */
  ticketTotalAmount: z.nullable(z.int()),
  /** What was given with it; absent if the guest's profile says the same. */
  bookedAs: z.optional(Contact),
});
export type GuestBooking = z.infer<typeof GuestBooking>;

/** The visits that another system counted before its guests were imported. They are in no other figure. */
export const EarlierVisits = z.object({
  /** Null if the file did not say. */
  count: z.nullable(z.int()),
  lastOn: z.nullable(limits.WallDate),
});
export type EarlierVisits = z.infer<typeof EarlierVisits>;

/** Absent for guests of whom no other system counted any. */
const earlierVisits = z.optional(EarlierVisits);

/** The private shape of a customer, with what only staff see. */
export const CustomerForStaff = z.extend(PrivateCustomer, { earlierVisits });
export type CustomerForStaff = z.infer<typeof CustomerForStaff>;

/**
 * The guest of a booking: name, email and phone are those given with it. People who book with the same email or phone number
 * share one profile.
 */
export const CustomerAsBooked = z.extend(CustomerForStaff, {
  /** What differs in the guest's profile; absent if nothing does. */
  profile: z.optional(Contact),
});
export type CustomerAsBooked = z.infer<typeof CustomerAsBooked>;

/** A guest in a list. */
export const FoundCustomer = z.object({
  ...z.pick(PrivateCustomer, {
    uuid: true,
    name: true,
    email: true,
    phone: true,
    isVip: true,
    tags: true,
    visitsCount: true,
    noShowsCount: true,
    lastVisitAt: true,
  }).shape,
  earlierVisits,
  /** What was given with the latest matching booking; absent if the guest's profile matches. */
  bookedAs: z.optional(Contact),
  /** The next ones, at most three; those with that name first. */
  nextBookings: z.array(GuestBooking),
});
export type FoundCustomer = z.infer<typeof FoundCustomer>;

export const FoundCustomers = z.object({
  /** The best first. */
  customers: z.array(FoundCustomer),
  /** More guests match than are in the answer. */
  hasMore: z.boolean(),
});
export type FoundCustomers = z.infer<typeof FoundCustomers>;

/** Something that a guest told with a booking. */
const Told = z.object({ text: z.string(), bookingAt: limits.DateTime });

/** GET /staff/v3/customers/{customerUuid}: the private shape of a customer, and what staff need besides. */
export const StaffCustomer = z.extend(CustomerForStaff, {
  /** Of the customer, which If-Match names. */
  version: z.int(),
  /** The total of all closed tickets in cents. */
  spent: z.int(),
  /** Over their visits, children included; null before the first one. */
  averagePax: z.nullable(z.number()),
  /** Who wrote the notes, and when; null if nobody did since changes are recorded. */
  notesWritten: z.nullable(
    z.object({
      /** Null for somebody who was removed. */
      by: z.nullable(z.string()),
      at: limits.DateTime,
    }),
  ),
  /** Allergies and wishes of earlier and coming bookings, the latest first. */
  allergiesTold: z.array(Told),
  wishesTold: z.array(Told),
  /** The next ones first. */
  nextBookings: z.array(GuestBooking),
  /** Those of the past and of guests in the house, newest first, as far as `hasMoreBookings` says. */
  pastBookings: z.array(GuestBooking),
  hasMoreBookings: z.boolean(),
  /** Contacts that were given with bookings and differ from the profile, the latest first, at most five. */
  alsoBookedAs: z.array(Contact),
  /** Other guests with the same email, phone number or name. */
  alike: z.array(
    z.pick(FoundCustomer, { uuid: true, name: true, email: true, phone: true, visitsCount: true }),
  ),
});
export type StaffCustomer = z.infer<typeof StaffCustomer>;

/** GET /staff/v3/customers/{customerUuid}/bookings */
export const GuestBookingsQuery = z.object({
  /** The uuid of the last booking of the page before. */
  after: z.optional(limits.Uuid),
  limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
});
export type GuestBookingsQuery = z.infer<typeof GuestBookingsQuery>;

export const GuestBookings = z.object({
  /** Newest first. */
  bookings: z.array(GuestBooking),
  hasMore: z.boolean(),
});
export type GuestBookings = z.infer<typeof GuestBookings>;

/** The fields that both guests of a merge may have, of which one is kept. */
export const MERGED_FIELDS = ['name', 'email', 'phone', 'language'] as const;

/** POST /staff/v3/customers/{customerUuid}/merge: the guest in the path is kept. */
export const MergeCustomersRequest = z.strictObject({
  /** Who becomes the same guest. */
  otherUuid: limits.Uuid,
  /** What is taken from the other one, although the kept one has it. */
  take: z.optional(z.array(z.enum(MERGED_FIELDS))),
  /** Says what the merge would do, and does nothing. */
  dryRun: z.optional(z.boolean()),
});
export type MergeCustomersRequest = z.infer<typeof MergeCustomersRequest>;

export const MergedCustomers = z.object({
  /** As it is afterwards. */
  customer: StaffCustomer,
  /** What goes from the other guest to the kept one. */
  moved: z.object({
    bookings: z.int(),
    consents: z.int(),
    privacyNotices: z.int(),
  }),
});
export type MergedCustomers = z.infer<typeof MergedCustomers>;

/** POST /staff/v3/customers/{customerUuid}/erase */
export const EraseCustomerRequest = z.strictObject({
  /** The stored name, typed again to confirm, because an erasure cannot be undone. It may be a name that is no longer valid. */
  name: limits.text({ min: 1, max: 255 }),
});

export const ErasedCustomer = z.object({
  /** How many bookings stay without a name. */
  bookingsCount: z.int(),
  /** Those still to come, which were canceled. */
  canceledBookingUuids: z.array(z.string()),
});
export type ErasedCustomer = z.infer<typeof ErasedCustomer>;

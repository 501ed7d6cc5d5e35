import type { PrivateBooking, PublicBooking } from '../../contract/booking.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffWaitListPlace } from '../../contract/staff/wait-list.ts';
import type { Booking } from '../../domain/booking.ts';
import { pickNotes, pickSharedNotes } from '../../domain/booking-notes.ts';
import { type Language, type LocalizedText, localize } from '../../domain/language.ts';
import type { AddOn, Venue } from '../../domain/venue.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import { readyTableOf } from '../../domain/wait-list/ready-table.ts';
import { placeOf } from '../../domain/wait-list/wait-list-place.ts';
import type { BookingView } from '../bookings/booking-view.ts';
import { customerAsBooked, privateCustomer, publicCustomer } from './customer-shape.ts';
import { tableChangesShape, tableShapes } from './table-changes-shape.ts';

/** A booking in the shape for the caller's data access ("Booking (two response shapes)"). */
export function bookingShape(view: BookingView): StaffBooking | PrivateBooking | PublicBooking {
  if (view.access === 'public') return publicBookingShape(view);
  return view.tableChanges ? staffBookingShape(view) : privateBooking(view);
}

/** A booking as the staff API has it. */
export function staffBookingShape(view: BookingView): StaffBooking {
  const { booking, venue, customer, tableChanges, walkInGuest } = view;
  if (!tableChanges) throw new Error('The booking was not read for staff.');
  const { version, workDay, isExemptFromPace } = booking;
  const ofStaff = {
    customer: customer?.access === 'private' ? customerAsBooked(venue, customer) : null,
    version,
    workDay,
    isExemptFromPace,
    ...pickNotes(booking, 'STAFF'),
    walkInGuest,
    waitList: staffWaitListShape(venue, booking),
    ...tableChangesShape(venue, tableChanges),
  };
  return { ...privateBooking(view), ...ofStaff };
}

/** A booking as the widget API has it. */
export function publicBookingShape(view: BookingView): PublicBooking {
  const { customer } = view;
  return {
    ...commonFields(view),
    customer: customer?.access === 'public' ? publicCustomer(customer) : null,
  };
}

function privateBooking(view: BookingView): PrivateBooking {
  const { booking, venue, customer } = view;
  const { ticket } = booking;
  const at = (instant: number | null) =>
    instant === null ? null : toZonedIso(venue.timezone, instant);
  return {
    ...commonFields(view),
    customer: customer?.access === 'private' ? privateCustomer(venue, customer) : null,
    ...pickSharedNotes(booking),
    quotedWaitMinutes: booking.quotedWaitMinutes,
    isWalkIn: booking.isWalkIn,
    hasFixedTables: booking.hasFixedTables,
    isHighlighted: booking.isHighlighted,
    channel: booking.channel,
    ticketPartner: ticket?.ticketPartner ?? null,
    ticketExternalId: ticket?.externalId ?? null,
    ticketTotalAmount: ticket?.totalAmount ?? null,
    tableReadyAt: at(booking.tableReadyAt),
    arrivedAt: at(booking.arrivedAt),
    seatedAt: at(booking.seatedAt),
    endedAt: at(booking.endedAt),
    ip: booking.ip,
    tables: tableShapes(venue, tablesOf(booking)),
    createdAt: at(booking.createdAt),
    updatedAt: at(booking.updatedAt),
  };
}

/** A no-show keeps its tables in the database, for the undo, but no longer occupies them. */
function tablesOf({ status, tableIds }: BookingView['booking']): readonly number[] {
  return status === 'NO_SHOW' ? [] : tableIds;
}

function commonFields(view: BookingView): Omit<PublicBooking, 'customer'> {
  const { booking, venue, redirectUrl } = view;
  const language = view.language ?? venue.language;
  const { cancellationPolicy: policy } = booking;
  const at = (instant: number) => toZonedIso(venue.timezone, instant);
  return {
    redirectUrl,
    uuid: booking.uuid,
    bookingAt: at(booking.bookingAt),
    status: booking.status,
    isTimeLimited: booking.isTimeLimited,
    ...pickNotes(booking, 'GUEST', 'VENUE'),
    isReconfirmed: booking.isReconfirmed,
    isReconfirmedByCustomer: booking.isReconfirmedByCustomer,
    cancelReason: booking.cancelReason,
    bookingPartner: booking.bookingPartner === null ? null : 'DEFAULT',
    bookingExternalId: booking.bookingExternalId,
    shiftType: {
      id: booking.shiftId,
      name: currentName(venue.shifts, { id: booking.shiftId, name: booking.shiftName }, language),
    },
    floorPlanArea:
      booking.floorPlanAreaId === null
        ? null
        : named(
            venue.floorPlanAreas,
            { id: booking.floorPlanAreaId, name: booking.floorPlanAreaName ?? '' },
            language,
          ),
    promo:
      booking.promoId === null
        ? null
        : named(venue.promos, { id: booking.promoId, name: booking.promoName ?? '' }, language),
    product: booking.product,
    experience: booking.experience && {
      ...booking.experience,
      name: currentName(
        venue.experiences,
        { id: booking.experience.experienceId, name: booking.experience.name },
        language,
      ),
    },
    cancellationPolicy: policy && {
      ...policy,
      signDeadlineAt: at(policy.signDeadlineAt),
      signedAt: policy.signedAt === null ? null : at(policy.signedAt),
      endedAt: policy.endedAt === null ? null : at(policy.endedAt),
    },
    addOns: booking.addOns.map((addOn) => ({
      ...addOn,
      name: currentName(offeredAddOns(venue), { id: addOn.addOnId, name: addOn.name }, language),
    })),
    accountId: booking.accountId,
    highChairs: booking.highChairs,
    paxChildren: booking.paxChildren,
    pax: booking.pax,
    strollers: booking.strollers,
    turnMinutes: booking.turnMinutes,
  };
}

function offeredAddOns(venue: Venue): AddOn[] {
  return venue.addOnGroups.flatMap(({ addOns }) => addOns);
}

/** The current name in the reader's language; if the item was removed, its name at the time of booking. */
function currentName<Id>(
  things: readonly { id: Id; name: LocalizedText }[],
  booked: { id: Id; name: string },
  language: Language,
): string {
  const thing = things.find(({ id }) => id === booked.id);
  return thing ? localize(thing.name, language) : booked.name;
}

function named(
  things: readonly { id: number; name: LocalizedText }[],
  booked: { id: number; name: string },
  language: Language,
): { name: string; id: number } {
  return { name: currentName(things, booked, language), id: booked.id };
}

/** The place of a booking on the wait list, for the staff; null without one. */
function staffWaitListShape(venue: Venue, booking: Booking): StaffWaitListPlace | null {
  const place = placeOf(booking) ?? (readyTableOf(booking) && booking.waitList);
  if (!place) return null;
  const { state, joinedAt, offer, skipReason } = place;
  const at = (instant: number) => toZonedIso(venue.timezone, instant);
  return {
    state,
    joinedAt: at(joinedAt),
    offer: offer && {
      tables: tableShapes(venue, offer.tableIds),
      offeredAt: at(offer.offeredAt),
      endsAt: at(offer.endsAt),
    },
    skipReason,
  };
}

import type { PrivateBooking, PublicBooking } from '../../contract/booking.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import { type Language, type LocalizedText, localize } from '../../domain/language.ts';
import type { AddOn, Venue } from '../../domain/venue.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import type { BookingView } from '../../operations/bookings/booking-view.ts';
import { customerForStaff, privateCustomer, publicCustomer } from './customer-shape.ts';
import { tableChangesShape, tableShapes } from './table-changes-shape.ts';
import { staffWaitListShape } from './wait-list-shape.ts';

/** A booking in the shape that the caller's data access gives ("Booking (two response shapes)"). */
export function bookingShape(view: BookingView): StaffBooking | PrivateBooking | PublicBooking {
  if (view.access === 'public') return publicBooking(view);
  const { booking, venue, customer, tableChanges, walkInGuest } = view;
  if (!tableChanges) return privateBooking(view);
  const { version, workDay, isExemptFromPace } = booking;
  const ofStaff = {
    customer: customer?.access === 'private' ? customerForStaff(venue, customer) : null,
    version,
    workDay,
    isExemptFromPace,
    walkInGuest,
    waitList: staffWaitListShape(venue, booking),
    ...tableChangesShape(venue, tableChanges),
  };
  return { ...privateBooking(view), ...ofStaff };
}

function publicBooking(view: BookingView): PublicBooking {
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
    privateNotes: booking.privateNotes,
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
    customerSpecialRequests: booking.customerSpecialRequests,
    hasAllergies: booking.hasAllergies,
    allergiesDescription: booking.allergiesDescription,
    specialOccasion: booking.specialOccasion,
    needsAccessibleSeating: booking.needsAccessibleSeating,
    hotelRoom: booking.hotelRoom,
    publicNotes: booking.publicNotes,
    isReconfirmed: booking.isReconfirmed,
    isReconfirmedByCustomer: booking.isReconfirmedByCustomer,
    cancelReason: booking.cancelReason,
    bookingPartner: booking.bookingPartner === null ? null : 'DEFAULT',
    bookingExternalId: booking.bookingExternalId,
    shiftType: {
      id: booking.shiftId,
      name: currentName(venue.shifts, booking.shiftId, language, booking.shiftName),
    },
    floorPlanArea:
      booking.floorPlanAreaId === null
        ? null
        : named(
            venue.floorPlanAreas,
            booking.floorPlanAreaId,
            language,
            booking.floorPlanAreaName ?? '',
          ),
    promo:
      booking.promoId === null
        ? null
        : named(venue.promos, booking.promoId, language, booking.promoName ?? ''),
    product: booking.product,
    experience: booking.experience && {
      ...booking.experience,
      name: currentName(
        venue.experiences,
        booking.experience.experienceId,
        language,
        booking.experience.name,
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
      name: currentName(offeredAddOns(venue), addOn.addOnId, language, addOn.name),
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

/** The current name in the reader's language; the name at the time of booking where it was removed. */
function currentName<Id>(
  things: readonly { id: Id; name: LocalizedText }[],
  id: Id,
  language: Language,
  nameThen: string,
): string {
  const thing = things.find((one) => one.id === id);
  return thing ? localize(thing.name, language) : nameThen;
}

function named(
  things: readonly { id: number; name: LocalizedText }[],
  id: number,
  language: Language,
  nameThen: string,
): { name: string; id: number } {
  return { name: currentName(things, id, language, nameThen), id };
}

import type * as wire from '../../contract/staff/service-days.ts';
import type { ServiceDay } from '../../domain/availability/availability.ts';
import { serviceShifts } from '../../domain/availability/service-slots.ts';
import { isInProgress } from '../../domain/booking-status.ts';
import type { AffectedBooking } from '../../domain/service-day/affected-booking.ts';
import type { Block } from '../../domain/service-day/block.ts';
import type { Venue } from '../../domain/venue.ts';
import { toZonedIso, type WallTime } from '../../domain/venue-time.ts';
import { offerOf } from '../../domain/wait-list/wait-list-place.ts';
import { tableShapes } from '../../operations/answers/table-changes-shape.ts';
import type { BlockView } from '../../operations/service-days/block-view.ts';
import type { GuestContact } from '../../operations/service-days/guest-contacts.ts';
import type { ServiceDayView } from '../../operations/service-days/service-day-view.ts';

export function serviceDayShape(view: ServiceDayView): wire.StaffServiceDay {
  const { day, settings, blocks, affected, contacts } = view;
  const { workDay: date, version, limits, teamNote, guestMessage } = settings;
  return {
    date,
    version,
    ...limits,
    closedAreaIds: [...limits.closedAreaIds],
    teamNote,
    guestMessage,
    times: timesOf(day),
    blocks: blocks.map((block) => blockShape(day.venue, block)),
    affected: affected.map((each) => affectedShape(day.venue, each, contacts)),
  };
}

export function blockAnswerShape(view: BlockView): wire.BlockAnswer {
  const { venue, block, affected, contacts } = view;
  return {
    block: block && blockShape(venue, block),
    affected: affected.map((each) => affectedShape(venue, each, contacts)),
  };
}

/** The times of the shifts, which may overlap. */
function timesOf({ venue, workDay }: ServiceDay): WallTime[] {
  const slots = serviceShifts(venue, workDay).flatMap((shift) => shift.slots);
  const inOrder = slots.toSorted((a, b) => a.startAt - b.startAt).map(({ time }) => time);
  return [...new Set(inOrder)];
}

function blockShape(
  venue: Venue,
  { id, tableIds, startAt, endAt, reason }: Block,
): wire.StaffBlock {
  const at = (instant: number) => toZonedIso(venue.timezone, instant);
  const tables = tableShapes(venue, tableIds);
  return { id, tables, startAt: at(startAt), endAt: at(endAt), reason };
}

function affectedShape(
  venue: Venue,
  { booking, reason, otherTableIds, otherStartAt, isMoved }: AffectedBooking,
  contacts: ReadonlyMap<string, GuestContact>,
): wire.StaffAffectedBooking {
  const { uuid, version, status, pax, paxChildren, bookingAt } = booking;
  const contact = contacts.get(uuid);
  return {
    uuid,
    version,
    status,
    reason,
    name: contact?.name ?? null,
    phone: contact?.phone ?? null,
    pax,
    paxChildren,
    bookingAt: toZonedIso(venue.timezone, bookingAt),
    isInHouse: isInProgress(status),
    tables: tableShapes(venue, offerOf(booking)?.tableIds ?? booking.tableIds),
    otherTables: otherTableIds && tableShapes(venue, otherTableIds),
    otherTime: otherStartAt === null ? null : toZonedIso(venue.timezone, otherStartAt),
    isMoved,
  };
}

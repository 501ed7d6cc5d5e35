import type { DesiredStatus } from '../booking-status.ts';
import type { Experience, Shift } from '../venue.ts';
import { MS_PER_MINUTE } from '../venue-time.ts';
import { type AddOnIssue, findAddOnGroup, findAddOnIssue } from './add-on-choice.ts';
import type { AvailabilityCode, ServiceDay } from './availability.ts';
import {
  type Decision,
  type EvaluationContext,
  type SlotChoice,
  withoutTables,
} from './evaluation-context.ts';
import { findExperienceIssue, findOfferedExperience } from './experience-offer.ts';
import { seat } from './seating/seat.ts';
import type { ServiceSlot } from './service-slots.ts';
import { decideCapacity } from './venue-capacity.ts';

/**
 * The only function that decides whether a choice is available at a slot. A REQUESTED booking or a wait
 * list entry holds no table, so these do not apply to it: capacity, the party sizes of shift and experience,
 * manual confirmation, a required experience. The first check that fails gives the code; capacity, the
 * costliest, is the last.
 * @param seatBy finds the tables, with or without moving other bookings
 */
export function decide(
  context: EvaluationContext,
  slot: ServiceSlot,
  choice: SlotChoice,
  status: DesiredStatus = context.criteria.status,
  seatBy: typeof seat = seat,
): Decision {
  const needsTable = status === 'CONFIRMED';
  const experience = choice.experience
    ? findOfferedExperience(context.day.venue, slot, choice.experience.id)
    : null;
  const code =
    windowCode(context, slot, experience) ??
    (needsTable ? shiftCode(context, slot.shift, choice) : null) ??
    experienceCode(context, slot.shift, choice, experience, status) ??
    areaOrAddOnCode(context, slot, choice, experience);
  if (code) return withoutTables(code);
  return needsTable
    ? decideCapacity(context, slot, choice, experience, seatBy)
    : withoutTables('AVAILABLE');
}

/** Whether a booking in this shift must name an area. */
export function mustChooseArea(shift: Pick<Shift, 'floorPlanAreaIds'>): boolean {
  return shift.floorPlanAreaIds.length > 0;
}

/** The areas to choose from in this shift; `[null]` if the venue chooses the area. */
export function offeredAreas(shift: Pick<Shift, 'floorPlanAreaIds'>): readonly (number | null)[] {
  return mustChooseArea(shift) ? shift.floorPlanAreaIds : [null];
}

function windowCode(
  { day: { venue, now }, dayCode }: EvaluationContext,
  { startAt }: ServiceSlot,
  experience: Experience | null,
): AvailabilityCode | null {
  if (dayCode) return dayCode;
  if (startAt < now) return 'PAST';
  const experienceMinutes = experience?.minAdvanceBookingMinutes ?? 0;
  const minAdvanceMinutes = Math.max(venue.minAdvanceMinutes, experienceMinutes);
  return startAt < now + minAdvanceMinutes * MS_PER_MINUTE ? 'TOO_SOON' : null;
}

function shiftCode(
  { covers }: EvaluationContext,
  shift: Shift,
  choice: SlotChoice,
): AvailabilityCode | null {
  if (covers < shift.minCovers) return 'PARTY_TOO_SMALL';
  if (covers > shift.maxCovers) return 'PARTY_TOO_LARGE';
  if (shift.needsManualConfirmation) return 'MANUAL_CONFIRMATION';
  return shift.isExperienceRequired && !choice.experience ? 'EXPERIENCE_REQUIRED' : null;
}

function experienceCode(
  { covers, day }: EvaluationContext,
  shift: Shift,
  choice: SlotChoice,
  experience: Experience | null,
  status: DesiredStatus,
): AvailabilityCode | null {
  if (!choice.experience) return null;
  const issue = findExperienceIssue(experience, choice.experience.tickets, {
    covers,
    status,
    // An area that the shift does not offer gets AREA_NOT_AVAILABLE instead.
    floorPlanAreaId: isAreaOffered(day, shift, choice.floorPlanAreaId)
      ? choice.floorPlanAreaId
      : null,
  });
  return issue ? 'EXPERIENCE_NOT_AVAILABLE' : null;
}

function areaOrAddOnCode(
  context: EvaluationContext,
  slot: ServiceSlot,
  choice: SlotChoice,
  experience: Experience | null,
): AvailabilityCode | null {
  if (!isAreaOffered(context.day, slot.shift, choice.floorPlanAreaId)) return 'AREA_NOT_AVAILABLE';
  const issue = findRequestedAddOnIssue(context, slot, choice, experience);
  return issue ? 'ADD_ON_NOT_AVAILABLE' : null;
}

/**
 * The first rule that the requested add-ons of shift and experience break; null if they break none.
 * @param experience the requested one, if the slot offers it
 */
export function findRequestedAddOnIssue(
  { day: { venue, now }, criteria }: EvaluationContext,
  { shift, startAt }: ServiceSlot,
  choice: SlotChoice,
  experience: Experience | null,
): AddOnIssue | null {
  const ofShift = findAddOnGroup(venue, shift.addOnGroupId);
  const ofExperience = findAddOnGroup(venue, experience?.addOnGroupId ?? null);
  return (
    findAddOnIssue(ofShift, criteria.addOns, startAt, now) ??
    findAddOnIssue(ofExperience, choice.experience?.addOns ?? [], startAt, now)
  );
}

/** Whether the shift offers an area, and staff have not closed it for the day; null for no choice. */
export function isAreaOffered(
  { limits }: Pick<ServiceDay, 'limits'>,
  shift: Shift,
  floorPlanAreaId: number | null,
): boolean {
  if (floorPlanAreaId !== null && limits?.closedAreaIds.includes(floorPlanAreaId)) return false;
  return offeredAreas(shift).includes(floorPlanAreaId);
}

import type { Shift } from '../venue.ts';
import { instantOnWorkDay, type WallTime } from '../venue-time.ts';
import { actionsAt, actionsAtNoSlot, availabilityOf } from './fallback-options.ts';
import { Inquiry, type JudgeOptions } from './inquiry.ts';
import type { ServiceDay, SlotJudgement, Wish } from './judgement.ts';
import { turnMinutesOf } from './party.ts';
import { type ServiceSlot, slotsAt } from './service-slots.ts';
import { mostTelling } from './telling-code.ts';
import type { Choice } from './terms.ts';

/**
 * Judges a wish at one time of a work day. Where shifts overlap, the one that can serve it does.
 * A wish without an area where the shift has guests choose one is AREA_NOT_AVAILABLE here; callers
 * tell that incomplete wish apart beforehand with `requiresArea`.
 */
export function judgeSlot(
  day: ServiceDay,
  wish: Wish,
  time: WallTime,
  options: JudgeOptions = {},
): SlotJudgement {
  const inquiry = new Inquiry(day, wish, options);
  const choice = { floorPlanAreaId: wish.floorPlanAreaId, experience: wish.experience };
  const judgements = slotsAt(inquiry.shifts, time).map((slot) => judgeAt(inquiry, slot, choice));
  return mostTelling(judgements) ?? judgeClosedTime(inquiry, time, choice);
}

/** The judgement of one choice at one slot, whoever asks. */
export function judgeAt(inquiry: Inquiry, slot: ServiceSlot, choice: Choice): SlotJudgement {
  const { shift, time, startAt } = slot;
  const { code, seating } = inquiry.verdictOn(slot, choice);
  const actions = code === 'AVAILABLE' ? [] : actionsAt(inquiry, slot, choice, code);
  const availability = availabilityOf(code, actions);
  return { time, startAt, ...described(inquiry, shift, choice), availability, seating };
}

/** A time at which no shift takes bookings, or that the clocks never show. */
function judgeClosedTime(inquiry: Inquiry, time: WallTime, choice: Choice): SlotJudgement {
  const { day, dayCode } = inquiry.terms;
  const startAt = instantOnWorkDay(day.venue, day.workDay, time);
  const code = dayCode ?? (startAt !== null && startAt < day.now ? 'PAST' : 'CLOSED');
  const availability = availabilityOf(code, actionsAtNoSlot(inquiry, choice, code));
  return { time, startAt, ...described(inquiry, null, choice), availability, seating: null };
}

/** What was asked for, as far as the venue knows it, and how long it would take. */
function described({ terms }: Inquiry, shift: Shift | null, choice: Choice) {
  const { venue } = terms.day;
  const experience = venue.experiences.find(({ id }) => id === choice.experience?.id) ?? null;
  return {
    shift,
    experience,
    floorPlanArea: venue.floorPlanAreas.find(({ id }) => id === choice.floorPlanAreaId) ?? null,
    turnMinutes: turnMinutesOf(venue, shift, experience, terms.covers),
    isTimeLimited: shift?.isTimeLimited === true || experience?.isTimeLimited === true,
  };
}

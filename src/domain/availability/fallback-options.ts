import type {
  Availability,
  AvailabilityCode,
  AvailabilityFilters,
  FallbackAction,
} from './availability.ts';
import { decide, offeredAreas } from './decide.ts';
import { type Evaluation, keyOf } from './evaluation.ts';
import type { SlotChoice } from './evaluation-context.ts';
import { type ChoicesToTry, hasAnotherDate } from './other-dates.ts';
import type { ServiceSlot } from './service-slots.ts';
import { choicesAt, shiftPasses } from './slot-choices.ts';
import type { Steps } from './steps.ts';

/**
 * Most preferred first: the option that changes least of what was requested. REQUEST changes only the
 * status, another area keeps the time, another time keeps the day. The wait list comes later, although
 * it too changes only the status, because it may never lead to a table.
 */
const BY_PREFERENCE: readonly FallbackAction[] = [
  'REQUEST',
  'CHOOSE_ANOTHER_AREA',
  'CHOOSE_ANOTHER_TIME',
  'JOIN_WAIT_LIST',
  'CHOOSE_ANOTHER_DATE',
  'CALL_VENUE',
];

/** The same object for all, because thousands are cached. */
const AVAILABLE: Availability = { code: 'AVAILABLE', fallbackOptions: [] };

/** A code with its fallback options in order of preference; AVAILABLE has none. */
export function availabilityOf(
  code: AvailabilityCode,
  actions: Iterable<FallbackAction>,
): Availability {
  if (code === 'AVAILABLE') return AVAILABLE;
  const offered = new Set(actions);
  const fallbackOptions = BY_PREFERENCE.filter((action) => offered.has(action)).map(
    (action, index) => ({ action, isPreferred: index === 0 }),
  );
  return { code, fallbackOptions };
}

/**
 * The fallback actions for a choice that is unavailable at a slot. Each has been checked and would
 * succeed now, except CHOOSE_ANOTHER_DATE, which ignores existing bookings, and CALL_VENUE.
 */
export function* actionsAt(
  evaluation: Evaluation,
  slot: ServiceSlot,
  choice: SlotChoice,
  code: AvailabilityCode,
): Steps<FallbackAction[]> {
  const { context } = evaluation;
  const canBecome = (status: 'REQUESTED' | 'PENDING_WAIT_LIST_BOOKING') =>
    decide(context, slot, choice, status).code === 'AVAILABLE';
  const actions = yield* dateAndPhoneActions(evaluation, code, singleChoice(choice));
  if (yield* evaluation.hasAnotherTime(slot.startAt, choice)) actions.push('CHOOSE_ANOTHER_TIME');
  if (yield* evaluation.hasAnotherArea(slot, choice)) actions.push('CHOOSE_ANOTHER_AREA');
  if (code === 'MANUAL_CONFIRMATION' || code === 'PARTY_TOO_LARGE') {
    if (canBecome('REQUESTED')) actions.push('REQUEST');
  }
  if (code === 'FULL' && slot.shift.hasWaitList) {
    if (canBecome('PENDING_WAIT_LIST_BOOKING')) actions.push('JOIN_WAIT_LIST');
  }
  return actions;
}

/**
 * The fallback actions for a time at which no shift takes bookings. If no area was chosen, every area is
 * tried: `requireAreaChoice` asks for none at such a time, but the day's other slots may need one.
 */
export function* actionsAtClosedTime(
  evaluation: Evaluation,
  choice: SlotChoice,
  code: AvailabilityCode,
): Steps<FallbackAction[]> {
  const inAnyArea = ({ shift }: ServiceSlot) =>
    choice.floorPlanAreaId === null
      ? offeredAreas(shift).map((floorPlanAreaId) => ({ ...choice, floorPlanAreaId }))
      : [choice];
  const actions = yield* dateAndPhoneActions(evaluation, code, {
    key: `${keyOf(choice)} in any area`,
    listChoices: (_, slot) => inAnyArea(slot),
  });
  const others = evaluation.shifts
    .flatMap(({ slots }) => slots)
    .flatMap((slot) => inAnyArea(slot).map((one) => ({ slot, choice: one })));
  if (yield* evaluation.findFirst(others)) actions.push('CHOOSE_ANOTHER_TIME');
  return actions;
}

/** The fallback actions for a work day as a whole. */
export function actionsForDay(
  evaluation: Evaluation,
  code: AvailabilityCode,
  filters: AvailabilityFilters,
): Steps<FallbackAction[]> {
  return dateAndPhoneActions(evaluation, code, filteredChoices(filters));
}

/**
 * CHOOSE_ANOTHER_DATE if another date is possible; CALL_VENUE if the venue has a phone number and the
 * time is not in the past.
 */
function* dateAndPhoneActions(
  { context }: Evaluation,
  code: AvailabilityCode,
  choices: ChoicesToTry,
): Steps<FallbackAction[]> {
  const actions: FallbackAction[] = [];
  if (yield* hasAnotherDate(context, choices)) actions.push('CHOOSE_ANOTHER_DATE');
  if (context.day.venue.contact.phone !== null && code !== 'PAST') actions.push('CALL_VENUE');
  return actions;
}

function singleChoice(choice: SlotChoice): ChoicesToTry {
  return { key: keyOf(choice), listChoices: () => [choice] };
}

function filteredChoices(filters: AvailabilityFilters): ChoicesToTry {
  return {
    key: JSON.stringify(filters),
    listChoices: (context, slot) =>
      shiftPasses(filters, slot.shift) ? choicesAt(context, slot, filters) : [],
  };
}

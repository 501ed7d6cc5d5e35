import type {
  Availability,
  AvailabilityCode,
  AvailabilityFilters,
  FallbackAction,
} from './availability.ts';
import { decide, offeredAreas } from './decide.ts';
import { type Evaluation, keyOf } from './evaluation.ts';
import type { SlotChoice } from './evaluation-context.ts';
import { type ChoiceSource, hasAnotherDate } from './other-dates.ts';
import type { ServiceSlot } from './service-slots.ts';
import { choicesAt, passesShift } from './slot-choices.ts';

/**
 * What is preferred where several ways are open: what keeps most of the wish. A request keeps all
 * of it; another area keeps the time, another time the day, the wait list a hope of it.
 */
const PREFERRED_FIRST: readonly FallbackAction[] = [
  'REQUEST',
  'CHOOSE_ANOTHER_AREA',
  'CHOOSE_ANOTHER_TIME',
  'JOIN_WAIT_LIST',
  'CHOOSE_ANOTHER_DATE',
  'CALL_VENUE',
];

/** A code with the ways around it; what is available needs none. */
export function availabilityOf(
  code: AvailabilityCode,
  actions: Iterable<FallbackAction>,
): Availability {
  if (code === 'AVAILABLE') return { code, fallbackOptions: [] };
  const open = new Set(actions);
  const fallbackOptions = PREFERRED_FIRST.filter((action) => open.has(action)).map(
    (action, index) => ({ action, isPreferred: index === 0 }),
  );
  return { code, fallbackOptions };
}

/** The ways around a choice that is not to be had at a slot: only such as would now succeed. */
export function actionsAt(
  evaluation: Evaluation,
  slot: ServiceSlot,
  choice: SlotChoice,
  code: AvailabilityCode,
): FallbackAction[] {
  const { context } = evaluation;
  const canBecome = (status: 'REQUESTED' | 'PENDING_WAIT_LIST_BOOKING') =>
    decide(context, slot, choice, status).code === 'AVAILABLE';
  const actions = actionsPast(evaluation, code, thisOne(choice));
  if (evaluation.hasAnotherTime(slot.startAt, choice)) actions.push('CHOOSE_ANOTHER_TIME');
  if (evaluation.hasAnotherArea(slot, choice)) actions.push('CHOOSE_ANOTHER_AREA');
  if (code === 'MANUAL_CONFIRMATION' || code === 'PARTY_TOO_LARGE') {
    if (canBecome('REQUESTED')) actions.push('REQUEST');
  }
  if (code === 'FULL' && slot.shift.hasWaitList) {
    if (canBecome('PENDING_WAIT_LIST_BOOKING')) actions.push('JOIN_WAIT_LIST');
  }
  return actions;
}

/**
 * The ways around a time at which nothing takes bookings. Where the wish names no area, as it has to
 * at a slot only, any that is offered will do.
 */
export function actionsAtNoSlot(
  evaluation: Evaluation,
  choice: SlotChoice,
  code: AvailabilityCode,
): FallbackAction[] {
  const inSomeArea = ({ shift }: ServiceSlot) =>
    choice.floorPlanAreaId === null
      ? offeredAreas(shift).map((floorPlanAreaId) => ({ ...choice, floorPlanAreaId }))
      : [choice];
  const actions = actionsPast(evaluation, code, {
    key: `${keyOf(choice)} in some area`,
    choicesAt: (_, slot) => inSomeArea(slot),
  });
  const isOpen = (slot: ServiceSlot) =>
    inSomeArea(slot).some((one) => evaluation.isAvailable(slot, one));
  if (evaluation.shifts.some(({ slots }) => slots.some(isOpen)))
    actions.push('CHOOSE_ANOTHER_TIME');
  return actions;
}

/** The ways that lead past a work day as a whole. */
export function actionsForDay(
  evaluation: Evaluation,
  code: AvailabilityCode,
  filters: AvailabilityFilters,
): FallbackAction[] {
  return actionsPast(evaluation, code, whateverPasses(filters));
}

/** No one is called about a time that is over. */
function actionsPast(
  { context }: Evaluation,
  code: AvailabilityCode,
  open: ChoiceSource,
): FallbackAction[] {
  const actions: FallbackAction[] = [];
  if (hasAnotherDate(context, open)) actions.push('CHOOSE_ANOTHER_DATE');
  if (context.day.venue.contact.phone !== null && code !== 'PAST') actions.push('CALL_VENUE');
  return actions;
}

function thisOne(choice: SlotChoice): ChoiceSource {
  return { key: keyOf(choice), choicesAt: () => [choice] };
}

function whateverPasses(filters: AvailabilityFilters): ChoiceSource {
  return {
    key: JSON.stringify(filters),
    choicesAt: (context, slot) =>
      passesShift(filters, slot.shift) ? choicesAt(context, slot, filters) : [],
  };
}

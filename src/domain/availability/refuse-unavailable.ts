import { Refusal, type RefusalCode } from '../refusal.ts';
import type { WallTime } from '../venue-time.ts';
import type {
  BookingCriteria,
  FallbackAction,
  ServiceDay,
  SlotResult,
  UnavailabilityCode,
} from './availability.ts';
import { findAvailable, timeInSteps } from './evaluate-slot.ts';
import { Evaluation, type EvaluationOptions } from './evaluation.ts';
import { explain } from './explain-unavailable.ts';
import type { UnavailableSlot } from './explanation.ts';
import type { Steps } from './steps.ts';

const WINDOW = 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW';
const NO_SLOT = 'NO_AVAILABLE_SLOT';
const NOT_AS_REQUESTED = 'BOOKING_AVAILABILITY_NOT_FOUND';

const REFUSALS: Record<UnavailabilityCode, RefusalCode> = {
  PAST: WINDOW,
  TOO_SOON: WINDOW,
  TOO_FAR_AHEAD: WINDOW,
  CLOSED: NO_SLOT,
  FULL: NO_SLOT,
  PARTY_TOO_SMALL: NO_SLOT,
  PARTY_TOO_LARGE: NO_SLOT,
  MANUAL_CONFIRMATION: NO_SLOT,
  EXPERIENCE_REQUIRED: NOT_AS_REQUESTED,
  EXPERIENCE_NOT_AVAILABLE: NOT_AS_REQUESTED,
  AREA_NOT_AVAILABLE: NOT_AS_REQUESTED,
  ADD_ON_NOT_AVAILABLE: NOT_AS_REQUESTED,
  HIGH_CHAIRS_NOT_AVAILABLE: NOT_AS_REQUESTED,
  STROLLERS_NOT_AVAILABLE: NOT_AS_REQUESTED,
};

const ADVICE: Record<FallbackAction, string> = {
  REQUEST: 'Send the booking with status REQUESTED, and the venue will answer.',
  CHOOSE_ANOTHER_AREA: 'Another area is free at this time.',
  CHOOSE_ANOTHER_TIME: 'Another time on this day is free.',
  JOIN_WAIT_LIST: 'Join the wait list with status PENDING_WAIT_LIST_BOOKING.',
  CHOOSE_ANOTHER_DATE: 'Choose another date.',
  CALL_VENUE: 'Call the venue.',
};

/** An update cannot change the status, so a REQUESTED booking or a wait list entry must be a new one. */
const ADVICE_ON_CHANGE: Record<FallbackAction, string> = {
  ...ADVICE,
  REQUEST:
    'Create a new booking with status REQUESTED, and cancel this one once the new one is confirmed.',
  JOIN_WAIT_LIST:
    'Create a new booking with status PENDING_WAIT_LIST_BOOKING, and cancel this one once the new one is confirmed.',
};

/** The refusal code of a create request for a slot with this availability code. */
export function refusalCodeOf(code: UnavailabilityCode): RefusalCode {
  return REFUSALS[code];
}

interface NeededSlot extends EvaluationOptions {
  /** Whether this is a change of an existing booking, which the evaluation ignores. */
  isChange?: boolean;
}

/**
 * The slot that a write needs. It does not look for the alternatives of a refusal, because other writes wait for the
 * transaction.
 * @throws SlotUnavailable
 */
export function requireAvailable(
  day: ServiceDay,
  criteria: BookingCriteria,
  time: WallTime,
  { excludeBookingUuid, isChange = false }: NeededSlot = {},
): SlotResult {
  const evaluation = new Evaluation(day, criteria, { excludeBookingUuid });
  const result = findAvailable(evaluation, time);
  if (result) return result;
  const changed = isChange && excludeBookingUuid ? { changedBookingUuid: excludeBookingUuid } : {};
  throw new SlotUnavailable(evaluation, time, changed);
}

/** A slot is unavailable for a write. It is caught outside the transaction, where {@link refusalInSteps} makes the refusal. */
export class SlotUnavailable extends Error {
  readonly #evaluation: Evaluation;
  readonly #time: WallTime;
  readonly #changed: Pick<UnavailableSlot, 'changedBookingUuid'>;

  constructor(
    evaluation: Evaluation,
    time: WallTime,
    changed: Pick<UnavailableSlot, 'changedBookingUuid'>,
  ) {
    super(`${time} on ${evaluation.context.day.workDay} is unavailable.`);
    this.#evaluation = evaluation;
    this.#time = time;
    this.#changed = changed;
  }

  /** Why it was unavailable, and what was available instead, by the day as the write read it. */
  *refusalInSteps(): Steps<Refusal> {
    const { day, criteria } = this.#evaluation.context;
    const result = yield* timeInSteps(this.#evaluation, this.#time);
    const { code } = result.availability;
    if (code === 'AVAILABLE')
      throw new Error('The slot was unavailable before, on the same snapshot.');
    return unavailableRefusal({ day, criteria, result, code, ...this.#changed });
  }
}

/** The refusal of an unavailable slot: why it is unavailable, and what to do instead. */
export function unavailableRefusal(unavailable: UnavailableSlot): Refusal {
  const { day, result, code } = unavailable;
  const { reason, advice } = explain(unavailable);
  const when = `${result.time.slice(0, 5)} on ${day.workDay}`;
  return new Refusal(REFUSALS[code], `${when} ${reason}. ${advice ?? adviceFor(unavailable)}`);
}

function adviceFor({ result, changedBookingUuid }: UnavailableSlot): string {
  const preferred = result.availability.fallbackOptions.find(({ isPreferred }) => isPreferred);
  if (preferred) return (changedBookingUuid ? ADVICE_ON_CHANGE : ADVICE)[preferred.action];
  // Without any fallback option, not even another date helps.
  return 'No other date is possible either: change the party or what it asks for.';
}

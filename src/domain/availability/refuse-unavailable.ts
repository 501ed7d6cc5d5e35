import { Refusal, type RefusalCode } from '../refusal.ts';
import type { AvailabilityCode, FallbackAction } from './availability.ts';
import { explain } from './explain-unavailable.ts';
import type { UnavailableSlot } from './explanation.ts';

const WINDOW = 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW';
const NO_SLOT = 'NO_AVAILABLE_SLOT';
const NOT_LIKE_THIS = 'BOOKING_AVAILABILITY_NOT_FOUND';

const REFUSALS: Record<AvailabilityCode, RefusalCode> = {
  // Who refuses what was available has just lost it to someone else.
  AVAILABLE: NO_SLOT,
  PAST: WINDOW,
  TOO_SOON: WINDOW,
  TOO_FAR_AHEAD: WINDOW,
  CLOSED: NO_SLOT,
  FULL: NO_SLOT,
  PARTY_TOO_SMALL: NO_SLOT,
  PARTY_TOO_LARGE: NO_SLOT,
  MANUAL_CONFIRMATION: NO_SLOT,
  EXPERIENCE_REQUIRED: NOT_LIKE_THIS,
  EXPERIENCE_NOT_AVAILABLE: NOT_LIKE_THIS,
  AREA_NOT_AVAILABLE: NOT_LIKE_THIS,
  ADD_ON_NOT_AVAILABLE: NOT_LIKE_THIS,
  HIGH_CHAIRS_NOT_AVAILABLE: NOT_LIKE_THIS,
  STROLLERS_NOT_AVAILABLE: NOT_LIKE_THIS,
};

const ADVICE: Record<FallbackAction, string> = {
  REQUEST: 'Send it with status REQUESTED and the venue will answer.',
  CHOOSE_ANOTHER_AREA: 'Another area is free at this time.',
  CHOOSE_ANOTHER_TIME: 'Another time on this day is free.',
  JOIN_WAIT_LIST: 'Join the wait list with status PENDING_WAIT_LIST_BOOKING.',
  CHOOSE_ANOTHER_DATE: 'Choose another date.',
  CALL_VENUE: 'Call the venue.',
};

/** A change of a booking names no status: what asks for one is a booking of its own. */
const ADVICE_ON_CHANGE: Record<FallbackAction, string> = {
  ...ADVICE,
  REQUEST:
    'Create a booking of its own with status REQUESTED, and cancel this one once it is confirmed.',
  JOIN_WAIT_LIST:
    'Create a booking of its own with status PENDING_WAIT_LIST_BOOKING, and cancel this one once it is confirmed.',
};

/** The refusal with which a create answers what an availability query answers with this code. */
export function refusalOf(code: AvailabilityCode): RefusalCode {
  return REFUSALS[code];
}

/** The refusal of a slot: what is the matter and, by its preferred way around, what to do next. */
export function unavailableRefusal(asked: UnavailableSlot): Refusal {
  const { day, result } = asked;
  const { code } = result.availability;
  const { reason, advice } = explain(asked);
  const when = `${result.time.slice(0, 5)} on ${day.workDay}`;
  return new Refusal(REFUSALS[code], `${when} ${reason}. ${advice ?? adviceOn(asked)}`);
}

function adviceOn({ result, changedBookingUuid }: UnavailableSlot): string {
  const { code, fallbackOptions } = result.availability;
  if (code === 'AVAILABLE') return 'Ask for the availability of this day again.';
  const preferred = fallbackOptions.find(({ isPreferred }) => isPreferred);
  if (preferred) return (changedBookingUuid ? ADVICE_ON_CHANGE : ADVICE)[preferred.action];
  // Another date is a way around everything but a wish for which the venue is not made.
  return 'It is not to be had on another date either: change the party or what it asks for.';
}

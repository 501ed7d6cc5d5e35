import { Refusal, type RefusalCode } from '../refusal.ts';
import type { Availability, AvailabilityCode, FallbackAction, SlotJudgement } from './judgement.ts';

const WINDOW = 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW';
const NO_SLOT = 'NO_AVAILABLE_SLOT';
const NOT_LIKE_THIS = 'BOOKING_AVAILABILITY_NOT_FOUND';

/** Why not, as a sentence whose subject is the time that was asked for. */
const REASONS: Record<AvailabilityCode, { refusal: RefusalCode; reason: string }> = {
  // Who refuses what was available has just lost it to someone else.
  AVAILABLE: { refusal: NO_SLOT, reason: 'was taken a moment ago' },
  PAST: { refusal: WINDOW, reason: 'is over' },
  TOO_SOON: { refusal: WINDOW, reason: 'is too soon: bookings close some time before' },
  TOO_FAR_AHEAD: { refusal: WINDOW, reason: 'is too far ahead: bookings do not go so far yet' },
  CLOSED: { refusal: NO_SLOT, reason: 'is not a time at which the venue takes bookings' },
  FULL: { refusal: NO_SLOT, reason: 'has no table left for this party' },
  PARTY_TOO_SMALL: { refusal: NO_SLOT, reason: 'is for larger parties' },
  PARTY_TOO_LARGE: { refusal: NO_SLOT, reason: 'is for smaller parties' },
  MANUAL_CONFIRMATION: { refusal: NO_SLOT, reason: 'has to be confirmed by the venue' },
  EXPERIENCE_REQUIRED: { refusal: NOT_LIKE_THIS, reason: 'can only be booked with an experience' },
  EXPERIENCE_NOT_AVAILABLE: {
    refusal: NOT_LIKE_THIS,
    reason: 'cannot be booked with this experience and number of tickets',
  },
  AREA_NOT_AVAILABLE: { refusal: NOT_LIKE_THIS, reason: 'cannot be booked in this area' },
  ADD_ON_NOT_AVAILABLE: {
    refusal: NOT_LIKE_THIS,
    reason: 'cannot be booked with these add-ons in these quantities',
  },
  HIGH_CHAIRS_NOT_AVAILABLE: { refusal: NOT_LIKE_THIS, reason: 'has not enough high chairs left' },
  STROLLERS_NOT_AVAILABLE: {
    refusal: NOT_LIKE_THIS,
    reason: 'has not enough room for strollers left',
  },
};

const ADVICE: Record<FallbackAction, string> = {
  REQUEST: 'Send it with status REQUESTED and the venue will answer.',
  CHOOSE_ANOTHER_AREA: 'Another area is free at this time.',
  CHOOSE_ANOTHER_TIME: 'Another time on this day is free.',
  JOIN_WAIT_LIST: 'Join the wait list with status PENDING_WAIT_LIST_BOOKING.',
  CHOOSE_ANOTHER_DATE: 'Choose another date.',
  CALL_VENUE: 'Call the venue.',
};

/** The refusal with which a create answers what an availability query answers with this code. */
export function refusalOf(code: AvailabilityCode): RefusalCode {
  return REASONS[code].refusal;
}

/** The refusal of a slot: what is the matter and, by its preferred way around, what to do next. */
export function unavailable({ time, availability }: SlotJudgement): Refusal {
  const { refusal, reason } = REASONS[availability.code];
  return new Refusal(refusal, `${time.slice(0, 5)} ${reason}. ${adviceOn(availability)}`);
}

function adviceOn({ code, fallbackOptions }: Availability): string {
  if (code === 'AVAILABLE') return 'Ask for the availability of this day again.';
  const preferred = fallbackOptions.find(({ isPreferred }) => isPreferred);
  // Another date is a way around everything but a wish for which the venue is not made.
  return preferred ? ADVICE[preferred.action] : 'It is not to be had on another date either.';
}

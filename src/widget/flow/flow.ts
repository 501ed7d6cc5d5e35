import type { AvailabilityBody, SlotExplanationBody } from '../../contract/availability.ts';
import type { PublicBooking } from '../../contract/booking.ts';
import type { ChosenExtras } from '../../diner/chosen-extras.ts';
import type { Party } from '../../diner/party/party.ts';
import { needsArea } from '../../diner/times/areas.ts';
import type { BookableTime } from '../../diner/times/bookable-times.ts';
import type { WallDate } from '../../domain/venue-time.ts';

/** Choices that are kept across steps, also when the diner goes back. */
interface Selections {
  party: Party;
  /** The month on screen, as YYYY-MM. */
  month: string;
  experienceId: number | null;
  /** The area chosen last. Ignored if the chosen time is not available in it. */
  areaId: number | null;
  extras: ChosenExtras;
  /** Whether the chosen time has an extras step, as of the last slot check. */
  hasExtras: boolean;
}

/** Why a chosen time became unavailable, with the server's explanation if it could be had. */
export interface LostReason extends AvailabilityBody {
  explanation?: SlotExplanationBody | undefined;
  /** Set if it was noticed while the diner did something else, which keeps the focus. */
  keepsFocus?: boolean;
}

export interface ChoosingDay extends Selections {
  step: 'day';
}

export interface ChoosingTime extends Selections {
  step: 'time';
  date: WallDate;
  /** The chosen time, with the areas that have it and whether it is for a table, a request or the wait list. */
  bookableTime: BookableTime | null;
  /** Why the previously chosen time is no longer available. */
  lostReason: LostReason | null;
  /** The previously chosen time, to offer it in another area, on the wait list or as a request. */
  lostTime: BookableTime | null;
}

interface TimeChosen extends Selections {
  date: WallDate;
  bookableTime: BookableTime;
}

export interface ChoosingArea extends TimeChosen {
  step: 'area';
}

export interface ChoosingExtras extends TimeChosen {
  step: 'extras';
}

export interface FillingDetails extends TimeChosen {
  step: 'details';
  /** Why the chosen time became unavailable while the diner was typing. The typed details are kept. */
  lostReason: LostReason | null;
}

export interface Confirmed {
  step: 'confirmed';
  party: Party;
  booking: PublicBooking;
  /** The page where the diner can change the booking without an account. */
  manageUrl: string | null;
  /** The address that was typed; null if none was. */
  email: string | null;
}

export type FirstScreenFlow = ChoosingDay | ChoosingTime;
export type LaterFlow = ChoosingArea | ChoosingExtras | FillingDetails | Confirmed;
export type Flow = FirstScreenFlow | LaterFlow;
export type Step = Flow['step'];

/** What the diner can go back to change. */
export type ChosenPart = 'party' | 'day' | 'time' | 'experience' | 'area' | 'extras';

export type FlowEvent =
  | { type: 'party-changed'; party: Party }
  | { type: 'month-shown'; month: string }
  | { type: 'day-chosen'; date: WallDate }
  | { type: 'experience-chosen'; experienceId: number | null }
  /** `change` is what a suggestion for a lost time changes besides time and area. */
  | { type: 'time-chosen'; bookableTime: BookableTime; change?: Partial<Selections> }
  /** The chosen area is no longer available: the booking keeps its time and goes to another area. */
  | { type: 'area-change-requested'; bookableTime: BookableTime }
  | { type: 'area-step-opened' }
  | { type: 'area-chosen'; areaId: number }
  | { type: 'slot-checked'; hasExtras: boolean }
  | { type: 'extras-changed'; extras: ChosenExtras }
  | { type: 'extras-confirmed' }
  | { type: 'add-ons-removed' }
  | { type: 'slot-lost'; reason: LostReason }
  | { type: 'went-back'; to: ChosenPart }
  | ({ type: 'booked' } & Pick<Confirmed, 'booking' | 'manageUrl' | 'email'>)
  | { type: 'restarted'; month: string };

export const NO_EXTRAS: ChosenExtras = { tickets: null, quantities: {} };

export function beginFlow(start: {
  party: Party;
  month: string;
  date?: WallDate | null;
  experienceId?: number | null;
  areaId?: number | null;
}): Flow {
  const selections: Selections = {
    party: start.party,
    month: start.month,
    experienceId: start.experienceId ?? null,
    areaId: start.areaId ?? null,
    extras: NO_EXTRAS,
    hasExtras: false,
  };
  return start.date ? timeStep(selections, start.date) : { ...selections, step: 'day' };
}

/** Whether the flow is on the first screen, which shows the month with the times beside it. */
export function isOnFirstScreen(flow: Flow): flow is FirstScreenFlow {
  return flow.step === 'day' || flow.step === 'time';
}

/** The next state. An event that does not apply to the current step changes nothing. */
export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  if (event.type === 'restarted') return beginFlow({ party: flow.party, month: event.month });
  if (flow.step === 'confirmed') return flow;
  switch (event.type) {
    case 'party-changed':
      return searchAgain(flow, { party: event.party });
    case 'experience-chosen':
      return searchAgain(flow, { experienceId: event.experienceId });
    case 'month-shown':
      return { ...flow, month: event.month };
    case 'day-chosen':
      return timeStep({ ...selectionsOf(flow), month: event.date.slice(0, 7) }, event.date);
    case 'time-chosen':
      return chooseTime({ ...flow, ...event.change }, event.bookableTime);
    case 'area-change-requested':
      return openAreaStep(chooseTime(flow, event.bookableTime));
    case 'area-step-opened':
      return openAreaStep(flow);
    case 'area-chosen':
      return flow.step === 'area' ? { ...flow, areaId: event.areaId } : flow;
    case 'slot-checked':
      return afterSlotCheck(flow, event.hasExtras);
    case 'extras-changed':
      return flow.step === 'extras' ? { ...flow, extras: event.extras } : flow;
    case 'extras-confirmed':
      return flow.step === 'extras' ? { ...flow, step: 'details', lostReason: null } : flow;
    case 'add-ons-removed': {
      if (flow.step !== 'details') return flow;
      return { ...flow, extras: { ...flow.extras, quantities: {} }, lostReason: null };
    }
    case 'slot-lost':
      return loseSlot(flow, event.reason);
    case 'went-back':
      return goBack(flow, event.to);
    case 'booked': {
      if (flow.step !== 'details') return flow;
      const { booking, manageUrl, email } = event;
      return { step: 'confirmed', party: flow.party, booking, manageUrl, email };
    }
  }
}

type OpenFlow = Exclude<Flow, Confirmed>;

function selectionsOf(flow: OpenFlow): Selections {
  const { party, month, experienceId, areaId, extras, hasExtras } = flow;
  return { party, month, experienceId, areaId, extras, hasExtras };
}

/** A new search: the time and the extras have to be chosen again. */
function searchAgain(
  flow: OpenFlow,
  change: Partial<Pick<Selections, 'party' | 'experienceId'>>,
): Flow {
  const selections = { ...selectionsOf(flow), ...change, extras: NO_EXTRAS };
  return flow.step === 'day' ? { ...selections, step: 'day' } : timeStep(selections, flow.date);
}

function timeStep(
  selections: Selections,
  date: WallDate,
  bookableTime: BookableTime | null = null,
): ChoosingTime {
  return { ...selections, step: 'time', date, bookableTime, lostReason: null, lostTime: null };
}

function stepWithTime<S extends 'area' | 'extras'>(
  flow: OpenFlow,
  step: S,
  bookableTime: BookableTime,
) {
  return { ...selectionsOf(flow), step, date: bookableTime.date, bookableTime };
}

function chooseTime(flow: OpenFlow, bookableTime: BookableTime): OpenFlow {
  if (flow.step === 'time') return timeStep(selectionsOf(flow), flow.date, bookableTime);
  if (flow.step !== 'details') return flow;
  return needsArea(bookableTime, flow.areaId)
    ? stepWithTime(flow, 'area', bookableTime)
    : { ...flow, date: bookableTime.date, bookableTime, lostReason: null };
}

function openAreaStep(flow: OpenFlow): Flow {
  return flow.step === 'time' && flow.bookableTime && needsArea(flow.bookableTime, flow.areaId)
    ? stepWithTime(flow, 'area', flow.bookableTime)
    : flow;
}

function afterSlotCheck(flow: OpenFlow, hasExtras: boolean): Flow {
  if (flow.step !== 'time' && flow.step !== 'area') return flow;
  if (!flow.bookableTime) return flow;
  const extrasStep = { ...stepWithTime(flow, 'extras', flow.bookableTime), hasExtras };
  return hasExtras ? extrasStep : { ...extrasStep, step: 'details', lostReason: null };
}

function loseSlot(flow: OpenFlow, lostReason: LostReason): Flow {
  if (flow.step === 'day') return flow;
  // Stays at the form: what is typed remains on screen.
  if (flow.step === 'details') return { ...flow, lostReason };
  return { ...timeStep(selectionsOf(flow), flow.date), lostReason, lostTime: flow.bookableTime };
}

function goBack(flow: OpenFlow, to: ChosenPart): Flow {
  if (flow.step === 'day') return flow;
  const selections = selectionsOf(flow);
  if (to === 'party' || to === 'day') return { ...selections, step: 'day' };
  if (flow.step === 'time') return flow;
  const { date, bookableTime } = flow;
  if (to === 'extras')
    return flow.step === 'details' && flow.hasExtras
      ? stepWithTime(flow, 'extras', bookableTime)
      : flow;
  if (to === 'area') {
    if (flow.step === 'area' || bookableTime.areaIds.length === 0) return flow;
    if (bookableTime.areaIds.length > 1) return stepWithTime(flow, 'area', bookableTime);
  }
  // The experience is chosen on the time step. If the time is free in only one area, changing the area
  // means choosing another time.
  return timeStep(selections, date, bookableTime);
}

import type { Availability } from '../contract/availability.ts';
import type { PublicBooking } from '../contract/booking.ts';
import type { WallDate } from '../domain/venue-time.ts';
import type { Extras } from './extras.ts';
import type { Offer } from './offers.ts';
import type { Party } from './party.ts';

/** What holds at every step: earlier choices are remembered, also after a way back. */
interface Wishes {
  party: Party;
  /** The month in sight, as YYYY-MM. */
  month: string;
  experienceId: number | null;
  /** The area that was chosen last; it counts where the chosen time can be had there. */
  areaId: number | null;
  extras: Extras;
  /** Whether there is anything to add to the chosen time, as far as is known. */
  hasExtras: boolean;
}

export interface ChoosingDay extends Wishes {
  step: 'day';
}

export interface ChoosingTime extends Wishes {
  step: 'time';
  date: WallDate;
  offer: Offer | null;
  /** Why the time that was chosen before is no longer to be had. */
  setback: Availability | null;
  /** That time, for the ways around it. */
  lost: Offer | null;
}

interface WithOffer extends Wishes {
  date: WallDate;
  offer: Offer;
}

export interface ChoosingArea extends WithOffer {
  step: 'area';
}

export interface ChoosingExtras extends WithOffer {
  step: 'extras';
}

export interface FillingDetails extends WithOffer {
  step: 'details';
  /** The time went while the diner was typing; everything typed stays. */
  setback: Availability | null;
}

export interface Confirmed {
  step: 'confirmed';
  party: Party;
  booking: PublicBooking;
  /** Where the booking can be changed without an account. */
  manageUrl: string | null;
}

export type Flow =
  | ChoosingDay
  | ChoosingTime
  | ChoosingArea
  | ChoosingExtras
  | FillingDetails
  | Confirmed;
export type LaterFlow = Exclude<Flow, ChoosingDay | ChoosingTime>;
export type Step = Flow['step'];

export type FlowEvent =
  | { type: 'party-changed'; party: Party }
  | { type: 'month-shown'; month: string }
  | { type: 'day-chosen'; date: WallDate }
  | { type: 'experience-chosen'; experienceId: number | null }
  | { type: 'offer-chosen'; offer: Offer }
  | { type: 'area-asked' }
  | { type: 'area-chosen'; areaId: number }
  | { type: 'slot-checked'; hasExtras: boolean }
  | { type: 'extras-changed'; extras: Extras }
  | { type: 'extras-settled' }
  | { type: 'slot-lost'; availability: Availability }
  | { type: 'went-back'; to: 'day' | 'time' | 'area' | 'extras' }
  | { type: 'booked'; booking: PublicBooking; manageUrl: string | null }
  | { type: 'restarted'; month: string };

export const NO_EXTRAS: Extras = { tickets: null, quantities: {} };

/** Where everyone begins. */
export function beginFlow(wishes: {
  party: Party;
  month: string;
  date?: WallDate | null;
  experienceId?: number | null;
  areaId?: number | null;
}): Flow {
  const common: Wishes = {
    party: wishes.party,
    month: wishes.month,
    experienceId: wishes.experienceId ?? null,
    areaId: wishes.areaId ?? null,
    extras: NO_EXTRAS,
    hasExtras: false,
  };
  return wishes.date ? atTime(common, wishes.date) : { ...common, step: 'day' };
}

/** What comes of an event. An event that does not belong to the step leaves everything as it is. */
export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  if (event.type === 'restarted') return beginFlow({ party: flow.party, month: event.month });
  if (flow.step === 'confirmed') return flow;
  switch (event.type) {
    case 'party-changed': {
      const wishes = { ...wishesOf(flow), party: event.party, extras: NO_EXTRAS };
      return flow.step === 'day' ? { ...wishes, step: 'day' } : atTime(wishes, flow.date);
    }
    case 'month-shown':
      return { ...flow, month: event.month };
    case 'day-chosen':
      return atTime({ ...wishesOf(flow), month: event.date.slice(0, 7) }, event.date);
    case 'experience-chosen': {
      const wishes = { ...wishesOf(flow), experienceId: event.experienceId, extras: NO_EXTRAS };
      return flow.step === 'day' ? { ...wishes, step: 'day' } : atTime(wishes, flow.date);
    }
    case 'offer-chosen':
      return chooseOffer(flow, event.offer);
    case 'area-asked':
      if (flow.step !== 'time' || !flow.offer) return flow;
      return { ...wishesOf(flow), step: 'area', date: flow.date, offer: flow.offer };
    case 'area-chosen':
      return flow.step === 'area' ? { ...flow, areaId: event.areaId } : flow;
    case 'slot-checked':
      return afterCheck(flow, event.hasExtras);
    case 'extras-changed':
      return flow.step === 'extras' ? { ...flow, extras: event.extras } : flow;
    case 'extras-settled':
      if (flow.step !== 'extras') return flow;
      return { ...flow, step: 'details', setback: null };
    case 'slot-lost':
      if (flow.step === 'day') return flow;
      // Whoever has typed already stays where the typing is.
      if (flow.step === 'details') return { ...flow, setback: event.availability };
      return {
        ...atTime(wishesOf(flow), flow.date),
        setback: event.availability,
        lost: flow.offer,
      };
    case 'went-back':
      return goBack(flow, event.to);
    case 'booked':
      if (flow.step !== 'details') return flow;
      return {
        step: 'confirmed',
        party: flow.party,
        booking: event.booking,
        manageUrl: event.manageUrl,
      };
  }
}

/** The area to ask for, and to book: the only one there is, or the chosen one. */
export function areaOf(offer: Offer, areaId: number | null): number | null {
  if (areaId !== null && offer.areaIds.includes(areaId)) return areaId;
  return offer.areaIds.length === 1 ? (offer.areaIds[0] ?? null) : null;
}

/** Whether the diner has to say where to sit. */
export function needsArea(offer: Offer, areaId: number | null): boolean {
  return offer.areaIds.length > 1 && areaOf(offer, areaId) === null;
}

type Open = Exclude<Flow, Confirmed>;

function wishesOf(flow: Open): Wishes {
  const { party, month, experienceId, areaId, extras, hasExtras } = flow;
  return { party, month, experienceId, areaId, extras, hasExtras };
}

function atTime(wishes: Wishes, date: WallDate): ChoosingTime {
  return {
    ...wishes,
    hasExtras: false,
    step: 'time',
    date,
    offer: null,
    setback: null,
    lost: null,
  };
}

function chooseOffer(flow: Open, offer: Offer): Flow {
  if (flow.step === 'time') return { ...flow, offer, setback: null, lost: null };
  if (flow.step !== 'details') return flow;
  if (needsArea(offer, flow.areaId))
    return { ...wishesOf(flow), step: 'area', date: offer.date, offer };
  return { ...flow, date: offer.date, offer, setback: null };
}

function afterCheck(flow: Open, hasExtras: boolean): Flow {
  if (flow.step !== 'time' && flow.step !== 'area') return flow;
  if (!flow.offer) return flow;
  const { date, offer } = flow;
  const wishes = { ...wishesOf(flow), hasExtras };
  return hasExtras
    ? { ...wishes, step: 'extras', date, offer }
    : { ...wishes, step: 'details', date, offer, setback: null };
}

function goBack(flow: Open, to: 'day' | 'time' | 'area' | 'extras'): Flow {
  if (flow.step === 'day' || flow.step === to) return flow;
  const wishes = wishesOf(flow);
  if (to === 'day') return { ...wishes, step: 'day' };
  if (to === 'time') {
    const offer = flow.offer;
    return { ...wishes, step: 'time', date: flow.date, offer, setback: null, lost: null };
  }
  if (flow.step === 'time') return flow;
  const { date, offer } = flow;
  if (to === 'area' && offer.areaIds.length > 1) return { ...wishes, step: 'area', date, offer };
  if (to === 'extras' && flow.step === 'details' && flow.hasExtras)
    return { ...wishes, step: 'extras', date, offer };
  return flow;
}

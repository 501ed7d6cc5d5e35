import type { AvailabilityBody } from '../../contract/availability.ts';
import { type Month, monthOf } from '../../diner/calendar/month.ts';
import type { Party } from '../../diner/party/party.ts';
import type { BookableTime } from '../../diner/times/bookable-times.ts';
import type { WallDate, WallTime } from '../../domain/venue-time.ts';
import type { BookedSlot } from '../booked-slot.ts';

/** What the diner has chosen for a changed booking. */
export interface ChangeState {
  party: Party;
  /** The month on screen. */
  month: Month;
  date: WallDate;
  /** The time to keep on another day: the one chosen last, or the booked one. */
  preferredTime: WallTime;
  bookableTime: BookableTime | null;
  areaId: number | null;
  /** Why the change was refused. */
  refusalReason: AvailabilityBody | null;
}

export type ChangeEvent =
  | { type: 'party-changed'; party: Party }
  | { type: 'month-shown'; month: Month }
  | { type: 'day-chosen'; date: WallDate }
  | { type: 'time-chosen'; bookableTime: BookableTime }
  | { type: 'area-chosen'; areaId: number }
  | { type: 'refused'; availability: AvailabilityBody };

export function beginChange({ date, time, party, areaId }: BookedSlot): ChangeState {
  return {
    party,
    month: monthOf(date),
    date,
    preferredTime: time,
    bookableTime: null,
    areaId,
    refusalReason: null,
  };
}

export function nextChange(state: ChangeState, event: ChangeEvent): ChangeState {
  switch (event.type) {
    case 'party-changed':
      return { ...state, party: event.party, bookableTime: null, refusalReason: null };
    case 'month-shown':
      return { ...state, month: event.month };
    case 'day-chosen': {
      const { date } = event;
      return { ...state, date, month: monthOf(date), bookableTime: null, refusalReason: null };
    }
    case 'time-chosen': {
      const { bookableTime } = event;
      return { ...state, bookableTime, preferredTime: bookableTime.time, refusalReason: null };
    }
    case 'area-chosen':
      return { ...state, areaId: event.areaId };
    case 'refused':
      return { ...state, bookableTime: null, refusalReason: event.availability };
  }
}

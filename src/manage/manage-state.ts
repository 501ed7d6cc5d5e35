import type { ManagedBooking } from './manage-api-client.ts';
import { permittedChanges } from './permitted-changes.ts';

/** What is on screen: the booking, or a view that changes it. */
export type View = 'booking' | 'change' | 'cancel' | 'guestNotes';

/** The key of the message after a change. */
export type DoneMessage =
  | 'reconfirmDone'
  | 'claimDone'
  | 'declineOfferDone'
  | 'askAgainDone'
  | 'signDone'
  | 'moveDone'
  | 'moveDoneSign'
  | 'cancelDone'
  | 'leaveDone'
  | 'withdrawDone'
  | 'guestNotesDone';

export interface OpenState {
  phase: 'open';
  managed: ManagedBooking;
  view: View;
  /** A new object each time, so that screen readers read a repeated message again. */
  notice: { message: DoneMessage | 'outdated' } | null;
  /** Whether the diner has done anything: the first view does not take focus. */
  hasInteracted: boolean;
}

export type ManageState = { phase: 'loading' } | { phase: 'failed'; failure: Error } | OpenState;

export type ManageEvent =
  | { type: 'load-started' }
  | { type: 'loaded'; managed: ManagedBooking }
  | { type: 'failed'; failure: Error }
  | { type: 'view-shown'; view: View }
  | { type: 'done'; managed: ManagedBooking; done: DoneMessage }
  /** The booking has changed since it was shown, or only the venue's policy, which the view itself explains. */
  | { type: 'changed-elsewhere'; managed: ManagedBooking; now: number; isQuiet?: true };

/** The next state. An event that does not apply to the state changes nothing. */
export function nextState(state: ManageState, event: ManageEvent): ManageState {
  switch (event.type) {
    case 'load-started':
      return { phase: 'loading' };
    case 'failed':
      return { phase: 'failed', failure: event.failure };
    case 'loaded':
      return {
        phase: 'open',
        managed: event.managed,
        view: 'booking',
        notice: null,
        hasInteracted: false,
      };
  }
  if (state.phase !== 'open') return state;
  const next = { ...state, hasInteracted: true };
  switch (event.type) {
    case 'view-shown':
      return { ...next, view: event.view, notice: null };
    case 'done':
      return {
        ...next,
        managed: event.managed,
        view: 'booking',
        notice: { message: event.done },
      };
    case 'changed-elsewhere': {
      const { managed, now, isQuiet } = event;
      const mayStay = state.view === 'booking' || permittedChanges(managed, now)[state.view];
      const view = mayStay ? state.view : 'booking';
      return { ...next, managed, view, notice: isQuiet ? null : { message: 'outdated' } };
    }
  }
}

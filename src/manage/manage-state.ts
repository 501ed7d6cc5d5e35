import type { ManagedBooking } from './manage-door.ts';
import { mayDo } from './permitted.ts';

/** What is in sight: the booking itself, or one of the things to do with it. */
export type View = 'booking' | 'change' | 'cancel' | 'wishes';

/** What was done, by the name of the words that say so. */
export type Done =
  | 'reconfirmDone'
  | 'signDone'
  | 'moveDone'
  | 'moveDoneSign'
  | 'cancelDone'
  | 'wishesDone';

export interface OpenState {
  phase: 'open';
  managed: ManagedBooking;
  view: View;
  /** A new object each time, so that the same words said again are heard again. */
  notice: { message: Done | 'outdated' } | null;
  /** Whether something was pressed: the first look leaves the focus where it is. */
  hasMoved: boolean;
}

export type ManageState = { phase: 'loading' } | { phase: 'failed'; failure: Error } | OpenState;

export type ManageEvent =
  | { type: 'asked' }
  | { type: 'read'; managed: ManagedBooking }
  | { type: 'failed'; failure: Error }
  | { type: 'view-shown'; view: View }
  | { type: 'done'; managed: ManagedBooking; done: Done }
  /** It stands otherwise than was shown. */
  | { type: 'found-changed'; managed: ManagedBooking; at: number };

/** What comes of an event. An event that does not belong to the state leaves it as it is. */
export function nextState(state: ManageState, event: ManageEvent): ManageState {
  switch (event.type) {
    case 'asked':
      return { phase: 'loading' };
    case 'failed':
      return { phase: 'failed', failure: event.failure };
    case 'read':
      return {
        phase: 'open',
        managed: event.managed,
        view: 'booking',
        notice: null,
        hasMoved: false,
      };
  }
  if (state.phase !== 'open') return state;
  const moved = { ...state, hasMoved: true };
  switch (event.type) {
    case 'view-shown':
      return { ...moved, view: event.view, notice: null };
    case 'done':
      return { ...moved, managed: event.managed, view: 'booking', notice: { message: event.done } };
    case 'found-changed': {
      const { managed, at } = event;
      const mayStay = state.view === 'booking' || mayDo(managed, at)[state.view];
      const view = mayStay ? state.view : 'booking';
      return { ...moved, managed, view, notice: { message: 'outdated' } };
    }
  }
}

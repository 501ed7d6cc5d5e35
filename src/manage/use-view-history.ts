import { type Dispatch, useEffect } from 'react';
import type { ManageEvent, OpenState, View } from './manage-state.ts';
import { mayDo } from './permitted.ts';

/**
 * Lets the browser's Back lead from what is done to a booking to the booking itself. Only the state of
 * an entry says which view it is: its address stays as it is, and the key within it.
 */
export function useViewHistory(open: OpenState | null, dispatch: Dispatch<ManageEvent>): void {
  const view = open?.view;
  const managed = open?.managed;
  useEffect(() => {
    if (!view || view === viewOf(history.state)) return;
    // Whoever is done stands where they began, and nobody presses Back for nothing.
    if (view === 'booking') history.back();
    else history.pushState({ view }, '');
  }, [view]);
  useEffect(() => {
    if (!view || !managed) return;
    const follow = ({ state }: PopStateEvent) => {
      const wished = viewOf(state);
      if (wished === view) return;
      const mayGo = wished === 'booking' || mayDo(managed, Date.now())[wished];
      // Forward to what was done already leads nowhere.
      if (mayGo) dispatch({ type: 'view-shown', view: wished });
      else history.back();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [view, managed, dispatch]);
}

function viewOf(state: { view?: View } | null): View {
  return state?.view ?? 'booking';
}

import { type Dispatch, useLayoutEffect } from 'react';
import type { ManageEvent, OpenState, View } from './manage-state.ts';
import { permittedChanges } from './permitted-changes.ts';

/**
 * Makes the browser's Back button lead from a view back to the booking. The view is stored in the state of
 * the history entry; the URL, which contains the token, stays the same. Both effects run before paint, so
 * that a press on what is shown, Forward included, finds the listener of that view.
 */
export function useViewHistory(open: OpenState | null, dispatch: Dispatch<ManageEvent>): void {
  const view = open?.view;
  const managed = open?.managed;
  useLayoutEffect(() => {
    if (!view || view === viewOf(history.state)) return;
    // Removes the view's history entry: otherwise the next press of Back would have no visible effect.
    if (view === 'booking') history.back();
    else history.pushState({ view }, '');
  }, [view]);
  useLayoutEffect(() => {
    if (!view || !managed) return;
    const onPopState = ({ state }: PopStateEvent) => {
      const target = viewOf(state);
      if (target === view) return;
      const mayGo = target === 'booking' || permittedChanges(managed, Date.now())[target];
      // Forward to a view that is no longer permitted.
      if (mayGo) dispatch({ type: 'view-shown', view: target });
      else history.back();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [view, managed, dispatch]);
}

function viewOf(state: { view?: View } | null): View {
  return state?.view ?? 'booking';
}

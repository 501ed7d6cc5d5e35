import { createContext, useContext } from 'react';
import type { DinerContext } from '../diner/diner-context.ts';
import type { DraftStorage } from './flow/draft-storage.ts';
import type { Emit } from './host-events.ts';
import type { WidgetSettings } from './settings.ts';
import type { Start } from './use-start.ts';

/** What the widget's own components read, beside what it shares with the page of one booking. */
export interface WidgetContext extends DinerContext {
  root: ShadowRoot;
  settings: WidgetSettings;
  start: Start;
  emit: Emit;
  draftStorage: DraftStorage;
  /** Counts the calls of the element's `refresh()`. */
  refreshes: number;
}

const Context = createContext<WidgetContext | null>(null);

export const WidgetProvider = Context.Provider;

/** @throws outside a WidgetProvider */
export function useWidget(): WidgetContext {
  const context = useContext(Context);
  if (!context) throw new Error('useWidget needs a WidgetProvider');
  return context;
}

import type { DinerContext } from '../diner/diner-context.ts';
import { createRequiredContext } from '../diner/required-context.ts';
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

export const [WidgetProvider, useWidget] = createRequiredContext<WidgetContext>('WidgetContext');

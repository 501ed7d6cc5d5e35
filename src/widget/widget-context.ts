import type { DinerContext } from '../diner/diner-context.ts';
import { createRequiredContext } from '../diner/required-context.ts';
import type { DraftStorage } from './flow/draft-storage.ts';
import type { Emit } from './host-events.ts';
import type { WidgetSettings } from './settings.ts';
import type { Start } from './use-start.ts';
import type { WidgetApiClient } from './widget-api-client.ts';

/** The context of the widget’s components: the shared one, and what only the widget has. */
export interface WidgetContext extends DinerContext {
  apiClient: WidgetApiClient;
  root: ShadowRoot;
  /** The base URL of the widget API. */
  apiUrl: string;
  settings: WidgetSettings;
  start: Start;
  /** Reads the venue again, with its current cancellation policies. @throws ProblemError, ConnectionError */
  reloadStart: () => Promise<void>;
  emit: Emit;
  draftStorage: DraftStorage;
  /** Counts the calls of the element's `refresh()`. */
  refreshCount: number;
}

export const [WidgetProvider, useWidget] = createRequiredContext<WidgetContext>('WidgetContext');

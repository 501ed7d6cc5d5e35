import type { Dispatch } from 'react';
import type { DinerContext } from '../diner/diner-context.ts';
import type { I18n } from '../diner/i18n/i18n.ts';
import { createRequiredContext } from '../diner/required-context.ts';
import type { ManageMessages } from './locales/manage-messages.ts';
import type { ManageApiClient, ManagedBooking } from './manage-api-client.ts';
import type { ManageEvent } from './manage-state.ts';

/** Sends changes one after another, so that a diner's own change is no conflict for their next one. */
export interface ChangeQueue {
  last: Promise<void>;
  /** The last change that was made, from the booking with this ETag. */
  made: { from: string | null; to: ManagedBooking } | null;
}

/** What the views of the page read. */
export interface ManageContext extends DinerContext {
  apiClient: ManageApiClient;
  i18n: I18n<ManageMessages>;
  managed: ManagedBooking;
  queue: ChangeQueue;
  dispatch: Dispatch<ManageEvent>;
  /** The current time, in milliseconds. */
  now: number;
  /** Whether the heading of the next view takes focus: not if a notice does. */
  headingTakesFocus: boolean;
}

export const [ManageProvider, useManage] = createRequiredContext<ManageContext>('ManageContext');

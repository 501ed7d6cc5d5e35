import type { Dispatch } from 'react';
import type { DinerContext } from '../diner/diner-context.ts';
import type { I18n } from '../diner/i18n/i18n.ts';
import { createRequiredContext } from '../diner/required-context.ts';
import type { ManageTexts } from '../locales/compiled/manage-texts.ts';
import type { ManageApiClient, ManagedBooking } from './manage-api-client.ts';
import type { ManageEvent } from './manage-state.ts';

/** Sends changes one after another, so that a diner's change does not conflict with their previous one. */
export interface ChangeQueue {
  last: Promise<void>;
  /** The last change: the ETag of the booking before it, and the booking after it. */
  lastChange: { fromEtag: string | null; changed: ManagedBooking } | null;
}

/** The context of the views. */
export interface ManageContext extends DinerContext {
  apiClient: ManageApiClient;
  i18n: I18n<ManageTexts>;
  managed: ManagedBooking;
  queue: ChangeQueue;
  dispatch: Dispatch<ManageEvent>;
  /** The current time, in milliseconds. */
  now: number;
  /** Whether the heading of the next view takes focus. If there is a notice, that takes it instead. */
  headingTakesFocus: boolean;
}

export const [ManageProvider, useManage] = createRequiredContext<ManageContext>('ManageContext');

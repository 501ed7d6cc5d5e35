import { createContext, type Dispatch, useContext } from 'react';
import type { I18n } from '../diner/i18n/i18n.ts';
import type { ManageMessages } from './locales/manage-messages.ts';
import type { ManageApiClient, ManagedBooking } from './manage-door.ts';
import type { ManageEvent } from './manage-state.ts';

/** Where changes wait for each other, so that no reader meets their own as somebody else's. */
export interface Line {
  turn: Promise<void>;
  /** The last change that was made: of the state with this ETag it made the other. */
  last: { from: string | null; to: ManagedBooking } | null;
}

/** What every part of the page may need. */
export interface Manage {
  apiClient: ManageApiClient;
  managed: ManagedBooking;
  line: Line;
  i18n: I18n<ManageMessages>;
  dispatch: Dispatch<ManageEvent>;
  /** Focus goes to the heading of what is shown next, unless something is to be said first. */
  headingTakesFocus: boolean;
}

export const ManageContext = createContext<Manage | null>(null);

export function useManage(): Manage {
  const found = useContext(ManageContext);
  if (!found) throw new Error('There is no booking here.');
  return found;
}

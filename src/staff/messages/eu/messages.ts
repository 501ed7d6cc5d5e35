import type { StaffMessages } from '../staff-messages.ts';
import { bookings } from './bookings.ts';
import { forms } from './forms.ts';
import { fullTime } from './full-time.ts';
import { room } from './room.ts';
import { screens } from './screens.ts';
import { search } from './search.ts';
import { service } from './service.ts';
import { tableChanges } from './table-changes.ts';
import { waitList } from './wait-list.ts';

/** The texts of the staff view, without those of its parts, in Basque. */
export const messages: StaffMessages = {
  ...screens,
  ...bookings,
  ...forms,
  ...fullTime,
  ...tableChanges,
  ...service,
  ...room,
  ...search,
  ...waitList,
};

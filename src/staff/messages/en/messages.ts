import { bookings } from './en/bookings.ts';
import { forms } from './en/forms.ts';
import { fullTime } from './en/full-time.ts';
import { screens } from './en/screens.ts';
import { tableChanges } from './en/table-changes.ts';

/** Every text of the staff view. A translation would be another folder beside `en`. */
export const messages = { ...screens, ...bookings, ...forms, ...fullTime, ...tableChanges };

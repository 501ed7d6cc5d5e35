import { bookings } from './bookings.ts';
import { forms } from './forms.ts';
import { fullTime } from './full-time.ts';
import { screens } from './screens.ts';
import { tableChanges } from './table-changes.ts';

/** Every text of the staff view in English: the model of all other languages. */
export const messages = { ...screens, ...bookings, ...forms, ...fullTime, ...tableChanges };

import { bookings } from './english/bookings.ts';
import { forms } from './english/forms.ts';
import { screens } from './english/screens.ts';

/**
 * Every text of the staff view. Nothing is written anywhere else, so another language is another
 * folder beside `english`.
 */
export const messages = { ...screens, ...bookings, ...forms };

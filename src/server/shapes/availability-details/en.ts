import type { DetailName } from './detail-name.ts';

export const EN_DETAILS: Record<DetailName, string> = {
  CONFIRMED: 'There is a table for you.',
  REQUESTED: 'You can send a request, and the restaurant will answer you.',
  PENDING_WAIT_LIST_BOOKING: 'You can join the wait list.',
  CLOSED: 'The restaurant takes no bookings for that day or time. Please choose another.',
  FULL: 'Sorry, everything is booked. Another time or day may still be free.',
  PARTY_TOO_SMALL: 'These tables are kept for larger parties. Please choose another time or day.',
  PARTY_TOO_LARGE:
    'Your party is too large to book online. Please ask the restaurant: it may find room for you.',
  TOO_SOON:
    'That is too soon to book online. Please choose a later time, or ask the restaurant directly.',
  TOO_FAR_AHEAD:
    'Bookings for that day are not open yet. Please choose an earlier day, or come back later.',
  PAST: 'That day or time has already passed. Please choose a later one.',
  MANUAL_CONFIRMATION:
    'The restaurant confirms these bookings personally. Send a request and it will answer you.',
  EXPERIENCE_REQUIRED:
    'These tables are booked together with an experience. Please choose the one you like.',
  EXPERIENCE_NOT_AVAILABLE:
    'This experience is not available for your party. Please choose another time or another experience.',
  EXPERIENCE_UNKNOWN: 'The restaurant does not offer this experience. Please choose another one.',
  EXPERIENCE_TICKETS:
    'This experience needs a different number of tickets for your party. Please choose another number.',
  EXPERIENCE_AREA: 'This experience is not held in this area. Please choose another area.',
  AREA_NOT_AVAILABLE: 'This area is not available. Another area or another time may still be free.',
  ADD_ON_NOT_AVAILABLE:
    'The extras you chose are not available like this. Please check which they are and how many.',
  ORDERABLE: 'You can order this with your booking.',
  NOT_ORDERABLE:
    'This is not available for that time. Please choose something else or another time.',
  HIGH_CHAIRS_NOT_AVAILABLE:
    'There are not enough high chairs left. Please ask for fewer, or choose another time.',
  STROLLERS_NOT_AVAILABLE:
    'There is not enough room left for strollers. Please bring fewer, or choose another time.',
};

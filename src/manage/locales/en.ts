import { messages as widget } from '../../diner/i18n/locales/en.ts';
import { policyMessages } from '../../diner/policy/locales/en.ts';
import type { ManageMessages } from './manage-messages.ts';

export const messages: ManageMessages = {
  ...widget,
  ...policyMessages,
  outcomeUnknown:
    'The connection was lost before we heard back. Press the button again: nothing is done twice.',
  notSetUp:
    'Your booking cannot be reached from here. Open the link from your confirmation again, or contact the restaurant.',

  yourBooking: 'Your booking',
  pageTitle: 'Your booking at {venue}',
  loadingBooking: 'Looking up your booking …',
  slow: 'This is taking longer than usual.',
  venueTime: 'Local time at the restaurant',

  arrivedTitle: 'You have arrived',
  arrivedText: 'Enjoy your time at {venue}.',
  attendedTitle: 'Thank you for coming',
  attendedText: 'We hope to see you at {venue} again.',
  canceledTitle: 'This booking is canceled',
  canceledText: 'No table is kept for you any more.',
  declinedTitle: 'Your request could not be accepted',
  declinedText: '{venue} has no table for you then. Nothing is booked.',
  overTitle: 'This booking is over',
  overText: 'If anything is unclear, please contact {venue}.',
  allergies: 'Allergies',
  allergiesNotDescribed: 'Yes, not described',
  seating: 'Seating',
  accessible: 'Step-free, accessible',
  promo: 'Offer',

  reconfirmTitle: 'Are you still coming?',
  reconfirmText: 'A short yes helps the restaurant to plan.',
  reconfirm: 'Yes, we are coming',
  reconfirmed: 'You have told the restaurant that you are coming.',
  reconfirmDone: 'Thank you. The restaurant knows that you are coming.',
  sending: 'Sending …',

  signBy: 'Please sign by {moment}. After that, the restaurant may give your table to others.',
  acceptPolicy: 'I have read and accept this cancellation policy',
  acceptError: 'Tick the box to sign the policy.',
  signedAt: 'You signed this on {moment}.',
  signDone: 'Thank you. The cancellation policy is signed.',
  policyExpired: 'The time to sign ended on {moment}. Please call {venue} about your booking.',
  policyEnded: 'This policy ended on {moment}.',
  charged: 'Charged: {amount}',
  refunded: 'Refunded: {amount}',

  changeOrCancelTitle: 'Have your plans changed?',
  changeBooking: 'Change day, time or guests',
  changeTitle: 'Change your booking',
  currentBooking: 'Booked now: {what}',
  changeTo: 'Change to {day} at {time}, for {people}',
  sameAsBooked: 'This is what you have booked. Choose another day, time or number of guests.',
  timeNotFree: 'No table is free at {time} on this day. Choose another time.',
  changeRefused: 'Your booking cannot be moved to this time. Please choose another one.',
  keepUnchanged: 'Keep it as it is',
  changeByPhone:
    'This booking cannot be changed online. Please contact {venue}, or cancel it and book again.',
  moveDone: 'Your booking is changed.',
  moveDoneSign: 'Your booking is changed. Please sign its cancellation policy.',

  changeGuestNotes: 'Change requests or allergies',
  guestNotesTitle: 'Requests and allergies',
  save: 'Save',
  guestNotesDone: 'Saved. The restaurant sees it with your booking.',

  cancelBooking: 'Cancel the booking',
  cancelTitle: 'Cancel your booking',
  cancelReasonTitle: 'Why are you canceling?',
  reasonCHANGED_PLANS: 'Our plans have changed',
  reasonUNEXPECTED_SITUATION: 'Something unexpected came up',
  reasonBOOKED_ANOTHER_PLACE: 'We have booked somewhere else',
  reasonUPDATE_BOOKING: 'We want to come at another time',
  reasonOTHER: 'Another reason',
  reasonError: 'Choose a reason to continue.',
  confirmCancelTitle: 'Cancel for good?',
  cancelCostsNothing: 'Canceling costs nothing.',
  cancelFree: 'Canceling is free until {moment}.',
  cancelFee:
    'Canceling was free until {moment}. By the policy that you signed, the restaurant may now charge {total}.',
  confirmCancel: 'Yes, cancel the booking',
  confirmCancelFee: 'Yes, cancel for {total}',
  keepBooking: 'No, keep the booking',
  cancelDone: 'Your booking is canceled.',

  linkTitle: 'This link opens no booking',
  linkText:
    'Part of it may be missing. Copy the whole link from your confirmation, or contact the restaurant.',
  outdated: 'The booking has changed in the meantime. This is how it stands now.',
};

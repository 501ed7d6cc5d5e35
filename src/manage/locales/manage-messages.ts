import type { Messages } from '../../diner/i18n/locales/messages.ts';
import type { PolicyMessages } from '../../diner/policy/locales/policy-messages.ts';

/**
 * Everything that the page of one booking says: the widget’s words, a few of them put otherwise,
 * and its own. Words in braces are filled in; `{moment}` is a day and a time.
 */
export interface ManageMessages extends Messages, PolicyMessages {
  // The page
  yourBooking: string;
  pageTitle: string;
  loadingBooking: string;
  slow: string;
  /** Said where the reader’s own clock shows another time. */
  venueTime: string;

  // How the booking stands
  arrivedTitle: string;
  arrivedText: string;
  attendedTitle: string;
  attendedText: string;
  canceledTitle: string;
  canceledText: string;
  declinedTitle: string;
  declinedText: string;
  overTitle: string;
  overText: string;
  allergies: string;
  allergiesTold: string;
  seating: string;
  accessible: string;
  promo: string;

  // Saying that one comes
  reconfirmTitle: string;
  reconfirmText: string;
  reconfirm: string;
  reconfirmed: string;
  reconfirmDone: string;
  sending: string;

  // The cancellation policy
  signBy: string;
  acceptPolicy: string;
  acceptFault: string;
  signedAt: string;
  signDone: string;
  policyExpired: string;
  policyEnded: string;
  charged: string;
  refunded: string;

  // Changing day, time or party
  plansTitle: string;
  changePlace: string;
  changeTitle: string;
  bookedNow: string;
  changeTo: string;
  sameAsNow: string;
  timeNotFree: string;
  changeRefused: string;
  keepAsItIs: string;
  changeByPhone: string;
  moveDone: string;
  moveDoneSign: string;

  // Requests and allergies
  changeGuestNotes: string;
  guestNotesTitle: string;
  save: string;
  guestNotesDone: string;

  // Canceling
  cancelBooking: string;
  cancelTitle: string;
  cancelWhy: string;
  reasonCHANGED_PLANS: string;
  reasonUNEXPECTED_SITUATION: string;
  reasonBOOKED_ANOTHER_PLACE: string;
  reasonUPDATE_BOOKING: string;
  reasonOTHER: string;
  reasonFault: string;
  lastQuestion: string;
  cancelCostsNothing: string;
  cancelFree: string;
  cancelFee: string;
  cancelYes: string;
  cancelYesFee: string;
  keepBooking: string;
  cancelDone: string;

  // Where something is wrong
  linkTitle: string;
  linkText: string;
  outdated: string;
}

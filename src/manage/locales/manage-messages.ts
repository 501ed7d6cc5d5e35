import type { Messages } from '../../diner/i18n/locales/messages.ts';
import type { PolicyTexts } from '../../domain/policy/policy-texts.ts';

/**
 * All texts of the manage page: those of the widget, a few of them changed, and its own. Names
 * in braces are placeholders; `{moment}` is a day and time.
 */
export interface ManageMessages extends Messages, PolicyTexts {
  // The page
  yourBooking: string;
  pageTitle: string;
  loadingBooking: string;
  slow: string;
  /** If the device is in another time zone. */
  venueTime: string;

  // The state of the booking
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
  allergiesNotDescribed: string;
  seating: string;
  accessible: string;
  promo: string;

  // The wait list
  offerTitle: string;
  offerText: string;
  claimOffer: string;
  declineOffer: string;
  waitPlaceFirst: string;
  waitPlace: string;
  offerLapsed: string;
  offerDeclined: string;
  offerWithdrawn: string;
  askAgain: string;
  offerTaken: string;
  claimTime: string;
  claimDone: string;
  declineOfferDone: string;
  askAgainDone: string;

  // Reconfirming
  reconfirmTitle: string;
  reconfirmText: string;
  reconfirm: string;
  reconfirmed: string;
  reconfirmDone: string;

  // The cancellation policy
  signPolicy: string;
  acceptPolicy: string;
  acceptError: string;
  signedAt: string;
  signDone: string;
  policyExpired: string;
  policyEnded: string;
  charged: string;
  refunded: string;

  // Changing day, time or party of a booking, a request or a place on the wait list
  changeOrCancelTitle: string;
  changeBooking: string;
  currentBooking: string;
  currentlyWaiting: string;
  changeTo: string;
  notChangedYet: string;
  timeNotFree: string;
  changeRefused: string;
  keepUnchanged: string;
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
  reasonTitle: string;
  reasonCHANGED_PLANS: string;
  reasonUNEXPECTED_SITUATION: string;
  reasonBOOKED_ANOTHER_PLACE: string;
  reasonUPDATE_BOOKING: string;
  reasonOTHER: string;
  reasonError: string;
  confirmCancelTitle: string;
  cancelCostsNothing: string;
  cancelFree: string;
  cancelFee: string;
  confirmCancel: string;
  confirmCancelFee: string;
  keepBooking: string;
  cancelDone: string;

  // Withdrawing a request
  withdrawRequest: string;
  withdrawDone: string;

  // Leaving the wait list
  leaveWaitList: string;
  leaveText: string;
  confirmLeave: string;
  stayOnWaitList: string;
  leaveDone: string;
  leftTitle: string;
  leftText: string;

  // Errors
  linkTitle: string;
  linkText: string;
  outdated: string;
}

import type { Messages } from '../../diner/i18n/locales/messages.ts';
import type { PolicyMessages } from '../../diner/policy/locales/policy-messages.ts';

/**
 * All texts of the manage page: those of the widget, a few of them changed, and its own. Names
 * in braces are placeholders; `{moment}` is a day and time.
 */
export interface ManageMessages extends Messages, PolicyMessages {
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
  sending: string;

  // The cancellation policy
  signBy: string;
  acceptPolicy: string;
  acceptError: string;
  signedAt: string;
  signDone: string;
  policyExpired: string;
  policyEnded: string;
  charged: string;
  refunded: string;

  // Changing day, time or party
  changeOrCancelTitle: string;
  changeBooking: string;
  changeTitle: string;
  currentBooking: string;
  changeTo: string;
  sameAsBooked: string;
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
  cancelReasonTitle: string;
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

  // Errors
  linkTitle: string;
  linkText: string;
  outdated: string;
}

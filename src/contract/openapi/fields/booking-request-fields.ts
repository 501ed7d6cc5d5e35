import { CancelBookingRequest } from '../../requests/cancel-booking.ts';
import { BookingCustomerRequest, CreateBookingRequest } from '../../requests/create-booking.ts';
import { CreateWalkInRequest } from '../../requests/create-walk-in.ts';
import { UpdateBookingRequest } from '../../requests/update-booking.ts';
import { UpdateBookingStatusRequest } from '../../requests/update-booking-status.ts';
import { described } from '../described.ts';

/** The guest notes and the number of high chairs and strollers, in create and update requests. */
const guestNoteFields = {
  highChairs: 'Number of high chairs, as far as the venue has any left. Default: 0.',
  strollers: 'Number of strollers. Default: 0.',
  customerSpecialRequests: 'The customer’s requests, in their own words. The venue reads them.',
  hasAllergies: 'Whether anyone at the table has an allergy. Default: false.',
  allergiesDescription: 'Which allergies, in the customer’s own words.',
  specialOccasion: 'The occasion that the guests celebrate.',
  needsAccessibleSeating: 'Whether someone needs a table with step-free access. Default: false.',
  hotelRoom: 'The room number of a hotel guest.',
};

/** Request bodies for bookings. */
export const BOOKING_REQUESTS = {
  CreateBookingRequest: described(
    CreateBookingRequest,
    'A new booking. Take date, time and area from an availability response.',
    {
      customer: 'The customer, matched to a known one by `uuid`, else by email, else by phone.',
      date: 'The work day. A time after midnight belongs to the previous evening’s work day.',
      time: 'The start of an available time slot, in the venue’s local time, as HH:MM:SS.',
      floorPlanAreaId:
        'The area of the chosen time slot. Required where guests choose an area in this shift; otherwise the response is 422.',
      experience:
        'The experience to book, with its tickets. Required where the shift requires one.',
      redemptionCode:
        'The code of a prepaid product such as a gift card. Works once; an unknown, expired or used one is 409.',
      promoCode: 'A promo code. An unknown or expired one is 409.',
      paxChildren: 'Number of children where the venue counts them separately; otherwise 0.',
      pax: 'Number of people; only the adults where the venue counts children separately.',
      addOns:
        'Add-ons of the shift, such as a cake. Those of an experience go into `experience.addOns`.',
      status:
        'The desired status. CONFIRMED assigns a table at once or fails; REQUESTED asks the venue; PENDING_WAIT_LIST_BOOKING joins the wait list. The last two have no table.',
      utmSource: 'Marketing attribution: the source.',
      utmMedium: 'Marketing attribution: the medium.',
      utmCampaign: 'Marketing attribution: the campaign.',
      utmTerm: 'Marketing attribution: the search term.',
      utmContent: 'Marketing attribution: the link or text, among several.',
      ...guestNoteFields,
    },
  ),
  BookingCustomerRequest: described(
    BookingCustomerRequest,
    'The customer of a new booking. Data of a known customer is completed, never overwritten.',
    {
      name: 'The customer’s full name.',
      hasGdprConsent:
        'Whether the customer consented to data processing. Must be true; false is 409. It cannot be withdrawn through this API.',
      acceptsMarketing:
        'Whether the customer agreed to marketing. False does not withdraw an earlier consent.',
      uuid: 'An existing customer; an unknown uuid is 404. Without it, the customer is matched by email or phone.',
      email: 'The email address, used for matching, ignoring case.',
      phone:
        'The phone number with country code (E.164), such as +34600000000. Other spellings are converted.',
      birthDate: 'The date of birth.',
      postalCode: 'The postal code of the customer’s address.',
      language: 'The language of messages to the customer. Default: that of `Accept-Language`.',
      country: 'The customer’s country, ISO 3166-1 alpha-2.',
    },
  ),
  UpdateBookingRequest: described(
    UpdateBookingRequest,
    'The fields to change. A field that is left out stays as it is; null clears it.',
    {
      date: 'The new work day.',
      time: 'The new start, in the venue’s local time, as HH:MM:SS.',
      pax: 'Number of people; only the adults where the venue counts children separately.',
      paxChildren: 'Number of children where the venue counts them separately.',
      floorPlanAreaId: 'The area of an available time slot.',
      ...guestNoteFields,
      highChairs: 'Number of high chairs, as far as the venue has any left.',
      strollers: 'Number of strollers.',
      hasAllergies: 'Whether anyone at the table has an allergy.',
      needsAccessibleSeating: 'Whether someone needs a table with step-free access.',
    },
  ),
  UpdateBookingStatusRequest: described(UpdateBookingStatusRequest, 'A move to another status.', {
    status: 'The new status. The current status determines which moves are allowed.',
  }),
  CancelBookingRequest: described(CancelBookingRequest, 'Why a booking is canceled.', {
    cancelReason: 'The reason, stored with the booking.',
  }),
  CreateWalkInRequest: described(
    CreateWalkInRequest,
    'Guests who came without a booking. `date` and `time` come together or not at all.',
    {
      paxChildren: 'Number of children where the venue counts them separately.',
      pax: 'Number of people; only the adults where the venue counts children separately.',
      date: 'The work day; required if `time` is sent. Without both, the walk-in starts now.',
      time: 'The start, in the venue’s local time, as HH:MM:SS; required if `date` is sent.',
      ticketExternalId:
        'The id of the ticket in the point-of-sale system, which is linked to the booking.',
      tables:
        'The tables, each by its point-of-sale id, name or id, which you get from the venue. If left out, the venue’s automatic assignment chooses; required where the venue has none.',
      status:
        'For the venue’s staff only: WAIT_LIST_WALK_IN puts the party on the wait list. A partner’s walk-in is always SEATED.',
      quotedWaitMinutes: 'For the venue’s staff only: the quoted wait in minutes.',
    },
  ),
};

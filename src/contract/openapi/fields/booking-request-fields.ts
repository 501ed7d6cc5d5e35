import {
  CancelBookingRequest,
  CreateBookingRequest,
  CreateWalkInRequest,
  UpdateBookingRequest,
  UpdateBookingStatusRequest,
} from '../../booking.ts';
import { BookingCustomerRequest } from '../../customer.ts';
import { described } from '../described.ts';

/** What a guest tells the house with a booking, new or changed. */
const wishes = {
  highChairs: 'High chairs for children, of those that the venue has left. 0 if left out.',
  strollers: 'Strollers that need room at the table. 0 if left out.',
  customerSpecialRequests: 'What the customer asks for, in their own words; the venue reads it.',
  hasAllergies: 'Whether anyone at the table has an allergy. False if left out.',
  allergiesDescription: 'Which allergies, in the customer’s own words.',
  specialOccasion: 'What is celebrated.',
  needsAccessibleSeating:
    'Whether someone needs a table that can be reached without steps. False if left out.',
  hotelRoom: 'The room number, where a guest of the hotel books.',
};

/** Bodies that make, change and end bookings. */
export const BOOKING_REQUESTS = {
  CreateBookingRequest: described(
    CreateBookingRequest,
    'A booking as a customer wishes for it. Take date, time and area from an availability answer.',
    {
      customer: 'Who books. Matched to a known customer by `uuid`, else by email, else by phone.',
      date: 'The work day on the venue’s wall clock: a time past midnight belongs to the evening before.',
      time: 'The start on the venue’s wall clock, as HH:MM:SS, of a time slot that is available.',
      floorPlanAreaId:
        'The area, as the chosen time slot names it. Required where the shift lets guests choose among areas; without it there, the answer is 422.',
      experience:
        'The experience to book, with its tickets. Required where the shift asks for one.',
      redemptionCode:
        'A code of something already bought, such as a gift card. Works once; an unknown, expired or used one is refused with 409.',
      promoCode: 'A promo’s code. An unknown or expired one is refused with 409.',
      paxChildren:
        'Children of the party, where the venue counts them apart from adults; otherwise 0.',
      pax: 'People of the party; the adults alone, where the venue counts children apart.',
      addOns: 'Add-ons of the shift, such as a cake; those of an experience stand inside it.',
      status:
        'What is wished for: CONFIRMED takes a table at once or fails; REQUESTED asks the venue; PENDING_WAIT_LIST_BOOKING joins the wait list. The last two hold no table.',
      utmSource: 'Marketing attribution: where the customer came from.',
      utmMedium: 'Marketing attribution: by which medium.',
      utmCampaign: 'Marketing attribution: through which campaign.',
      utmTerm: 'Marketing attribution: the search term.',
      utmContent: 'Marketing attribution: which of several links or texts.',
      ...wishes,
    },
  ),
  BookingCustomerRequest: described(
    BookingCustomerRequest,
    'The customer of a new booking. A match fills what was empty and overwrites nothing.',
    {
      name: 'The customer’s full name.',
      hasGdprConsent:
        'The customer agreed to the processing of their data. Must be true: false is refused with 409. It cannot be withdrawn through this API.',
      acceptsMarketing:
        'The customer agreed to marketing. False does not withdraw an earlier consent.',
      uuid: 'An existing customer to book for; an unknown one is refused with 404. Without it, email and phone decide.',
      email: 'The email address, which also finds the customer again, whatever its case.',
      phone: 'The phone number with country code (E.164), such as +34600000000.',
      birthDate: 'The date of birth.',
      postalCode: 'The postal code of the customer’s address.',
      language: 'The language to write to the customer in; without it, that of `Accept-Language`.',
      country: 'The customer’s country, ISO 3166-1 alpha-2.',
    },
  ),
  UpdateBookingRequest: described(
    UpdateBookingRequest,
    'What is to change: a field that is left out stays as it is, null clears it.',
    {
      date: 'The new work day on the venue’s wall clock.',
      time: 'The new start on the venue’s wall clock, as HH:MM:SS.',
      pax: 'People of the party; the adults alone, where the venue counts children apart.',
      paxChildren: 'Children of the party, where the venue counts them apart from adults.',
      floorPlanAreaId: 'The area, as an available time slot names it.',
      ...wishes,
      highChairs: 'High chairs for children, of those that the venue has left.',
      strollers: 'Strollers that need room at the table.',
      hasAllergies: 'Whether anyone at the table has an allergy.',
      needsAccessibleSeating: 'Whether someone needs a table that can be reached without steps.',
    },
  ),
  UpdateBookingStatusRequest: described(UpdateBookingStatusRequest, 'A move to another status.', {
    status: 'The status to move to; which moves are allowed depends on the current one.',
  }),
  CancelBookingRequest: described(CancelBookingRequest, 'Why a booking is canceled.', {
    cancelReason: 'The reason, which is kept with the booking.',
  }),
  CreateWalkInRequest: described(
    CreateWalkInRequest,
    'Guests who came without a booking. `date` and `time` come together or not at all.',
    {
      paxChildren: 'Children of the party, where the venue counts them apart from adults.',
      pax: 'People of the party; the adults alone, where the venue counts children apart.',
      date: 'The work day on the venue’s wall clock; required where `time` is sent. Without both, it is now.',
      time: 'The start on the venue’s wall clock, as HH:MM:SS; required where `date` is sent.',
      ticketExternalId: 'The ticket’s id in the point-of-sale system; the booking is linked to it.',
      tables:
        'Where they sit: each by its point-of-sale id, name or id, which the venue tells you. Left out, the venue’s automatic assignment chooses; required where the venue has none.',
      status:
        'For the venue’s own staff: WAIT_LIST_WALK_IN queues the party. A partner’s walk-in is always SEATED.',
      quotedWaitMinutes:
        'For the venue’s own staff: the wait, in minutes, that the party was told.',
    },
  ),
};

import type { AvailabilityBody } from '../../../contract/availability.ts';
import type { Problem } from '../../../contract/problem.ts';
import type { CreateWidgetBookingRequest } from '../../../contract/widget/create-booking.ts';
import type { ApiClient } from '../../../diner/api-client.ts';
import { unexplainedUnavailability } from '../../../diner/times/unexplained-unavailability.ts';
import { slotRequestFromBooking } from '../../flow/booking-request.ts';
import type { DetailsInput } from '../../flow/details.ts';
import type { LostReason } from '../../flow/flow.ts';
import type { FieldErrorKey } from './details-rules.ts';

export interface RefusedField {
  field: keyof DetailsInput;
  message: FieldErrorKey;
}

/** What the diner can do about a refused booking: correct fields, or choose another slot. */
export type BookingRefusal = { fieldErrors: readonly RefusedField[] } | { reason: LostReason };

/**
 * Finds out what the diner can do about a refused booking. Null if neither correcting a field nor choosing
 * another slot solves the problem.
 *
 * @param unexplainedText the sentence for the diner if the slot was refused for a reason that cannot be found
 */
export async function explainRefusal(
  apiClient: ApiClient,
  body: CreateWidgetBookingRequest,
  { code, errors = [] }: Problem,
  unexplainedText: string,
): Promise<BookingRefusal | null> {
  switch (code) {
    case 'VALIDATION_ERROR': {
      const fieldErrors = errors.flatMap(({ parameter }) => fieldErrorOf(parameter) ?? []);
      return fieldErrors.length > 0 ? { fieldErrors } : null;
    }
    case 'CUSTOMER_GDPR_CONSENT_REQUIRED':
      return atField('hasGdprConsent', 'consentError');
    case 'NO_AVAILABLE_SLOT':
    case 'BOOKING_AVAILABILITY_NOT_FOUND':
    case 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW':
      return explainSlotRefusal(apiClient, body, unexplainedText);
    default:
      return null;
  }
}

/**
 * Checks the slot of a refused booking, because only the check says why it is unavailable.
 *
 * @param unexplainedText the sentence for the diner if the check cannot be made or finds nothing wrong
 */
async function explainSlotRefusal(
  apiClient: ApiClient,
  body: CreateWidgetBookingRequest,
  unexplainedText: string,
): Promise<BookingRefusal> {
  const unexplained = {
    reason: unexplainedUnavailability(unexplainedText, {
      preferred: 'CHOOSE_ANOTHER_TIME',
      alternative: 'CHOOSE_ANOTHER_DATE',
    }),
  };
  const slot = await checkSlot(apiClient, body);
  if (slot === null) return unexplained;
  const { availability, explanation, promo } = slot;
  if (!availability.isAvailable) {
    const field = FIELD_BY_CODE[availability.code];
    return field ? atField(field, 'fieldError') : { reason: { ...availability, explanation } };
  }
  // The slot is available: a code was refused, or else the slot has become free since the refusal.
  if (body.promoCode && promo === null) return atField('promoCode', 'promoCodeError');
  if (body.redemptionCode) return atField('redemptionCode', 'redemptionCodeError');
  return unexplained;
}

async function checkSlot({ reads }: ApiClient, body: CreateWidgetBookingRequest) {
  try {
    const params = { date: body.date, time: body.time };
    const input = { params, query: { explain: true }, body: slotRequestFromBooking(body) };
    return (await reads.call('check-slot', input, { maxTries: 2 })).answer;
  } catch {
    return null;
  }
}

function atField(field: keyof DetailsInput, message: FieldErrorKey) {
  return { fieldErrors: [{ field, message }] };
}

/** The field with the number that is too high for the slot. */
const FIELD_BY_CODE: { [code in AvailabilityBody['code']]?: keyof DetailsInput } = {
  HIGH_CHAIRS_NOT_AVAILABLE: 'highChairs',
  STROLLERS_NOT_AVAILABLE: 'strollers',
};

/** The message for a field whose value the server does not accept. */
const FIELD_MESSAGES: { [field in keyof DetailsInput]?: FieldErrorKey } = {
  name: 'nameError',
  email: 'emailError',
  phone: 'phoneError',
  hasGdprConsent: 'consentError',
  allergiesDescription: 'tooLong',
  customerSpecialRequests: 'tooLong',
  hotelRoom: 'tooLong',
  highChairs: 'fieldError',
  strollers: 'fieldError',
  promoCode: 'promoCodeError',
  redemptionCode: 'redemptionCodeError',
};

/** The error for a parameter such as `customer.email`; null if no field of the form shows its errors. */
export function fieldErrorOf(parameter: string): RefusedField | null {
  const field = parameter.replace('customer.', '') as keyof DetailsInput;
  const message = FIELD_MESSAGES[field];
  return message ? { field, message } : null;
}

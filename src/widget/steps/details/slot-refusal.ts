import type { AvailabilityBody } from '../../../contract/availability.ts';
import type { CreateWidgetBookingRequest } from '../../../contract/requests/create-booking.ts';
import type { ApiClient } from '../../../diner/api-client.ts';
import { fullAvailability } from '../../../diner/times/full-availability.ts';
import { slotRequestFromBooking } from '../../flow/booking-request.ts';
import type { DetailsInput } from '../../flow/details.ts';
import type { FieldErrorKey } from './details-schema.ts';

/** Either a field that the diner can change to get the slot, or why the slot is unavailable. */
export type SlotRefusal =
  | { field: keyof DetailsInput; message: FieldErrorKey }
  | { availability: AvailabilityBody };

/**
 * Checks the slot of a refused booking, because only the check says why it is unavailable.
 *
 * @param detail the server's explanation of the refusal, shown if the check cannot be made or finds
 *   nothing wrong
 */
export async function explainSlotRefusal(
  apiClient: ApiClient,
  body: CreateWidgetBookingRequest,
  detail: string,
): Promise<SlotRefusal> {
  const unexplained = {
    availability: fullAvailability(detail, 'CHOOSE_ANOTHER_TIME', 'CHOOSE_ANOTHER_DATE'),
  };
  const slot = await checkSlot(apiClient, body);
  if (slot === null) return unexplained;
  const { availability, promo } = slot;
  if (!availability.isAvailable) {
    const field = FIELD_BY_CODE[availability.code];
    return field ? { field, message: 'fieldError' } : { availability };
  }
  // The slot is available: a code was refused, or else the slot has become free since the refusal.
  if (body.promoCode && promo === null) return { field: 'promoCode', message: 'promoCodeError' };
  if (body.redemptionCode) return { field: 'redemptionCode', message: 'redemptionCodeError' };
  return unexplained;
}

async function checkSlot({ reads }: ApiClient, body: CreateWidgetBookingRequest) {
  try {
    const params = { date: body.date, time: body.time };
    const input = { params, body: slotRequestFromBooking(body) };
    return (await reads.call('check-slot', input, { maxTries: 2 })).answer;
  } catch {
    return null;
  }
}

/** The field with the number that is too high for the slot. */
const FIELD_BY_CODE: { [code in AvailabilityBody['code']]?: keyof DetailsInput } = {
  HIGH_CHAIRS_NOT_AVAILABLE: 'highChairs',
  STROLLERS_NOT_AVAILABLE: 'strollers',
};

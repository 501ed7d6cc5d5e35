import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef, useState } from 'react';
import { ConnectionError, ProblemError } from '../../../client/errors.ts';
import { randomKey } from '../../../client/random-key.ts';
import type { SlotAnswer } from '../../../contract/availability.ts';
import type { PublicBooking } from '../../../contract/booking.ts';
import type { CreateWidgetBookingRequest } from '../../../contract/requests/create-booking.ts';
import { toError } from '../../../diner/to-error.ts';
import { UnknownOutcomeError } from '../../../diner/unknown-outcome-error.ts';
import { attemptFor, bookingRequest } from '../../flow/booking-request.ts';
import type { DetailsInput } from '../../flow/details.ts';
import type { FillingDetails, FlowEvent } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import { slotQueryFor } from '../use-slot-check.ts';
import type { FieldErrorKey } from './details-schema.ts';
import type { DetailsForm } from './field.tsx';
import type { SlotRefusal } from './slot-refusal.ts';

/** Creates the booking exactly once, even if the button is pressed again or the connection is lost. */
export function useCreateBooking(props: {
  flow: FillingDetails;
  form: DetailsForm;
  dispatch: Dispatch<FlowEvent>;
}) {
  const { flow, form, dispatch } = props;
  const context = useWidget();
  const { root, apiClient, venue, settings, emit, draftStorage } = context;
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  // A ref, because a second press before the next render would still see the old state.
  const isRunning = useRef(false);

  async function run(details: DetailsInput): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    setFailure(null);
    try {
      // The slot may still be loading.
      const slot = await queryClient.ensureQueryData(slotQueryFor(context, flow));
      const needsAcceptance = slot.timeSlot?.isTimeLimited && !details.acceptsTimeLimit;
      if (needsAcceptance) showAtField('acceptsTimeLimit', 'timeLimitError');
      else await book(slot, details);
    } catch (error) {
      setFailure(toError(error));
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  }

  async function book(slot: SlotAnswer, details: DetailsInput): Promise<void> {
    const body = bookingRequest({
      flow,
      slot,
      details,
      country: venue.country,
      language: apiClient.language,
      utm: settings.utm,
      clientReferenceId: settings.clientReferenceId,
    });
    const attempt = attemptFor(draftStorage.load().attempt, body, randomKey);
    draftStorage.save({ attempt });
    try {
      const { answer, location: manageUrl } = await send(body, attempt.idempotencyKey);
      emitBooked(answer);
      dispatch({ type: 'booked', booking: answer, manageUrl });
    } catch (error) {
      await handleFailure(body, toError(error));
    }
  }

  async function send(body: CreateWidgetBookingRequest, idempotencyKey: string) {
    const options = { idempotencyKey, maxTries: 5, onWait: apiClient.retryStatus.report };
    const reply = await apiClient.writes.call('create-booking', { body }, options);
    return { ...reply, answer: reply.answer as PublicBooking };
  }

  function emitBooked({ uuid, status }: PublicBooking) {
    const { date, time } = flow.offer;
    const { clientReferenceId } = settings;
    emit('booked', { bookingUuid: uuid, status, date, time, ...flow.party, clientReferenceId });
  }

  async function handleFailure(body: CreateWidgetBookingRequest, error: Error): Promise<void> {
    const problem = error instanceof ProblemError ? error.problem : null;
    if (problem?.code === 'VALIDATION_ERROR' && showAtFields(problem.errors ?? [])) return;
    if (problem?.code === 'CUSTOMER_GDPR_CONSENT_REQUIRED') {
      showAtField('hasGdprConsent', 'consentError');
    } else if (problem && LOST_SLOT_CODES.has(problem.code)) {
      const refusal = await explainRefusal(body, problem.detail);
      for (const kind of ['work-day', 'calendar', 'slot'])
        void queryClient.invalidateQueries({ queryKey: [kind] });
      if (refusal === null) setFailure(error);
      else if ('field' in refusal) showAtField(refusal.field, refusal.message);
      else dispatch({ type: 'slot-lost', ...refusal });
    } else {
      setFailure(error instanceof ConnectionError ? new UnknownOutcomeError(error) : error);
    }
  }

  /** Null if the chunk that explains it cannot be loaded; the diner then sees a general error message. */
  async function explainRefusal(
    body: CreateWidgetBookingRequest,
    detail: string,
  ): Promise<SlotRefusal | null> {
    try {
      const { explainSlotRefusal } = await import('./slot-refusal.ts');
      return await explainSlotRefusal(apiClient, body, detail);
    } catch {
      return null;
    }
  }

  function showAtFields(issues: readonly { parameter: string }[]): boolean {
    const fields = issues.flatMap(({ parameter }) => fieldOf(parameter) ?? []);
    for (const field of fields) showAtField(field, FIELD_MESSAGES[field] ?? 'fieldError');
    return fields.length > 0;
  }

  function showAtField(field: keyof DetailsInput, message: FieldErrorKey): void {
    // A field in a closed <details> cannot take focus, and the next render would open it too late.
    root.querySelector(`[name=${field}]`)?.closest('details')?.setAttribute('open', '');
    form.setError(field, { message }, { shouldFocus: true });
  }

  return { run, isSending, failure };
}

/** The problem codes that mean that the slot is unavailable. */
const LOST_SLOT_CODES = new Set<string>([
  'NO_AVAILABLE_SLOT',
  'BOOKING_AVAILABILITY_NOT_FOUND',
  'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
]);

/** The message for a field with a value that the server refuses. */
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

/** The field of a parameter such as `customer.email`; null if the form has none for it. */
export function fieldOf(parameter: string): keyof DetailsInput | null {
  const name = parameter.replace('customer.', '');
  return name in FIELD_MESSAGES ? (name as keyof DetailsInput) : null;
}

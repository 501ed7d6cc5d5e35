import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef, useState } from 'react';
import { ConnectionError, ProblemError } from '../../../client/errors.ts';
import { randomKey } from '../../../client/random-key.ts';
import type { AvailabilityBody, SlotAnswer } from '../../../contract/availability.ts';
import type { PublicBooking } from '../../../contract/booking.ts';
import type { CreateWidgetBookingRequest } from '../../../contract/widget-booking.ts';
import { UnknownOutcomeError } from '../../../diner/unknown-outcome-error.ts';
import { attemptFor, bookingRequest, slotRequestOf } from '../../flow/booking-request.ts';
import type { DetailsInput } from '../../flow/details.ts';
import type { FillingDetails, FlowEvent } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import { slotQueryFor } from '../use-slot-check.ts';
import type { FaultWords } from './details-schema.ts';
import type { DetailsForm } from './field.tsx';

/** Makes the booking once, however often the button is pressed or the connection is lost. */
export function useCreateBooking(props: {
  flow: FillingDetails;
  form: DetailsForm;
  dispatch: Dispatch<FlowEvent>;
}) {
  const { flow, form, dispatch } = props;
  const context = useWidget();
  const { root, apiClient, venue, settings, emit, draftStorage } = context;
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  // A second press in the same instant would still see the old state.
  const isUnderWay = useRef(false);

  async function run(details: DetailsInput): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setFailure(null);
    try {
      // A time that was only just chosen may still be looked up.
      const slot = await queries.ensureQueryData(slotQueryFor(context, flow));
      const isUnaccepted = slot.timeSlot?.isTimeLimited && !details.acceptsTimeLimit;
      if (isUnaccepted) fault('acceptsTimeLimit', 'timeLimitFault');
      else await book(slot, details);
    } catch (caught) {
      setFailure(failureOf(caught));
    } finally {
      isUnderWay.current = false;
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
      tellBooked(answer);
      dispatch({ type: 'booked', booking: answer, manageUrl });
    } catch (caught) {
      await explain(body, failureOf(caught));
    }
  }

  async function send(body: CreateWidgetBookingRequest, idempotencyKey: string) {
    const options = { idempotencyKey, maxTries: 5, onWait: apiClient.retryStatus.report };
    const reply = await apiClient.writes.call('create-booking', { body }, options);
    return { ...reply, answer: reply.answer as PublicBooking };
  }

  function tellBooked({ uuid, status }: PublicBooking) {
    const { date, time } = flow.offer;
    const { clientReferenceId } = settings;
    emit('booked', { bookingUuid: uuid, status, date, time, ...flow.party, clientReferenceId });
  }

  async function explain(body: CreateWidgetBookingRequest, caught: Error): Promise<void> {
    const problem = caught instanceof ProblemError ? caught.problem : null;
    if (problem?.code === 'VALIDATION_ERROR' && faultAtFields(problem.errors ?? [])) return;
    if (problem?.code === 'CUSTOMER_GDPR_CONSENT_REQUIRED') {
      fault('hasGdprConsent', 'consentFault');
    } else if (problem && LOST.has(problem.code)) {
      const why = await findReason(body);
      void queries.invalidateQueries({ queryKey: ['work-day'] });
      void queries.invalidateQueries({ queryKey: ['calendar'] });
      void queries.invalidateQueries({ queryKey: ['slot'] });
      const field = why && typeof why === 'object' ? SHORT_OF[why.code] : undefined;
      if (why === 'promoCode') fault('promoCode', 'promoCodeFault');
      else if (why === 'redemptionCode') fault('redemptionCode', 'redemptionCodeFault');
      else if (field) fault(field, 'fieldFault');
      else dispatch({ type: 'slot-lost', availability: why ?? goneWithout(problem.detail) });
    } else {
      setFailure(caught instanceof ConnectionError ? new UnknownOutcomeError(caught) : caught);
    }
  }

  /** Asks the same as a question, for its answer says why. */
  async function findReason(
    body: CreateWidgetBookingRequest,
  ): Promise<AvailabilityBody | 'promoCode' | 'redemptionCode' | null> {
    try {
      const { answer } = await apiClient.reads.call(
        'check-slot',
        { params: { date: body.date, time: body.time }, body: slotRequestOf(body) },
        { maxTries: 2 },
      );
      if (!answer.availability.isAvailable) return answer.availability;
      // All is to be had, so it was a code that did not fit.
      if (body.promoCode && answer.promo === null) return 'promoCode';
      return body.redemptionCode ? 'redemptionCode' : null;
    } catch {
      return null;
    }
  }

  function faultAtFields(faults: readonly { parameter: string }[]): boolean {
    const fields = faults.flatMap(({ parameter }) => fieldOf(parameter) ?? []);
    for (const field of fields) fault(field, FIELD_FAULTS[field] ?? 'fieldFault');
    return fields.length > 0;
  }

  function fault(field: keyof DetailsInput, message: FaultWords): void {
    // What is folded away takes no focus, and the fold opens by itself only once it is drawn anew.
    root.querySelector(`[name=${field}]`)?.closest('details')?.setAttribute('open', '');
    form.setError(field, { message: message }, { shouldFocus: true });
  }

  return { run, isSending, failure };
}

/** The refusals that mean: not this time, or not like this. */
const LOST = new Set<string>([
  'NO_AVAILABLE_SLOT',
  'BOOKING_AVAILABILITY_NOT_FOUND',
  'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
]);

/** What can be mended at a field, for the time is still to be had with fewer. */
const SHORT_OF: { [code in AvailabilityBody['code']]?: keyof DetailsInput } = {
  HIGH_CHAIRS_NOT_AVAILABLE: 'highChairs',
  STROLLERS_NOT_AVAILABLE: 'strollers',
};

/** What is said at a field whose value the server does not take. */
const FIELD_FAULTS: { [field in keyof DetailsInput]?: FaultWords } = {
  name: 'nameFault',
  email: 'emailFault',
  phone: 'phoneFault',
  hasGdprConsent: 'consentFault',
  allergiesDescription: 'tooLong',
  customerSpecialRequests: 'tooLong',
  hotelRoom: 'tooLong',
  highChairs: 'fieldFault',
  strollers: 'fieldFault',
  promoCode: 'promoCodeFault',
  redemptionCode: 'redemptionCodeFault',
};

/** The field that a fault such as `customer.email` is about; null where the form has none. */
export function fieldOf(parameter: string): keyof DetailsInput | null {
  const name = parameter.replace('customer.', '');
  return name in FIELD_FAULTS ? (name as keyof DetailsInput) : null;
}

function failureOf(caught: unknown): Error {
  return caught instanceof Error ? caught : new Error(String(caught));
}

function goneWithout(detail: string): AvailabilityBody {
  return {
    isAvailable: false,
    outcome: 'UNAVAILABLE',
    code: 'FULL',
    detail,
    fallbackOptions: [
      { action: 'CHOOSE_ANOTHER_TIME', isPreferred: true },
      { action: 'CHOOSE_ANOTHER_DATE', isPreferred: false },
    ],
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef, useState } from 'react';
import { ConnectionError, ProblemError } from '../../../client/errors.ts';
import { randomKey } from '../../../client/random-key.ts';
import type { PublicBooking } from '../../../contract/booking.ts';
import type { SlotAnswer } from '../../../contract/partner/check-slot.ts';
import type { Problem } from '../../../contract/problem.ts';
import type { CreateWidgetBookingRequest } from '../../../contract/widget/create-booking.ts';
import { isPolicyOutdated } from '../../../diner/policy/is-policy-outdated.ts';
import { toError } from '../../../diner/to-error.ts';
import { UnknownOutcomeError } from '../../../diner/unknown-outcome-error.ts';
import type { ShownTerms } from '../../../domain/cancellation-terms.ts';
import { attemptFor, bookingRequest } from '../../flow/booking-request.ts';
import type { DetailsInput } from '../../flow/details.ts';
import type { FillingDetails, FlowEvent } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import { slotQueryFor } from '../use-slot-check.ts';
import type { BookingRefusal, RefusedField } from './booking-refusal.ts';
import type { DetailsForm } from './field.tsx';
import type { OwnHold } from './use-table-hold.ts';

/**
 * Creates the booking at most once for the same details, even if the button is pressed again or the
 * connection is lost.
 */
export function useCreateBooking(props: {
  flow: FillingDetails;
  form: DetailsForm;
  hold: OwnHold;
  dispatch: Dispatch<FlowEvent>;
}) {
  const { flow, form, hold, dispatch } = props;
  const context = useWidget();
  const { root, apiClient, settings, emit, draftStorage, i18n, reloadStart } = context;
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const [hasNewTerms, setNewTerms] = useState(false);
  // A ref, because a second press before the next render would still see the old state.
  const isRunning = useRef(false);

  /** @param shownTerms of the cancellation policy on screen; null for none */
  async function run(details: DetailsInput, shownTerms: ShownTerms | null): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    setFailure(null);
    setNewTerms(false);
    try {
      // The slot may still be loading.
      const slotAnswer = await queryClient.ensureQueryData(slotQueryFor(context, flow));
      const needsAcceptance = slotAnswer.timeSlot?.isTimeLimited && !details.acceptsTimeLimit;
      if (needsAcceptance) showAtField({ field: 'acceptsTimeLimit', message: 'timeLimitError' });
      else await book(slotAnswer, details, shownTerms);
    } catch (error) {
      setFailure(toError(error));
    } finally {
      isRunning.current = false;
      hold.isBooking = false;
      setSending(false);
    }
  }

  async function book(
    slotAnswer: SlotAnswer,
    details: DetailsInput,
    shownTerms: ShownTerms | null,
  ): Promise<void> {
    const body = bookingRequest({
      flow,
      slotAnswer,
      details,
      language: apiClient.language,
      utm: settings.utm,
      clientReferenceId: settings.clientReferenceId,
    });
    const attempt = attemptFor(draftStorage.load().attempt, body, randomKey);
    draftStorage.save({ attempt });
    try {
      await hold.asking;
      hold.isBooking = true;
      const { secret: holdSecret } = hold;
      const booking = { ...body, holdSecret, shownTerms };
      const { answer, location: manageUrl } = await send(booking, attempt.idempotencyKey);
      // It is the booking's now.
      hold.secret = null;
      emitBooked(answer);
      dispatch({ type: 'booked', booking: answer, manageUrl, email: body.customer.email ?? null });
    } catch (error) {
      await handleFailure(body, toError(error));
    }
  }

  function send(body: CreateWidgetBookingRequest, idempotencyKey: string) {
    const options = { idempotencyKey, maxTries: 5, onWait: apiClient.delayStatus.report };
    return apiClient.writes.call('create-booking', { body }, options);
  }

  function emitBooked({ uuid, status }: PublicBooking) {
    const { date, time } = flow.bookableTime;
    const { clientReferenceId } = settings;
    emit('booked', { bookingUuid: uuid, status, date, time, ...flow.party, clientReferenceId });
  }

  async function handleFailure(body: CreateWidgetBookingRequest, error: Error): Promise<void> {
    if (error instanceof ConnectionError) return setFailure(new UnknownOutcomeError(error));
    if (error instanceof ProblemError && isPolicyOutdated(error.problem)) {
      await reloadStart();
      return setNewTerms(true);
    }
    const refusal = error instanceof ProblemError ? await explain(body, error.problem) : null;
    if (refusal === null) setFailure(error);
    else if ('fieldErrors' in refusal) refusal.fieldErrors.forEach(showAtField);
    else dispatch({ type: 'slot-lost', ...refusal });
  }

  /**
   * What the diner can do about the refusal: correct fields or choose another slot. Null if neither helps, or
   * if `explainRefusal` cannot be loaded; the diner then sees an error message.
   */
  async function explain(
    body: CreateWidgetBookingRequest,
    problem: Problem,
  ): Promise<BookingRefusal | null> {
    // A conflict: what is shown as free may be out of date.
    if (problem.status === 409)
      for (const kind of ['work-day', 'calendar', 'slot'])
        void queryClient.invalidateQueries({ queryKey: [kind] });
    try {
      const { explainRefusal } = await import('./booking-refusal.ts');
      return await explainRefusal(apiClient, body, problem, i18n.messages.slotLost);
    } catch {
      return null;
    }
  }

  function showAtField({ field, message }: RefusedField): void {
    // A field in a closed <details> cannot take focus, and the next render would open it too late.
    root.querySelector(`[name=${field}]`)?.closest('details')?.setAttribute('open', '');
    form.setError(field, { message }, { shouldFocus: true });
  }

  return { run, isSending, failure, hasNewTerms };
}

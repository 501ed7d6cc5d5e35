import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { SecondaryButton } from '../../../diner/parts/choices.tsx';
import { retryText } from '../../../diner/parts/failure-message.ts';
import { MainButton } from '../../../diner/parts/main-button.tsx';
import { StepHeading } from '../../../diner/parts/step-heading.tsx';
import { coversOf } from '../../../diner/party/party.ts';
import { ChangedTerms } from '../../../diner/policy/changed-terms.tsx';
import { TermsList } from '../../../diner/policy/terms-list.tsx';
import { workDayQuery } from '../../../diner/queries.ts';
import { shiftsWithTimes } from '../../../diner/times/bookable-times.ts';
import { type DetailsField, type DetailsInput, initialDetails } from '../../flow/details.ts';
import { totalOf } from '../../flow/extras.ts';
import type { FillingDetails, FlowEvent } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import { LazySlotAlternatives } from '../lazy-slot-alternatives.tsx';
import { ReportedFailure } from '../reported-failure.tsx';
import { Summary } from '../summary.tsx';
import { slotQueryFor } from '../use-slot-check.ts';
import { ConsentFields } from './consent-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { type DetailsRule, detailsRules } from './details-rules.ts';
import { RequestFields } from './request-fields.tsx';
import { useCreateBooking } from './use-create-booking.ts';
import { type Policy, usePolicy } from './use-policy.ts';
import { useTableHold } from './use-table-hold.ts';

/** The form: contact, requests to the venue, and consent. */
export function DetailsStep(props: { flow: FillingDetails; dispatch: Dispatch<FlowEvent> }) {
  const { flow, dispatch } = props;
  const context = useWidget();
  const { apiClient, i18n, emit, venue, settings, draftStorage } = context;
  const { messages } = i18n;
  const { bookableTime, party, lostReason, extras } = flow;
  // Never stale: asked again, the table that is kept for this diner would count as taken.
  const slot = useQuery({ ...slotQueryFor(context, flow), staleTime: Number.POSITIVE_INFINITY });
  const timeSlot = slot.data?.timeSlot ?? null;
  const isTimeLimited = timeSlot?.isTimeLimited ?? false;
  const rules = useMemo(() => detailsRules({ isTimeLimited }), [isTimeLimited]);
  const form = useForm<DetailsInput>({
    resolver: rulesResolver(rules),
    defaultValues: draftStorage.load().details ?? initialDetails(settings),
    // Errors appear on submit, and disappear as soon as they are fixed.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draftStorage.save({ details: values }),
      }),
    [subscribe, draftStorage],
  );
  const table = useTableHold(flow, slot.data, dispatch);
  const create = useCreateBooking({ flow, form, hold: table.own, dispatch });
  const policy = usePolicy(flow);
  const isPolicyRead = policy.state === 'shown' || policy.state === 'none';
  const [isPolicyMissing, setPolicyMissing] = useState(false);

  const criteria = { party, experienceId: flow.experienceId, promoCode: settings.promoCode };
  const day = useQuery({
    ...workDayQuery(apiClient, criteria, flow.date),
    enabled: lostReason !== null,
  });
  const total = slot.data ? totalOf(extras, slot.data, party) : 0;
  const isForTable = bookableTime.status === 'CONFIRMED';
  const { errors } = form.formState;
  const errorCount = Object.keys(errors).length;

  return (
    <div className="screen">
      <Summary flow={flow} total={total} dispatch={dispatch} />
      <StepHeading takesFocus>{messages.yourDetails}</StepHeading>
      <HoldLine table={table} />
      {lostReason && (
        <>
          <LazySlotAlternatives
            availability={lostReason}
            flow={flow}
            criteria={criteria}
            shifts={day.data ? shiftsWithTimes(day.data) : []}
            dispatch={dispatch}
          />
          <p className="hint">{messages.inputKept}</p>
        </>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          takeFilledTexts(event.currentTarget);
          // Nothing is booked unless its terms are on screen.
          setPolicyMissing(!isPolicyRead);
          const shownTerms = policy.state === 'shown' ? policy.shown : null;
          void form.handleSubmit((details) => isPolicyRead && create.run(details, shownTerms))(
            event,
          );
        }}
      >
        <ContactFields form={form} />
        <RequestFields flow={flow} form={form} timeSlot={timeSlot} />
        <PolicyPreview policy={policy} hasChanged={create.hasNewTerms} />
        <ConsentFields form={form} timeSlot={timeSlot} />
        <div className="action-bar">
          {errorCount > 0 && (
            <p className="field-error">{i18n.plural(messages.fieldErrors, errorCount)}</p>
          )}
          {isPolicyMissing && !isPolicyRead && (
            <p className="failure" role="alert">
              {policy.state === 'failed'
                ? i18n.format(messages.policyFailed, { retry: retryText(policy.failure, i18n) })
                : messages.policyMissing}
            </p>
          )}
          {create.failure && <ReportedFailure i18n={i18n} emit={emit} failure={create.failure} />}
          {lostReason ? (
            <p className="hint">{messages.chooseAbove}</p>
          ) : (
            <MainButton
              isWorking={create.isSending}
              workingText={isForTable ? messages.bookingInProgress : messages.sending}
            >
              {i18n.format(buttonMessage(), {
                people: coversOf(party),
                day: i18n.weekdayOrDay(bookableTime.startAt.slice(0, 10), venue.today),
                time: i18n.time(bookableTime.startAt),
              })}
            </MainButton>
          )}
        </div>
      </form>
    </div>
  );

  /** Password managers and other fillers may fill in fields without an event. */
  function takeFilledTexts({ elements }: HTMLFormElement): void {
    for (const { name, value } of elements as unknown as Iterable<HTMLInputElement>)
      if (typeof form.getValues(name as DetailsField) === 'string')
        form.setValue(name as DetailsField, value);
  }

  function buttonMessage(): string {
    if (bookableTime.status === 'REQUESTED') return messages.sendRequest;
    return isForTable ? messages.book : messages.joinWaitList;
  }
}

/** Validates the form by the rules. Each field has the error of the first rule that it breaks. */
function rulesResolver(rules: readonly DetailsRule[]): Resolver<DetailsInput> {
  return (values) => {
    const errors: FieldErrors<DetailsInput> = {};
    for (const { field, message, isMet } of rules)
      if (!isMet(values)) errors[field] ??= { type: 'validate', message };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** Until when the table is kept, shortly before the end with a button to keep it longer. */
function HoldLine(props: { table: ReturnType<typeof useTableHold> }) {
  const { hold, isEnding, isOver, prolong } = props.table;
  const { i18n } = useWidget();
  const { messages } = i18n;
  const line = useRef<HTMLDivElement>(null);
  return (
    <div className="hint" role="status" tabIndex={-1} ref={line}>
      {hold && i18n.format(messages.keptUntil, { time: i18n.time(hold.expiresAt) })}
      {isOver && messages.keptNoLonger}
      {isEnding && hold?.mayProlong && (
        <div className="choices">
          <SecondaryButton
            onPress={() => {
              // The button goes.
              line.current?.focus();
              prolong();
            }}
          >
            {messages.keepLonger}
          </SecondaryButton>
        </div>
      )}
    </div>
  );
}

/**
 * The cancellation policy that the diner will have to sign.
 * @param hasChanged whether it replaces the policy that the diner had read
 */
function PolicyPreview({ policy, hasChanged }: { policy: Policy; hasChanged: boolean }) {
  const { emit, i18n } = useWidget();
  switch (policy.state) {
    case 'none':
      return null;
    case 'loading':
      return <span className="skeleton-block skeleton-card" />;
    case 'failed': {
      const { failure, retry } = policy;
      return <ReportedFailure i18n={i18n} emit={emit} failure={failure} onRetry={retry} />;
    }
    case 'shown':
      return (
        <section className="notice notice-calm">
          {hasChanged && <ChangedTerms>{policy.texts.policyChanged}</ChangedTerms>}
          <h3 className="notice-title">{policy.texts.policyTitle}</h3>
          <TermsList terms={policy.terms} />
        </section>
      );
  }
}

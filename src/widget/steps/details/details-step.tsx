import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { type DetailsInput, emptyDetails } from '../../flow/details.ts';
import { totalOf } from '../../flow/extras.ts';
import type { FillingDetails, FlowEvent } from '../../flow/flow.ts';
import { keep } from '../../flow/draft-storage.ts';
import { offersOf } from '../../../diner/times/offers.ts';
import { MainButton } from '../../../diner/parts/main-button.tsx';
import { StepHeading } from '../../../diner/parts/step-heading.tsx';
import { Summary } from '../summary.tsx';
import { ReportedFailure } from '../reported-failure.tsx';
import { coversOf } from '../../../diner/party/party.ts';
import { workDayQuery } from '../../../diner/queries.ts';
import { useWidget } from '../../widget-context.ts';
import { ConsentFields } from './consent-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { detailsSchema } from './details-schema.ts';
import { PolicyAhead } from './policy-preview.tsx';
import { schemaResolver } from './schema-resolver.ts';
import { Unavailable } from '../slot-unavailable.tsx';
import { useCreateBooking } from './use-create-booking.ts';
import { slotQueryFor } from '../use-slot-check.ts';
import { WishFields } from './request-fields.tsx';

/** Who comes, and what the house should know. */
export function DetailsStep(props: { flow: FillingDetails; dispatch: Dispatch<FlowEvent> }) {
  const { flow, dispatch } = props;
  const surroundings = useWidget();
  const { apiClient, i18n, emit, venue, settings, memory } = surroundings;
  const { messages } = i18n;
  const { offer, party, unavailable, extras } = flow;
  const slot = useQuery(slotQueryFor(surroundings, flow));
  const timeSlot = slot.data?.timeSlot ?? null;
  const isTimeLimited = timeSlot?.isTimeLimited ?? false;
  const schema = useMemo(
    () => detailsSchema({ country: venue.country, isTimeLimited }),
    [venue.country, isTimeLimited],
  );
  const form = useForm<DetailsInput>({
    resolver: schemaResolver(schema),
    defaultValues: memory.draft ?? emptyDetails(settings),
    // Nobody is corrected while still typing; a fault that was said goes away as soon as it is mended.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          memory.draft = values;
          keep(settings.publishableKey, memory, Date.now());
        },
      }),
    [subscribe, memory, settings.publishableKey],
  );
  const create = useCreateBooking({ flow, form, dispatch });

  const ask = { party, experienceId: flow.experienceId, promoCode: settings.promoCode };
  const day = useQuery({ ...workDayQuery(apiClient, ask, flow.date), enabled: unavailable !== null });
  const total = slot.data ? totalOf(extras, slot.data, party) : 0;
  const { errors } = form.formState;
  const faults = Object.keys(errors).length;

  return (
    <div className="screen">
      <Summary flow={flow} total={total} dispatch={dispatch} />
      <StepHeading takesFocus>{messages.yourDetails}</StepHeading>
      {unavailable && (
        <>
          <Unavailable
            availability={unavailable}
            flow={flow}
            ask={ask}
            shifts={day.data ? offersOf(day.data) : []}
            dispatch={dispatch}
          />
          <p className="hint">{messages.stillTyped}</p>
        </>
      )}
      <form noValidate onSubmit={(event) => void form.handleSubmit(create.run)(event)}>
        <ContactFields form={form} />
        <WishFields flow={flow} form={form} timeSlot={timeSlot} />
        <PolicyAhead flow={flow} />
        <ConsentFields form={form} timeSlot={timeSlot} />
        <div className="action-bar">
          {faults > 0 && <p className="fault">{i18n.plural(messages.faults, faults)}</p>}
          {create.failure && <ReportedFailure i18n={i18n} emit={emit} failure={create.failure} />}
          {unavailable ? (
            <p className="hint">{messages.chooseAbove}</p>
          ) : (
            <MainButton isWorking={create.isSending} workingText={messages.booking}>
              {i18n.format(buttonWords(), {
                people: coversOf(party),
                day: i18n.nearDay(offer.startAt.slice(0, 10), venue.today),
                time: i18n.time(offer.startAt),
              })}
            </MainButton>
          )}
        </div>
      </form>
    </div>
  );

  function buttonWords(): string {
    if (offer.status === 'REQUESTED') return messages.sendRequest;
    return offer.status === 'CONFIRMED' ? messages.book : messages.joinWaitList;
  }
}

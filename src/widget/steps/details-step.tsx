import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { type DetailsInput, emptyDetails } from '../details.ts';
import { totalOf } from '../extras.ts';
import type { FillingDetails, FlowEvent } from '../flow.ts';
import { keep } from '../memory.ts';
import { offersOf } from '../offers.ts';
import { MainButton } from '../parts/main-button.tsx';
import { StepHeading } from '../parts/step-heading.tsx';
import { Summary } from '../parts/summary.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { coversOf } from '../party.ts';
import { workDayQuery } from '../queries.ts';
import { useSurroundings } from '../surroundings.ts';
import { ConsentFields } from './consent-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { detailsSchema } from './details-schema.ts';
import { PolicyAhead } from './policy-ahead.tsx';
import { schemaResolver } from './schema-resolver.ts';
import { Unavailable } from './unavailable.tsx';
import { useCreateBooking } from './use-create-booking.ts';
import { slotQueryFor } from './use-slot-check.ts';
import { WishFields } from './wish-fields.tsx';

/** Who comes, and what the house should know. */
export function DetailsStep(props: { flow: FillingDetails; dispatch: Dispatch<FlowEvent> }) {
  const { flow, dispatch } = props;
  const surroundings = useSurroundings();
  const { door, text, emit, venue, settings, memory } = surroundings;
  const { words } = text;
  const { offer, party, setback, extras } = flow;
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
  const day = useQuery({ ...workDayQuery(door, ask, flow.date), enabled: setback !== null });
  const total = slot.data ? totalOf(extras, slot.data, party) : 0;
  const { errors } = form.formState;
  const faults = Object.keys(errors).length;

  return (
    <div className="screen">
      <Summary flow={flow} total={total} dispatch={dispatch} />
      <StepHeading takesFocus>{words.yourDetails}</StepHeading>
      {setback && (
        <>
          <Unavailable
            availability={setback}
            flow={flow}
            ask={ask}
            shifts={day.data ? offersOf(day.data) : []}
            dispatch={dispatch}
          />
          <p className="hint">{words.stillTyped}</p>
        </>
      )}
      <form noValidate onSubmit={(event) => void form.handleSubmit(create.run)(event)}>
        <ContactFields form={form} />
        <WishFields flow={flow} form={form} timeSlot={timeSlot} />
        <PolicyAhead flow={flow} />
        <ConsentFields form={form} timeSlot={timeSlot} />
        <div className="action-bar">
          {faults > 0 && <p className="fault">{text.count(words.faults, faults)}</p>}
          {create.failure && <Trouble text={text} emit={emit} failure={create.failure} />}
          {setback ? (
            <p className="hint">{words.chooseAbove}</p>
          ) : (
            <MainButton isWorking={create.isSending} workingText={words.booking}>
              {text.fill(buttonWords(), {
                people: coversOf(party),
                day: text.nearDay(offer.startAt.slice(0, 10), venue.today),
                time: text.time(offer.startAt),
              })}
            </MainButton>
          )}
        </div>
      </form>
    </div>
  );

  function buttonWords(): string {
    if (offer.status === 'REQUESTED') return words.sendRequest;
    return offer.status === 'CONFIRMED' ? words.book : words.joinWaitList;
  }
}

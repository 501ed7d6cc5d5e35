import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { type ChosenExtras, ticketsFor } from '../../../diner/chosen-extras.ts';
import { MainButton } from '../../../diner/parts/main-button.tsx';
import { StepHeading } from '../../../diner/parts/step-heading.tsx';
import { Stepper } from '../../../diner/parts/stepper.tsx';
import { hasTicketChoice, missingQuantity, ticketLimits, totalOf } from '../../flow/extras.ts';
import type { ChoosingExtras, FlowEvent } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import { QueryFailure } from '../query-failure.tsx';
import { StepSkeleton } from '../skeletons.tsx';
import { Summary } from '../summary.tsx';
import { slotQueryFor } from '../use-slot-check.ts';
import { AddOnGroupFields } from './add-on-group-fields.tsx';

/** Tickets and add-ons for the table, with their total. */
export function ExtrasStep(props: { flow: ChoosingExtras; dispatch: Dispatch<FlowEvent> }) {
  const { flow, dispatch } = props;
  const context = useWidget();
  const { i18n, venue } = context;
  const { messages } = i18n;
  const slot = useQuery({
    ...slotQueryFor(context, flow),
    // Another number of tickets is another query: the old data stays on screen while it loads, so that
    // focus is kept.
    placeholderData: (previous) => previous,
  });
  const [showsErrors, setShowsErrors] = useState(false);
  if (!slot.data) return slot.error ? <QueryFailure query={slot} /> : <StepSkeleton i18n={i18n} />;

  const { extras, party } = flow;
  const { experience, addOnGroups } = slot.data;
  const change = (next: ChosenExtras) => dispatch({ type: 'extras-changed', extras: next });
  const total = totalOf(extras, slot.data, party);
  const isIncomplete = addOnGroups.some((group) => missingQuantity(extras, group) > 0);
  const tickets = experience ? (extras.tickets ?? ticketsFor(experience, party)) : 0;
  return (
    <div className="screen">
      <Summary flow={flow} total={0} dispatch={dispatch} />
      <StepHeading takesFocus>{messages.chooseExtras}</StepHeading>
      {hasTicketChoice(experience) && (
        <div className="extra" part="card">
          <div>
            <p className="extra-name">{experience.name}</p>
            <p className="hint">
              {i18n.format(messages.perTicket, {
                price: i18n.money(experience.pricePerTicket, experience.currency),
              })}
            </p>
          </div>
          <Stepper
            i18n={i18n}
            label={messages.tickets}
            isLabelHidden
            value={tickets}
            less={tickets > ticketLimits(experience, party).min ? tickets - 1 : null}
            more={tickets < ticketLimits(experience, party).max ? tickets + 1 : null}
            onChange={(next) => change({ ...extras, tickets: next })}
          />
        </div>
      )}
      {addOnGroups.map((group) => (
        <AddOnGroupFields
          key={`${group.level}:${group.name}`}
          group={group}
          extras={extras}
          showsErrors={showsErrors}
          onChange={change}
        />
      ))}
      <div className="action-bar">
        <p className="total" role="status">
          <span>{messages.total}</span>{' '}
          <strong>
            {i18n.money(total, addOnGroups[0]?.addOns[0]?.currency ?? venue.currency)}
          </strong>
        </p>
        <MainButton
          isWorking={false}
          workingText={messages.checking}
          onPress={() => {
            setShowsErrors(true);
            if (!isIncomplete) dispatch({ type: 'extras-confirmed' });
          }}
        >
          {Object.keys(extras.quantities).length === 0 && total === 0
            ? messages.withoutExtras
            : messages.continue}
        </MainButton>
      </div>
    </div>
  );
}

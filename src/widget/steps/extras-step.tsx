import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import {
  choosesTickets,
  type Extras,
  lackOf,
  ticketRange,
  ticketsFor,
  totalOf,
} from '../extras.ts';
import type { ChoosingExtras, FlowEvent } from '../flow.ts';
import { MainButton } from '../parts/main-button.tsx';
import { QueryTrouble } from '../parts/query-trouble.tsx';
import { StepSkeleton } from '../parts/skeletons.tsx';
import { StepHeading } from '../parts/step-heading.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { Summary } from '../parts/summary.tsx';
import { useSurroundings } from '../surroundings.ts';
import { AddOnGroupFields } from './add-on-group-fields.tsx';
import { slotQueryFor } from './use-slot-check.ts';

/** What can be added to the table, with what it comes to. */
export function ExtrasStep(props: { flow: ChoosingExtras; dispatch: Dispatch<FlowEvent> }) {
  const { flow, dispatch } = props;
  const surroundings = useSurroundings();
  const { text, venue } = surroundings;
  const { words } = text;
  const slot = useQuery({
    ...slotQueryFor(surroundings, flow),
    // Every ticket is another question; the step stays, with the focus on the button.
    placeholderData: (last) => last,
  });
  const [isChecked, setChecked] = useState(false);
  if (!slot.data) return slot.error ? <QueryTrouble query={slot} /> : <StepSkeleton text={text} />;

  const { extras, party } = flow;
  const { experience, addOnGroups } = slot.data;
  const change = (next: Extras) => dispatch({ type: 'extras-changed', extras: next });
  const total = totalOf(extras, slot.data, party);
  const isLacking = addOnGroups.some((group) => lackOf(extras, group) > 0);
  const tickets = experience ? (extras.tickets ?? ticketsFor(experience, party)) : 0;
  return (
    <div className="screen">
      <Summary flow={flow} total={0} dispatch={dispatch} />
      <StepHeading takesFocus>{words.chooseExtras}</StepHeading>
      {choosesTickets(experience) && (
        <div className="extra" part="card">
          <div>
            <p className="extra-name">{experience.name}</p>
            <p className="hint">
              {text.fill(words.perTicket, {
                price: text.money(experience.pricePerTicket, experience.currency),
              })}
            </p>
          </div>
          <Stepper
            text={text}
            label={words.tickets}
            isLabelHidden
            value={tickets}
            less={tickets > ticketRange(experience, party).least ? tickets - 1 : null}
            more={tickets < ticketRange(experience, party).most ? tickets + 1 : null}
            onChange={(next) => change({ ...extras, tickets: next })}
          />
        </div>
      )}
      {addOnGroups.map((group) => (
        <AddOnGroupFields
          key={`${group.level}:${group.name}`}
          group={group}
          extras={extras}
          isChecked={isChecked}
          onChange={change}
        />
      ))}
      <div className="action-bar">
        <p className="total" role="status">
          <span>{words.total}</span>{' '}
          <strong>
            {text.money(total, addOnGroups[0]?.addOns[0]?.currency ?? venue.currency)}
          </strong>
        </p>
        <MainButton
          isWorking={false}
          workingText={words.checking}
          onPress={() => {
            setChecked(true);
            if (!isLacking) dispatch({ type: 'extras-settled' });
          }}
        >
          {total === 0 ? words.withoutExtras : words.continue}
        </MainButton>
      </div>
    </div>
  );
}

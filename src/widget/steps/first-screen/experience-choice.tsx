import type { Dispatch } from 'react';
import type { ExperienceBody } from '../../../contract/catalogue.ts';
import { Card } from '../../../diner/parts/card.tsx';
import { coversOf, type Party } from '../../../diner/party/party.ts';
import type { ShiftWithTimes } from '../../../diner/times/bookable-times.ts';
import type { ChoosingTime, FlowEvent } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';

/** The choice between a table only and the venue’s experiences, if the day has any for this party. */
export function ExperienceChoice(props: {
  flow: ChoosingTime;
  shifts: readonly ShiftWithTimes[];
  dispatch: Dispatch<FlowEvent>;
}) {
  const { flow, shifts, dispatch } = props;
  const { catalogue, i18n } = useWidget();
  const { messages } = i18n;
  const { experienceId } = flow;
  // The chosen experience stays on screen, even if it does not take this party.
  const offered = catalogue.experiences.filter(
    (each) => each.id === experienceId || fits(each, flow.party),
  );
  const isOffered = offered.length > 0 && shifts.some((shift) => shift.hasExperiences);
  if (!isOffered && experienceId === null) return null;
  const isTableOffered = shifts.some((shift) => !shift.isExperienceRequired);
  const choose = (id: number | null) => dispatch({ type: 'experience-chosen', experienceId: id });
  return (
    <fieldset className="cards">
      <legend className="shift-title">{messages.experienceQuestion}</legend>
      {(isTableOffered || shifts.length === 0) && (
        <Card
          name="table-booking-experience"
          isChosen={experienceId === null}
          content={{ name: messages.tableOnly, summary: '', images: [] }}
          onChoose={() => choose(null)}
        />
      )}
      {offered.map((experience) => (
        <Card
          key={experience.id}
          name="table-booking-experience"
          isChosen={experienceId === experience.id}
          content={experience}
          aside={priceOf(experience)}
          onChoose={() => choose(experience.id)}
        />
      ))}
    </fieldset>
  );

  function priceOf(experience: ExperienceBody): string | undefined {
    if (experience.pricePerTicket === 0) return undefined;
    const price = i18n.money(experience.pricePerTicket, experience.currency);
    return i18n.format(experience.paxPerTicket === 1 ? messages.perPerson : messages.perTicket, {
      price,
    });
  }
}

function fits(experience: ExperienceBody, party: Party): boolean {
  const covers = coversOf(party);
  return covers >= experience.minBookingSize && covers <= experience.maxBookingSize;
}

import type { Experience } from '../../../../../domain/venue.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { moneyOf } from '../../../../parts/venue-format.ts';
import { useSession } from '../../../../session/session.ts';
import { useEditing } from '../editor-context.ts';
import { ChecksInput } from '../fields/checks-input.tsx';
import { ChoiceInput } from '../fields/choice-input.tsx';
import { ImageList } from '../fields/image-list.tsx';
import { ListEditor } from '../fields/list-editor.tsx';
import { LocalizedInput } from '../fields/localized-input.tsx';
import { MoneyInput } from '../fields/money-input.tsx';
import { NumberInput } from '../fields/number-input.tsx';
import { SwitchInput } from '../fields/switch-input.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { TimeInput } from '../fields/time-input.tsx';
import { newExperience } from '../new-entries.ts';
import { addOnGroupOptions, areaOptions, named, orNone } from '../venue-options.ts';

/** Menus and other offers with a price per ticket. */
export function Experiences() {
  const { venue: texts } = useMessages('house');
  const { format } = useSession();
  const { draft } = useEditing();
  return (
    <ListEditor<Experience>
      path="experiences"
      label={texts.experiences}
      hint={texts.experiencesHint}
      addLabel={texts.addExperience}
      titleOf={({ id, name, pricePerTicket }) =>
        texts.priced(
          named(name, draft.language, id),
          Number.isNaN(pricePerTicket) ? '–' : moneyOf(pricePerTicket, format, draft.currency),
        )
      }
      create={(entries) => newExperience(entries, draft)}
    >
      {(path) => (
        <>
          <LocalizedInput path={`${path}.name`} label={texts.nameForGuests} />
          <LocalizedInput path={`${path}.summary`} label={texts.summary} isLong />
          <LocalizedInput path={`${path}.description`} label={texts.description} isLong />
          <div className="fields-row">
            <MoneyInput path={`${path}.pricePerTicket`} label={texts.pricePerTicket} />
            <NumberInput path={`${path}.paxPerTicket`} label={texts.paxPerTicket} />
            <NumberInput path={`${path}.minTicketsPerBooking`} label={texts.minTickets} />
          </div>
          <SwitchInput path={`${path}.automaticTicketQuantity`} label={texts.automaticTickets} />
          <div className="fields-row">
            <NumberInput path={`${path}.minBookingSize`} label={texts.minCovers} />
            <NumberInput path={`${path}.maxBookingSize`} label={texts.maxCovers} />
          </div>
          <div className="fields-row">
            <TimeInput path={`${path}.firstBookingTime`} label={texts.firstBookingTime} />
            <TimeInput path={`${path}.lastBookingTime`} label={texts.lastBookingTime} />
          </div>
          <div className="fields-row">
            <NumberInput path={`${path}.turnMinutes`} label={texts.turnMinutes} />
            <NumberInput path={`${path}.minAdvanceBookingMinutes`} label={texts.minAdvance} />
          </div>
          <SwitchInput path={`${path}.isTimeLimited`} label={texts.isTimeLimited} />
          <ChecksInput
            path={`${path}.floorPlanAreaIds`}
            label={texts.experienceAreas}
            hint={texts.experienceAreasHint}
            options={areaOptions(draft)}
          />
          <ChoiceInput
            path={`${path}.addOnGroupId`}
            label={texts.addOnGroup}
            options={orNone(texts.none, addOnGroupOptions(draft))}
          />
          <NumberInput
            path={`${path}.groupId`}
            label={texts.experienceGroup}
            hint={texts.experienceGroupHint}
            isOptional
          />
          <TextInput path={`${path}.detailsUrl`} label={texts.detailsUrl} type="url" isOptional />
          <ImageList path={`${path}.images`} />
        </>
      )}
    </ListEditor>
  );
}

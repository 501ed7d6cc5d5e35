import type { Experience } from '../../../../../domain/venue.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { moneyOf } from '../../../../parts/venue-format.ts';
import { useSession } from '../../../../session/session.ts';
import { useEditing } from '../editor-context.ts';
import { ImageList } from '../fields/image-list.tsx';
import { ListEditor } from '../fields/list-editor.tsx';
import { Settings } from '../fields/settings.tsx';
import { newExperience } from '../new-entries.ts';
import { named } from '../venue-options.ts';

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
          <Settings
            list="experiences"
            at={path}
            rows={[
              'name',
              'summary',
              'description',
              ['pricePerTicket', 'paxPerTicket', 'minTicketsPerBooking'],
              'automaticTicketQuantity',
              ['minBookingSize', 'maxBookingSize'],
              ['firstBookingTime', 'lastBookingTime'],
              ['turnMinutes', 'minAdvanceBookingMinutes'],
              'isTimeLimited',
              'floorPlanAreaIds',
              'addOnGroupId',
              'groupId',
              'detailsUrl',
            ]}
          />
          <ImageList path={`${path}.images`} />
        </>
      )}
    </ListEditor>
  );
}

import type { AddOn, AddOnGroup } from '../../../../../domain/venue.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { moneyOf } from '../../../../parts/venue-format.ts';
import { useSession } from '../../../../session/session.ts';
import { useEditing } from '../editor-context.ts';
import { ListEditor } from '../fields/list-editor.tsx';
import { Settings } from '../fields/settings.tsx';
import { newAddOn, newAddOnGroup } from '../new-entries.ts';
import { named } from '../venue-options.ts';

/** What guests can order with a table, in groups. */
export function AddOns() {
  const { venue: texts } = useMessages('house');
  const { draft } = useEditing();
  return (
    <ListEditor<AddOnGroup>
      path="addOnGroups"
      label={texts.addOnGroups}
      hint={texts.addOnGroupsHint}
      addLabel={texts.addAddOnGroup}
      titleOf={({ id, name, addOns }) =>
        texts.groupTitle(named(name, draft.language, id), addOns.length)
      }
      create={newAddOnGroup}
    >
      {(path) => (
        <>
          <Settings
            list="addOnGroups"
            at={path}
            rows={['name', 'summary', ['minTotalQuantity', 'maxTotalQuantity', 'maxTotalTypes']]}
          />
          <AddOnList path={`${path}.addOns`} />
        </>
      )}
    </ListEditor>
  );
}

function AddOnList({ path: listPath }: { path: string }) {
  const { venue: texts } = useMessages('house');
  const { format } = useSession();
  const { draft } = useEditing();
  return (
    <ListEditor<AddOn>
      path={listPath}
      label={texts.addOns}
      addLabel={texts.addAddOn}
      titleOf={({ id, name, unitPrice }) =>
        texts.priced(
          named(name, draft.language, id),
          Number.isNaN(unitPrice) ? '–' : moneyOf(unitPrice, format, draft.currency),
        )
      }
      create={() => newAddOn(draft.addOnGroups)}
    >
      {(path) => (
        <Settings
          list="addOnGroups.addOns"
          at={path}
          rows={[
            'name',
            'summary',
            ['unitPrice', 'minQuantity', 'maxQuantity'],
            ['stock', 'minAdvanceBookingMinutes'],
          ]}
        />
      )}
    </ListEditor>
  );
}

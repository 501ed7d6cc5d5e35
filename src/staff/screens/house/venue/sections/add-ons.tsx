import type { AddOn, AddOnGroup } from '../../../../../domain/venue.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { moneyOf } from '../../../../parts/venue-format.ts';
import { useSession } from '../../../../session/session.ts';
import { useEditing } from '../editor-context.ts';
import { ListEditor } from '../fields/list-editor.tsx';
import { LocalizedInput } from '../fields/localized-input.tsx';
import { MoneyInput } from '../fields/money-input.tsx';
import { NumberInput } from '../fields/number-input.tsx';
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
          <LocalizedInput path={`${path}.name`} label={texts.nameForGuests} />
          <LocalizedInput path={`${path}.summary`} label={texts.summary} isLong />
          <div className="fields-row">
            <NumberInput path={`${path}.minTotalQuantity`} label={texts.minTotalQuantity} />
            <NumberInput path={`${path}.maxTotalQuantity`} label={texts.maxTotalQuantity} />
            <NumberInput path={`${path}.maxTotalTypes`} label={texts.maxTotalTypes} />
          </div>
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
        <>
          <LocalizedInput path={`${path}.name`} label={texts.nameForGuests} />
          <LocalizedInput path={`${path}.summary`} label={texts.summary} isLong />
          <div className="fields-row">
            <MoneyInput path={`${path}.unitPrice`} label={texts.unitPrice} />
            <NumberInput path={`${path}.minQuantity`} label={texts.minQuantity} />
            <NumberInput path={`${path}.maxQuantity`} label={texts.maxQuantity} />
          </div>
          <div className="fields-row">
            <NumberInput
              path={`${path}.stock`}
              label={texts.stock}
              hint={texts.emptyIsUnlimited}
              isOptional
            />
            <NumberInput path={`${path}.minAdvanceBookingMinutes`} label={texts.minAdvance} />
          </div>
        </>
      )}
    </ListEditor>
  );
}

import type { Promo, RedemptionCode } from '../../../../../domain/venue.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { useSession } from '../../../../session/session.ts';
import { useEditing } from '../editor-context.ts';
import { DateInput } from '../fields/date-input.tsx';
import { ListEditor } from '../fields/list-editor.tsx';
import { LocalizedInput } from '../fields/localized-input.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { newPromo, newRedemptionCode } from '../new-entries.ts';
import { named } from '../venue-options.ts';

/** Promo codes and redemption codes, with the days on which they are valid. */
export function Codes() {
  const { venue: texts } = useMessages('house');
  const { today } = useSession().session.venue;
  const { draft } = useEditing();
  return (
    <>
      <ListEditor<Promo>
        path="promos"
        label={texts.promos}
        addLabel={texts.addPromo}
        titleOf={({ id, name, code }) => `${code || '–'}: ${named(name, draft.language, id)}`}
        create={(entries) => newPromo(entries, today)}
      >
        {(path) => (
          <>
            <TextInput path={`${path}.code`} label={texts.code} />
            <LocalizedInput path={`${path}.name`} label={texts.nameForGuests} />
            <Validity path={path} />
          </>
        )}
      </ListEditor>
      <ListEditor<RedemptionCode>
        path="redemptionCodes"
        label={texts.redemptionCodes}
        hint={texts.redemptionCodesHint}
        addLabel={texts.addRedemptionCode}
        titleOf={({ code, product }) => [code || '–', product?.name].filter(Boolean).join(': ')}
        create={() => newRedemptionCode(today)}
      >
        {(path) => (
          <>
            <TextInput path={`${path}.code`} label={texts.code} />
            <Validity path={path} />
          </>
        )}
      </ListEditor>
    </>
  );
}

function Validity({ path }: { path: string }) {
  const { venue: texts } = useMessages('house');
  return (
    <div className="fields-row">
      <DateInput path={`${path}.validFrom`} label={texts.validFrom} />
      <DateInput path={`${path}.validUntil`} label={texts.validUntil} />
    </div>
  );
}

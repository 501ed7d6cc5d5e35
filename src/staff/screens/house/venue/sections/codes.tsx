import type { Promo, RedemptionCode } from '../../../../../domain/venue.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { useSession } from '../../../../session/session.ts';
import { useEditing } from '../editor-context.ts';
import { ListEditor } from '../fields/list-editor.tsx';
import { Settings } from '../fields/settings.tsx';
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
          <Settings list="promos" at={path} rows={['code', 'name', ['validFrom', 'validUntil']]} />
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
          <Settings list="redemptionCodes" at={path} rows={['code', ['validFrom', 'validUntil']]} />
        )}
      </ListEditor>
    </>
  );
}

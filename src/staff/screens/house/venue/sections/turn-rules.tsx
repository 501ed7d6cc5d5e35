import type { TurnRule } from '../../../../../domain/venue.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { ListEditor } from '../fields/list-editor.tsx';
import { NumberInput } from '../fields/number-input.tsx';
import { newTurnRule } from '../new-entries.ts';

/** How long parties stay, by their size. */
export function TurnRules({ path }: { path: string }) {
  const { venue: texts } = useMessages('house');
  return (
    <ListEditor<TurnRule>
      path={path}
      label={texts.turnTimes}
      hint={texts.turnTimesHint}
      addLabel={texts.addTurnTime}
      titleOf={({ maxCovers, minutes }) => texts.turnTitle(maxCovers, minutes)}
      create={newTurnRule}
    >
      {(at) => (
        <div className="fields-row">
          <NumberInput path={`${at}.maxCovers`} label={texts.turnUpTo} />
          <NumberInput path={`${at}.minutes`} label={texts.turnMinutes} />
        </div>
      )}
    </ListEditor>
  );
}

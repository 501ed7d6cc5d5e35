import { useRef } from 'react';
import { SecondaryButton } from '../../../diner/parts/choices.tsx';
import { useWidget } from '../../widget-context.ts';
import type { useTableHold } from './use-table-hold.ts';

/** Until when the table is kept, shortly before the end with a button to keep it longer. */
export function HoldLine(props: { table: ReturnType<typeof useTableHold> }) {
  const { hold, isEnding, isOver, prolong } = props.table;
  const { i18n } = useWidget();
  const { messages } = i18n;
  const line = useRef<HTMLDivElement>(null);
  return (
    <div className="hint" role="status" tabIndex={-1} ref={line}>
      {hold && i18n.format(messages.keptUntil, { time: i18n.time(hold.expiresAt) })}
      {isOver && messages.keptNoLonger}
      {isEnding && hold?.mayProlong && (
        <div className="choices">
          <SecondaryButton
            onPress={() => {
              // The button goes.
              line.current?.focus();
              prolong();
            }}
          >
            {messages.keepLonger}
          </SecondaryButton>
        </div>
      )}
    </div>
  );
}

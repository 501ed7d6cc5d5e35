import { useSyncExternalStore } from 'react';
import type { Text } from '../text.ts';
import type { WaitingRoom } from '../waiting.ts';

/** Says that the next try is on its way, so that nobody presses in vain. */
export function WaitingLine({ text, room }: { text: Text; room: WaitingRoom }) {
  const pause = useSyncExternalStore(room.subscribe, room.current, room.current);
  return (
    <p className="waiting-line hint" role="status">
      {pause &&
        `${pause.isBusy ? text.words.busy : text.words.connectionLost} ${text.count(text.words.tryingAgain, pause.seconds)}`}
    </p>
  );
}

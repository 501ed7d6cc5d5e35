import { useSyncExternalStore } from 'react';
import type { Text } from '../text.ts';
import type { Pause, WaitingRoom } from '../waiting.ts';

/** Says what is waited for, so that nobody presses in vain: seconds that pass are seen, not read out. */
export function WaitingLine({ text, room }: { text: Text; room: WaitingRoom }) {
  const pause = useSyncExternalStore(room.subscribe, room.current, room.current);
  return (
    <>
      <p className="unseen" role="status">
        {pause && wordsFor(pause, pause.seconds, text)}
      </p>
      <p className="waiting-line hint" aria-hidden="true">
        {pause && wordsFor(pause, pause.left, text)}
      </p>
    </>
  );
}

function wordsFor({ reason }: Pause, seconds: number, { words, count }: Text): string {
  if (reason === 'slow') return words.slow;
  const why = reason === 'busy' ? words.busy : words.connectionLost;
  return `${why} ${count(words.tryingAgain, seconds)}`;
}

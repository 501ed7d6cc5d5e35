import { useSyncExternalStore } from 'react';
import type { Delay, DelayStatus } from '../delay-status.ts';
import type { I18n } from '../i18n/i18n.ts';

/** Shows a delay. Screen readers announce it once; only the visible line counts down. */
export function DelayLine({ i18n, status }: { i18n: I18n; status: DelayStatus }) {
  const { subscribe, getSnapshot } = status;
  const delay = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  return (
    <>
      <p className="visually-hidden" role="status">
        {delay && delayMessage(delay, delay.seconds, i18n)}
      </p>
      <p className="delay-line hint" aria-hidden="true">
        {delay && delayMessage(delay, delay.secondsLeft, i18n)}
      </p>
    </>
  );
}

function delayMessage({ reason }: Delay, seconds: number, { messages, plural }: I18n): string {
  if (reason === 'slow') return messages.slow;
  const why = reason === 'busy' ? messages.busy : messages.connectionLost;
  return `${why} ${plural(messages.tryingAgain, seconds)}`;
}

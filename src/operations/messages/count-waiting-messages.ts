import { countWaitingMessages } from '../../store/messages.ts';
import type { AppContext } from '../context.ts';

/** How many messages of all venues wait to be sent. */
export function countMessagesToSend({ store }: AppContext): Promise<number> {
  return store.lookUp(countWaitingMessages);
}

import { problemCodeOf } from '../../../src/client/errors.ts';
import type { PartnerClient } from '../../../src/client/partner-client.ts';
import type { EventBody } from '../../../src/contract/events.ts';
import type { EventList } from '../../../src/contract/partner/list-events.ts';
import type { CursorFile } from './cursor-file.ts';

/**
 * Reads the feed of a venue from the stored cursor on. The cursor is saved once the events before it are handled: after
 * a crash, the last ones are handled again, so `handle` must not mind an event that it has had.
 */
export class FeedReader {
  readonly #maitre: PartnerClient;
  readonly #cursor: CursorFile;
  readonly #handle: (event: EventBody) => Promise<void>;
  #reading: Promise<void> | null = null;
  #readsAgain = false;

  constructor(
    maitre: PartnerClient,
    cursor: CursorFile,
    handle: (event: EventBody) => Promise<void>,
  ) {
    this.#maitre = maitre;
    this.#cursor = cursor;
    this.#handle = handle;
  }

  /** Reads everything that is new. A call while it reads makes it look once more at the end. */
  read(): Promise<void> {
    this.#readsAgain = this.#reading !== null;
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    let after = await this.#cursor.read();
    for (;;) {
      this.#readsAgain = false;
      const { events, next } = await this.#page(after);
      for (const event of events) await this.#handle(event);
      if (next !== after) await this.#cursor.save(next);
      else if (!this.#readsAgain) return;
      after = next;
    }
  }

  async #page(after: number | undefined): Promise<EventList> {
    try {
      const query = after === undefined ? {} : { after };
      return (await this.#maitre.call('list-events', { query })).answer;
    } catch (error) {
      if (problemCodeOf(error) !== 'EVENTS_CURSOR_NOT_VALID') throw error;
      // Too much was missed. A real program now reads its bookings again with list-bookings.
      console.log('The cursor is no longer valid: starting with the oldest event.');
      return (await this.#maitre.call('list-events', { query: {} })).answer;
    }
  }
}

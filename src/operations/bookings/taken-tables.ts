import { Refusal } from '../../domain/refusal.ts';
import { TableTaken } from '../../store/store.ts';

/**
 * Waits for a write and turns the database's own refusal of a table into the refusal that a caller
 * gets who came too late for the decision.
 * @throws Refusal NO_AVAILABLE_SLOT
 */
export async function refuseTakenTables<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof TableTaken)) throw error;
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      'The last table for this party was just taken. Ask the availability for other times.',
    );
  }
}

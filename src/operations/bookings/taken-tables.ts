import { Refusal } from '../../domain/refusal.ts';
import { TableTaken } from '../../store/store.ts';

/**
 * Awaits a write, and turns the database's TableTaken error (another booking has just taken one of the
 * tables) into the refusal of a full slot.
 * @throws Refusal NO_AVAILABLE_SLOT
 */
export async function refuseIfTableTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof TableTaken)) throw error;
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      'Another booking has just taken the table for this party. Send the request again: the party gets another table if one is free.',
    );
  }
}

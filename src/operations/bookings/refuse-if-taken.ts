import { SlotUnavailable } from '../../domain/availability/refuse-unavailable.ts';
import { Refusal } from '../../domain/refusal.ts';
import { TableTaken } from '../../store/store.ts';
import { inPieces } from '../availability/in-pieces.ts';

/**
 * Awaits a write, and refuses it if its slot is unavailable, or if the database reports that another booking has just
 * taken one of its tables. The alternatives in a refusal are looked for here, after the transaction, because that can take
 * many searches.
 * @throws Refusal
 */
export async function refuseIfTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof SlotUnavailable) throw await inPieces(error.refusalInSteps());
    if (!(error instanceof TableTaken)) throw error;
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      'Another booking has just taken the table for this party. Send the request again: the party gets another table if one is free.',
    );
  }
}

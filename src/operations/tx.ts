import type { ChangeCause } from '../domain/journal.ts';
import type { Venue } from '../domain/venue.ts';
import type { Db } from '../store/store.ts';
import type { AppContext } from './context.ts';
import type { Principal } from './principal.ts';

/** Who asks for an operation, outside of any transaction. */
export interface Call {
  context: AppContext;
  principal: Principal;
}

interface Parts {
  principal: Principal;
  venue: Venue;
  /** What the journal says about the change. */
  cause: ChangeCause;
}

/**
 * An open transaction, with what else a function needs of it: `Tx<'venue' | 'cause'>`. Whoever has more passes it on as
 * it is.
 */
export type Tx<Needs extends keyof Parts = never> = Pick<Parts, Needs> & {
  context: AppContext;
  db: Db;
};

/** The transaction in which a verb makes a change for a caller. */
export type VerbTx = Tx<'principal' | 'venue' | 'cause'>;

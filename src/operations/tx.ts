import type { ChangeCause } from '../domain/journal.ts';
import type { Venue } from '../domain/venue.ts';
import type { Db } from '../store/store.ts';
import type { AppContext } from './context.ts';
import type { Principal } from './principal.ts';

/** The call of an operation, outside of any transaction. */
export interface Call {
  context: AppContext;
  principal: Principal;
}

interface Parts {
  principal: Principal;
  venue: Venue;
  /** What the journal records about the change. */
  cause: ChangeCause;
}

/**
 * An open transaction, with the parts that a function needs: `Tx<'venue' | 'cause'>`. A caller whose transaction has more
 * parts passes it on unchanged.
 */
export type Tx<Needs extends keyof Parts = never> = Pick<Parts, Needs> & {
  context: AppContext;
  db: Db;
};

/** The transaction in which a verb makes a change for a caller. */
export type VerbTx = Tx<'principal' | 'venue' | 'cause'>;

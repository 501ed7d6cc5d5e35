import { useState } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { coversOf } from '../../../domain/availability/party.ts';
import type { BrokenRuleCode } from '../../../domain/availability/staff-rules.ts';
import { groupOf, holdsTable } from '../../../domain/booking-status.ts';
import type { Tables } from '../../changes/change-kind.ts';
import { useTap } from '../../outbox/use-tap.ts';
import type { VenueTable } from '../../service/venue-tables.ts';
import { useSession } from '../../session/session.ts';

/** What a tap on a table found in the way. */
export type SeatingObstacle =
  /** The tables chosen up to now have too few seats for the party. */
  | { kind: 'too-small'; tables: Tables; seats: number }
  /** Somebody has the table, who may swap. */
  | { kind: 'taken'; table: VenueTable; by: StaffBooking };

export interface Seating {
  obstacle: SeatingObstacle | null;
  /** A table was tapped while a party is chosen. */
  choose: (party: StaffBooking, table: VenueTable, holder: StaffBooking | null) => boolean;
  takeAnyway: (party: StaffBooking) => void;
  swap: (party: StaffBooking) => void;
  reset: () => void;
}

/**
 * Gives the chosen party the tapped table: who is at the door sits down, any other booking moves. Several small tables
 * are tapped one after another, until the party fits.
 * @param onDone the party has its table
 */
export function useSeating(onDone: () => void): Seating {
  const { session } = useSession();
  const tap = useTap();
  const [obstacle, setObstacle] = useState<SeatingObstacle | null>(null);

  const take = (
    party: StaffBooking,
    tables: Tables,
    accepted: { accepts?: readonly BrokenRuleCode[] } = {},
  ) => {
    setObstacle(null);
    const chosen = { tables, ...accepted };
    if (isAtTheDoor(party)) tap({ kind: 'status', to: 'SEATED', ...chosen }, party);
    else if (groupOf(party.status) === 'awaiting')
      tap({ kind: 'status', to: 'CONFIRMED', ...chosen }, party);
    else tap({ kind: 'tables', hasFixedTables: true, force: [], ...chosen }, party);
    onDone();
  };

  return {
    obstacle,
    choose: (party, table, holder) => {
      const isOther = holder !== null && holder.uuid !== party.uuid;
      if (isOther && holdsTable(party.status) && party.tables.length > 0) {
        setObstacle({ kind: 'taken', table, by: holder });
        return false;
      }
      const before = obstacle?.kind === 'too-small' ? obstacle.tables : [];
      const tables = [...before.filter(({ id }) => id !== table.id), table];
      const seats = seatsOf(tables, session.venue.tables);
      if (seats < coversOf(session.venue, party)) {
        setObstacle({ kind: 'too-small', tables, seats });
        return false;
      }
      take(party, tables);
      return true;
    },
    takeAnyway: (party) => {
      if (obstacle?.kind === 'too-small')
        take(party, obstacle.tables, { accepts: ['TABLES_TOO_SMALL'] });
    },
    swap: (party) => {
      if (obstacle?.kind !== 'taken') return;
      const { by } = obstacle;
      setObstacle(null);
      tap({ kind: 'swap', with: by.uuid, withTables: by.tables, ownTables: party.tables }, party);
      onDone();
    },
    reset: () => setObstacle(null),
  };
}

/** Whether a party is at the venue and has no seat yet. */
export function isAtTheDoor({ status }: StaffBooking): boolean {
  return status === 'ARRIVED' || status === 'WAIT_LIST_WALK_IN';
}

function seatsOf(tables: Tables, venueTables: readonly VenueTable[]): number {
  return tables.reduce(
    (sum, { id }) => sum + (venueTables.find((each) => each.id === id)?.maxCovers ?? 0),
    0,
  );
}

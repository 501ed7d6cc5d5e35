import { toVenueIso } from '../../domain/utc-offsets.ts';
import { newReadyTable } from '../../domain/wait-list/ready-table.ts';
import { type ChangeKind, facts } from './change-kind.ts';

export interface ReadyTableChange {
  kind: 'ready-table';
}

/** Guests at the door are told that their table is ready; the server finds it. */
export const readyTable: ChangeKind<ReadyTableChange> = {
  isPossible: (_, { status }) => status === 'WAIT_LIST_WALK_IN',
  isAlreadySo: () => false,
  apply(_, booking, { tappedAt, day: { utcOffsets } }) {
    const { offeredAt, endsAt } = newReadyTable(tappedAt, []);
    const readyAt = toVenueIso(utcOffsets, offeredAt);
    return {
      ...booking,
      tableReadyAt: readyAt,
      waitList: {
        state: 'OFFERED',
        joinedAt: booking.bookingAt,
        offer: { tables: [], offeredAt: readyAt, endsAt: toVenueIso(utcOffsets, endsAt) },
        skipReason: null,
      },
    };
  },
  call: (_, { params, at }) => ({ operation: 'ready-table', params, body: { at } }),
  facts: () => [facts.status, facts.party],
  label: (_change, _snapshot, messages) => messages.service.tableReady,
  text: (_, { who }, messages) => messages.service.tapText.tableReady(who),
};

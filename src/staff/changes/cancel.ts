import type { CancelReason } from '../../domain/booking.ts';
import { nextStatuses } from '../../domain/booking-status.ts';
import { ALL_FACTS, type ChangeKind } from './change-kind.ts';
import { withStatus } from './update-status.ts';

export interface CancelChange {
  kind: 'cancel';
  reason: CancelReason;
}

export const cancel: ChangeKind<CancelChange> = {
  isPossible: (_, { status }) => nextStatuses(status).includes('CANCELED'),
  isAlreadySo: (_, { status }) => status === 'CANCELED',
  apply: ({ reason }, booking, tap) => ({
    ...withStatus(booking, 'CANCELED', tap),
    cancelReason: reason,
  }),
  call: ({ reason }, { params, at }) => ({
    operation: 'cancel-booking',
    params,
    body: { cancelReason: reason, at },
  }),
  facts: () => ALL_FACTS,
  label: (_change, _snapshot, messages) => messages.move.CANCELED,
  text: (_, { who }, messages) => messages.moved.CANCELED(who),
  isIrreversible: () => true,
};

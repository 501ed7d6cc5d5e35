import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffAffectedBooking } from '../../../contract/staff/service-days.ts';
import type { StaffRule } from '../../../domain/availability/staff-rules.ts';
import { useApiClient } from '../../api-client.ts';
import { useMessages } from '../../messages/messages.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { refreshAffected } from './service-day-requests.ts';

/** A move that can be undone. */
export interface MovedBooking {
  uuid: string;
  /** Of the booking since the move. */
  version: number;
  /** What was done, as a sentence. */
  text: string;
}

/** Moves an affected booking to the other tables or the other time that the server has named for it. */
export function useMoveAffected(
  affected: StaffAffectedBooking,
  onMoved: (moved: MovedBooking) => void,
) {
  const { tonight: texts } = useMessages('service');
  const apiClient = useApiClient();
  const refresh = useRefresh();
  const { session, format } = useSession();
  const { uuid, version, otherTables, otherTime } = affected;
  const who = affected.name ?? texts.noName;
  return useMutation({
    mutationFn: async () => {
      // The nearest time may be sooner than guests could book.
      const mayForce = session.staff.permissions.includes('rules:force');
      const force: StaffRule[] = mayForce ? ['WINDOW'] : [];
      const params = { bookingUuid: uuid };
      const options = { ifMatch: `"${version}"`, maxTries: 1 };
      if (otherTables) {
        const body = { tables: otherTables.map(({ posId }) => posId), hasFixedTables: false };
        return (await apiClient.call('assign-tables', { params, body }, options)).answer;
      }
      const body = { time: otherTime?.slice(11, 19), ...(mayForce && { force }) };
      return (await apiClient.call('update-booking', { params, body }, options)).answer;
    },
    onSuccess: (moved) => {
      const names = moved.tables.map(({ name }) => name).join(' + ');
      const text = otherTables
        ? texts.movedToTable(who, names)
        : texts.movedToTime(who, timeOf(moved.bookingAt, format));
      onMoved({ uuid, version: moved.version, text });
    },
    // Also after a failure: somebody else may have changed the booking, or taken the table.
    onSettled: refresh,
  });
}

/** Takes a move back. */
export function useUndoMove(onUndone: () => void) {
  const apiClient = useApiClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ uuid, version }: MovedBooking) => {
      const input = { params: { bookingUuid: uuid }, body: { entry: version } };
      return apiClient.call('undo-change', input, { maxTries: 1 });
    },
    onSuccess: onUndone,
    onSettled: refresh,
  });
}

function useRefresh(): () => Promise<void> {
  const cache = useQueryClient();
  const { accountId } = useSession().session.venue;
  return () => refreshAffected(cache, accountId);
}

import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { CallOptions, Reply } from '../../client/call.ts';
import { ConnectionError, ProblemError, problemCodeOf } from '../../client/errors.ts';
import type { BookingAnswer } from '../../contract/booking.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import { useApiClient } from '../api-client.ts';
import { useMessages } from '../messages/messages.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';
import { useNotifications } from '../notifications/notifications.tsx';
import { useSession } from '../session/session.ts';
import {
  cachedBooking,
  refreshDays,
  updateCachedBooking,
  type VersionedBooking,
} from './booking-queries.ts';
import { nameOf } from './booking-text.ts';
import { changeBooking, StaleBookingError } from './change-booking.ts';
import { useChangeDialogs } from './change-dialogs.tsx';

/** A change that a screen asks for. */
export interface RequestedChange {
  snapshot: StaffBooking;
  /** The label of its button, for messages about the change. */
  action: string;
  send: (options: CallOptions) => Promise<Reply<BookingAnswer>>;
  isDone?: (fresh: StaffBooking) => boolean;
  /** Whether the change can still be made to the booking as it is now. */
  isPossible: (fresh: StaffBooking) => boolean;
  onDone: (versioned: VersionedBooking) => void;
  /** Handles an error. If missing or false, the notification bar shows the error. */
  onError?: (error: unknown) => boolean;
}

const MUTATION_KEY = ['change-booking'];

/** Changes bookings: updates every screen, and shows conflicts to the person. */
export function useBookingChange(): (change: RequestedChange) => void {
  const messages = useMessages();
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { session, format } = useSession();
  const { accountId } = session.venue;
  const { notify } = useNotifications();
  const { showConflict } = useChangeDialogs();

  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: ({ snapshot, send, isDone }: RequestedChange) => {
      const cached = cachedBooking(cache, accountId, snapshot.uuid);
      return changeBooking(
        apiClient,
        { snapshot, cached, send, ...(isDone && { isDone }) },
        format,
        messages,
      );
    },
    onSuccess: async (versioned, { onDone }) => {
      onDone(versioned);
      await updateCachedBooking(cache, accountId, versioned);
    },
    onError: async (error, change) => {
      if (error instanceof StaleBookingError) {
        const fresh = error.fresh.booking;
        const proceed = () => mutate({ ...change, snapshot: fresh });
        showConflict({
          snapshot: change.snapshot,
          fresh,
          action: change.action,
          proceed: change.isPossible(fresh) ? proceed : null,
        });
        await updateCachedBooking(cache, accountId, error.fresh);
        return;
      }
      if (!change.onError?.(error)) {
        const retry = { label: messages.tryAgain, run: () => mutate(change) };
        const canRetry =
          error instanceof ConnectionError || problemCodeOf(error) === 'UNAUTHORIZED';
        const action = messages.error.about(change.action, nameOf(change.snapshot, messages));
        const text = errorText(error, action, messages);
        notify({ text, isProblem: true, action: canRetry ? retry : undefined });
      }
      await refreshDays(cache, accountId);
    },
  });
  return mutate;
}

/** The uuids of the bookings with a change in progress. */
export function useChangingUuids(): readonly string[] {
  return useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: 'pending' },
    select: ({ state }) => (state.variables as RequestedChange).snapshot.uuid,
  });
}

/** Describes an error in a whole sentence. */
export function errorText(error: unknown, action: string, messages: StaffMessages): string {
  if (error instanceof ConnectionError) return messages.error.connection(action);
  if (problemCodeOf(error) === 'BOOKING_NOT_FOUND') return messages.error.gone(action);
  if (problemCodeOf(error) === 'UNAUTHORIZED') return messages.error.signedOut(action);
  if (error instanceof ProblemError) {
    return messages.error.refused(action, error.problem.detail);
  }
  return messages.error.unknown(action);
}

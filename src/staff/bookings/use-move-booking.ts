import { problemCodeOf } from '../../client/errors.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { CancelReason } from '../../domain/booking.ts';
import { type BookingStatus, nextStatuses } from '../../domain/booking-status.ts';
import { useApiClient } from '../api-client.ts';
import { useMessages } from '../messages/messages.ts';
import { useNotifications } from '../notifications/notifications.tsx';
import { useSession } from '../session/session.ts';
import { movedText, moveLabel, nameOf } from './booking-text.ts';
import { useChangeDialogs } from './change-dialogs.tsx';
import { explainFullTime } from './explain-full-time.ts';
import { canUndo, isFinal } from './next-status.ts';
import { errorText, useBookingChange } from './use-booking-change.ts';

interface MoveOptions {
  /** The person has confirmed a final move. */
  isConfirmed?: boolean;
  cancelReason?: CancelReason;
}

type MoveBooking = (snapshot: StaffBooking, to: BookingStatus, options?: MoveOptions) => void;

/** Moves a booking to another status: asks before a final move, offers to undo any other. */
export function useMoveBooking(): MoveBooking {
  const messages = useMessages();
  const apiClient = useApiClient();
  const change = useBookingChange();
  const { notify } = useNotifications();
  const { confirmFinalMove } = useChangeDialogs();
  const { session, format } = useSession();

  /**
   * A request for which there is no table: says why, and what is free instead. If that cannot be had either,
   * the refusal's own sentence is shown.
   */
  async function explainRefusal(booking: StaffBooking, action: string, error: unknown) {
    const about = messages.error.about(action, nameOf(booking, messages));
    const why = await explainFullTime(apiClient, session, booking, format, messages).catch(
      () => null,
    );
    const text =
      why === null ? errorText(error, about, messages) : messages.error.refused(about, why);
    notify({ text, isProblem: true });
  }

  return function move(snapshot, to, { isConfirmed = false, cancelReason } = {}) {
    if (isFinal(to) && !isConfirmed) {
      confirmFinalMove({ snapshot, to });
      return;
    }
    const params = { bookingUuid: snapshot.uuid };
    change({
      snapshot,
      action: moveLabel(snapshot.status, to, messages),
      send: (options) =>
        cancelReason
          ? apiClient.call('cancel-booking', { params, body: { cancelReason } }, options)
          : apiClient.call('update-booking-status', { params, body: { status: to } }, options),
      isDone: (fresh) => fresh.status === to,
      isPossible: (fresh) => nextStatuses(fresh.status, true).includes(to),
      onError: (error) => {
        const isFull = to === 'CONFIRMED' && problemCodeOf(error) === 'NO_AVAILABLE_SLOT';
        if (isFull) void explainRefusal(snapshot, moveLabel(snapshot.status, to, messages), error);
        return isFull;
      },
      onDone: ({ booking }) => {
        const undo = { label: messages.undo, run: () => move(booking, snapshot.status) };
        const action = canUndo(snapshot.status, to) ? undo : undefined;
        notify({ text: movedText(booking, messages), isProblem: false, action });
      },
    });
  };
}

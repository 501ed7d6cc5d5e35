import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { CallOptions, Reply } from '../client/call.ts';
import { ConnectionError, ProblemError, problemCodeOf } from '../client/errors.ts';
import type { BookingAnswer, PrivateBooking } from '../contract/booking.ts';
import type { CancelReason } from '../domain/booking.ts';
import { type BookingStatus, movesFrom } from '../domain/booking-status.ts';
import { movedWords, moveWords, nameOf } from './booking-words.ts';
import { knownReading, type Reading, refreshDays, showReading } from './bookings.ts';
import { changeBooking, OutdatedPicture } from './change-booking.ts';
import { useDesk } from './desk.tsx';
import { useDoor } from './door.ts';
import { messages } from './messages.ts';
import { canUndo, isFinal } from './next-status.ts';
import { useSession } from './session.ts';

/** A change as a screen asks for it. */
export interface WantedChange {
  picture: PrivateBooking;
  /** In the words of its button, for whatever has to be told of it. */
  action: string;
  send: (options: CallOptions) => Promise<Reply<BookingAnswer>>;
  isDone?: (fresh: PrivateBooking) => boolean;
  /** Whether it can still be done to what the booking has become. */
  isPossible: (fresh: PrivateBooking) => boolean;
  onDone: (reading: Reading) => void;
  /** Takes a failure for itself; without it, or where it gives false, the notice bar tells it. */
  onFailure?: (failure: unknown) => boolean;
}

const CHANGE = ['change-booking'];

/** Changes bookings for a screen: shows the outcome everywhere, and conflicts to the person. */
export function useBookingChange(): (change: WantedChange) => void {
  const door = useDoor();
  const cache = useQueryClient();
  const { session, wording } = useSession();
  const { accountId } = session.venue;
  const { tell, showConflict } = useDesk();

  const { mutate } = useMutation({
    mutationKey: CHANGE,
    mutationFn: ({ picture, send, isDone }: WantedChange) => {
      const known = knownReading(cache, accountId, picture.uuid);
      return changeBooking(door, { picture, known, send, ...(isDone && { isDone }) }, wording);
    },
    onSuccess: async (reading, { onDone }) => {
      onDone(reading);
      await showReading(cache, accountId, reading);
    },
    onError: async (failure, change) => {
      if (failure instanceof OutdatedPicture) {
        const fresh = failure.fresh.booking;
        const proceed = () => mutate({ ...change, picture: fresh });
        showConflict({
          picture: change.picture,
          fresh,
          action: change.action,
          proceed: change.isPossible(fresh) ? proceed : null,
        });
        await showReading(cache, accountId, failure.fresh);
        return;
      }
      if (!change.onFailure?.(failure)) {
        const again = { label: messages.tryAgain, run: () => mutate(change) };
        const isWorthIt =
          failure instanceof ConnectionError || problemCodeOf(failure) === 'UNAUTHORIZED';
        const about = messages.failure.about(change.action, nameOf(change.picture));
        const text = failureWords(failure, about);
        tell({ text, isProblem: true, action: isWorthIt ? again : undefined });
      }
      await refreshDays(cache, accountId);
    },
  });
  return mutate;
}

/** How a move is made: a final one asks first, unless the person was asked already. */
export interface MoveOptions {
  isSure?: boolean;
  cancelReason?: CancelReason;
}

export type Move = (picture: PrivateBooking, to: BookingStatus, options?: MoveOptions) => void;

/** Moves a booking to another status, with an undo where there is one, or a question before it. */
export function useMoveBooking(): Move {
  const door = useDoor();
  const change = useBookingChange();
  const { tell, askFinal } = useDesk();

  return function move(picture, to, { isSure = false, cancelReason } = {}) {
    if (isFinal(to) && !isSure) {
      askFinal({ picture, to });
      return;
    }
    const params = { bookingUuid: picture.uuid };
    change({
      picture,
      action: moveWords(picture.status, to),
      send: (options) =>
        cancelReason
          ? door.call('cancel-booking', { params, body: { cancelReason } }, options)
          : door.call('update-booking-status', { params, body: { status: to } }, options),
      isDone: (fresh) => fresh.status === to,
      isPossible: (fresh) => movesFrom(fresh.status, true).includes(to),
      onDone: ({ booking }) => {
        const undo = { label: messages.undo, run: () => move(booking, picture.status) };
        const action = canUndo(picture.status, to) ? undo : undefined;
        tell({ text: movedWords(booking), isProblem: false, action });
      },
    });
  };
}

/** The bookings that are being changed right now, by their uuids. */
export function useChanging(): readonly string[] {
  return useMutationState({
    filters: { mutationKey: CHANGE, status: 'pending' },
    select: ({ state }) => (state.variables as WantedChange).picture.uuid,
  });
}

/** A failure in words for people, as a whole sentence. */
export function failureWords(failure: unknown, action: string): string {
  if (failure instanceof ConnectionError) return messages.failure.connection(action);
  if (problemCodeOf(failure) === 'BOOKING_NOT_FOUND') return messages.failure.gone(action);
  if (problemCodeOf(failure) === 'UNAUTHORIZED') return messages.failure.signedOut(action);
  if (failure instanceof ProblemError) {
    return messages.failure.refused(action, failure.problem.detail);
  }
  return messages.failure.unknown(action);
}

import type { StaffAffectedBooking } from '../../../contract/staff/service-days.ts';
import { errorText } from '../../bookings/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { isFirstPress } from '../../parts/first-press.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { type MovedBooking, useMoveAffected, useUndoMove } from './use-move-affected.ts';

/** Whether there is another table or time for a booking that only staff need to agree on. */
export function canMove({
  status,
  isMoved,
  otherTables,
  otherTime,
}: StaffAffectedBooking): boolean {
  return status === 'CONFIRMED' && !isMoved && (otherTables ?? otherTime) !== null;
}

interface MoveAffectedProps {
  affected: StaffAffectedBooking;
  /** Called once it was moved, before the list is read again. */
  onMoved: (moved: MovedBooking) => void;
}

/** Moves a booking to the table or the time that the engine has for it, with one tap. */
export function MoveAffected({ affected, onMoved }: MoveAffectedProps) {
  const messages = useMessages('service');
  const { tonight: texts } = messages;
  const { format } = useSession();
  const { otherTables, otherTime } = affected;
  const move = useMoveAffected(affected, onMoved);
  const names = (otherTables ?? []).map(({ name }) => name).join(' + ');
  const label = otherTables
    ? texts.moveToTable(names)
    : texts.moveToTime(timeOf(otherTime ?? '', format));
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={`${label}: ${affected.name ?? texts.noName}`}
        aria-busy={move.isPending}
        onClick={(event) => isFirstPress(event) && !move.isPending && move.mutate()}
      >
        {label}
      </button>
      {move.error && (
        <p className="problem" role="alert">
          {errorText(move.error, texts.moving, messages)}
        </p>
      )}
    </>
  );
}

/** The last move, which is undone with one tap. */
export function LastMove({ moved, onUndone }: { moved: MovedBooking; onUndone: () => void }) {
  const messages = useMessages('service');
  const { undo } = messages;
  const takeBack = useUndoMove(onUndone);
  return (
    <div className="affected-line" role="status">
      <span>{moved.text}</span>
      <button
        type="button"
        className="button"
        aria-busy={takeBack.isPending}
        onClick={(event) => isFirstPress(event) && !takeBack.isPending && takeBack.mutate(moved)}
      >
        {undo}
      </button>
      {takeBack.error && (
        <p className="problem" role="alert">
          {errorText(takeBack.error, undo, messages)}
        </p>
      )}
    </div>
  );
}

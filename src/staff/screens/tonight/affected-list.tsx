import { type ReactNode, useRef, useState } from 'react';
import type { StaffAffectedBooking } from '../../../contract/staff/service-days.ts';
import { coversOf } from '../../../domain/availability/party.ts';
import { groupOf } from '../../../domain/booking-status.ts';
import { isOnWaitList } from '../../../domain/wait-list/wait-list-place.ts';
import { errorText } from '../../bookings/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import type { MessageParts } from '../../messages/staff-messages.ts';
import { isFirstPress } from '../../parts/first-press.ts';
import { timeOf, type VenueFormat } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { type MovedBooking, useMoveAffected, useUndoMove } from './use-move-affected.ts';

interface AffectedListProps {
  /** Undefined while the server has not answered. */
  affected: readonly StaffAffectedBooking[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Whether each can be moved by itself. */
  moves?: boolean;
}

/** The bookings that a choice hits, each with whom to call and what there is instead. */
export function AffectedList({ affected, error, onRetry, moves = false }: AffectedListProps) {
  const sum = useRef<HTMLParagraphElement>(null);
  const [moved, setMoved] = useState<MovedBooking | null>(null);
  // The button that was pressed goes.
  const show = (next: MovedBooking | null) => {
    setMoved(next);
    sum.current?.focus();
  };
  const { tonight: texts, tryAgain } = useMessages('service');
  const { format } = useSession();
  const people = (affected ?? []).reduce((total, each) => total + coversOf(format, each), 0);
  return (
    <div className="affected">
      <p ref={sum} className="affected-sum" role="status" tabIndex={-1}>
        {summaryOf(affected?.length, people, error, texts)}
      </p>
      {moved && <LastMove moved={moved} onUndone={() => show(null)} />}
      {error && (
        <button type="button" className="button" onClick={onRetry}>
          {tryAgain}
        </button>
      )}
      {/* With an error, it is from an earlier check. */}
      {!error && affected && affected.length > 0 && (
        <ul>
          {affected.map((each) => (
            <AffectedLine key={each.uuid} affected={each}>
              {moves && canMove(each) && <MoveAffected affected={each} onMoved={show} />}
            </AffectedLine>
          ))}
        </ul>
      )}
    </div>
  );
}

function summaryOf(
  bookings: number | undefined,
  people: number,
  error: Error | null,
  texts: MessageParts['service']['tonight'],
): string {
  if (error) return texts.notChecked;
  if (bookings === undefined) return texts.checking;
  return bookings === 0 ? texts.nobody : texts.affected(bookings, people);
}

function AffectedLine({
  affected,
  children,
}: {
  affected: StaffAffectedBooking;
  /** What else can be done about it. */
  children: ReactNode;
}) {
  const { tonight: texts } = useMessages('service');
  const { format } = useSession();
  const { name, phone, bookingAt, reason } = affected;
  const who = name ?? texts.noName;
  return (
    <li className="affected-line">
      <span>
        {timeOf(bookingAt, format)} <strong>{who}</strong>,{' '}
        {texts.people(coversOf(format, affected))}
        <span className="quiet-text">
          {[
            texts.reasons[reason],
            ...(isRequest(affected) ? [texts.request] : []),
            insteadOf(affected, format, texts),
          ].join(' · ')}
        </span>
      </span>
      {children}
      {phone && (
        <a className="button" href={`tel:${phone}`} aria-label={texts.callOf(who)}>
          {texts.call}
        </a>
      )}
    </li>
  );
}

/** Whether it is an offer to a party on the wait list, which ends. */
export function isOffer(affected: StaffAffectedBooking): boolean {
  return isOnWaitList(affected);
}

function isRequest(affected: StaffAffectedBooking): boolean {
  return groupOf(affected.status) === 'awaiting' && !isOffer(affected);
}

function insteadOf(
  affected: StaffAffectedBooking,
  format: VenueFormat,
  texts: MessageParts['service']['tonight'],
): string {
  if (isOffer(affected)) return texts.offerEnds;
  const { isInHouse, otherTables, otherTime, isMoved } = affected;
  if (isInHouse) return texts.areHere;
  if (otherTables) {
    const names = otherTables.map(({ name }) => name).join(' + ');
    return isMoved ? texts.moved(names) : texts.tableFree(names);
  }
  return otherTime === null ? texts.nothingElse : texts.timeFree(timeOf(otherTime, format));
}

/** Whether there is another table or time for a booking that only staff need to agree on. */
function canMove({ status, isMoved, otherTables, otherTime }: StaffAffectedBooking): boolean {
  return status === 'CONFIRMED' && !isMoved && (otherTables ?? otherTime) !== null;
}

interface MoveAffectedProps {
  affected: StaffAffectedBooking;
  /** Called once it was moved, before the list is read again. */
  onMoved: (moved: MovedBooking) => void;
}

/** Moves a booking to the table or the time that the engine has for it, with one tap. */
function MoveAffected({ affected, onMoved }: MoveAffectedProps) {
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
function LastMove({ moved, onUndone }: { moved: MovedBooking; onUndone: () => void }) {
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

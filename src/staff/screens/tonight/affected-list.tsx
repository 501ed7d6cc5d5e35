import { type ReactNode, useRef, useState } from 'react';
import type { StaffAffectedBooking } from '../../../contract/staff/service-days.ts';
import { coversOf } from '../../../domain/availability/party.ts';
import { groupOf } from '../../../domain/booking-status.ts';
import { isOnWaitList } from '../../../domain/wait-list/wait-list-place.ts';
import { useMessages } from '../../messages/messages.ts';
import type { MessageParts } from '../../messages/staff-messages.ts';
import { timeOf, type VenueFormat } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { canMove, LastMove, MoveAffected } from './move-affected.tsx';
import type { MovedBooking } from './use-move-affected.ts';

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

import { useId, useState } from 'react';
import { CANCEL_REASONS, type CancelReason } from '../domain/booking.ts';
import { nameOf, partyOf } from './booking-words.ts';
import { type FinalMove, useDesk } from './desk.tsx';
import { Dialog } from './dialog.tsx';
import { messages } from './messages.ts';
import { useSession } from './session.ts';
import { useMoveBooking } from './use-booking-change.ts';
import { momentOf } from './wording.ts';

/** Withdrawn consent cancels bookings by itself; it is no reason that someone picks. */
const REASONS = CANCEL_REASONS.filter((reason) => reason !== 'REVOKE_LEGAL_CONSENT');

/** Asks once more before a move that nothing can follow. */
export function FinalMoveDialog({ move: { picture, to } }: { move: FinalMove }) {
  const { wording } = useSession();
  const { askFinal } = useDesk();
  const move = useMoveBooking();
  const [reason, setReason] = useState<CancelReason>('CALL_TO_CANCEL');
  const group = useId();
  const texts = messages.final;
  const leave = () => askFinal(null);

  return (
    <Dialog heading={texts.heading[to] ?? messages.move[to]} onClose={leave}>
      <p>
        <strong>{nameOf(picture)}</strong>, {partyOf(picture)},{' '}
        {momentOf(picture.bookingAt, wording)}
      </p>
      {to === 'CANCELED' && (
        <fieldset className="choice">
          <legend>{texts.reason}</legend>
          {REASONS.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={group}
                checked={each === reason}
                onChange={() => setReason(each)}
              />
              {messages.cancelReason[each]}
            </label>
          ))}
        </fieldset>
      )}
      <p className="quiet-text">{to === 'DELETED' ? texts.whyDelete : texts.why}</p>
      <div className="dialog-foot">
        <button type="button" className="button" data-focus onClick={leave}>
          {texts.keep}
        </button>
        <button
          type="button"
          className="button danger"
          onClick={() => {
            leave();
            const options = to === 'CANCELED' ? { cancelReason: reason } : {};
            move(picture, to, { isSure: true, ...options });
          }}
        >
          {texts.confirm[to] ?? messages.move[to]}
        </button>
      </div>
    </Dialog>
  );
}

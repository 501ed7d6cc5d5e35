import { useId, useState } from 'react';
import { CANCEL_REASONS, type CancelReason } from '../../domain/booking.ts';
import { useMessages } from '../messages/messages.ts';
import { Dialog } from '../parts/dialog.tsx';
import { dateTimeOf } from '../parts/venue-format.ts';
import { useSession } from '../session/session.ts';
import { nameOf, partyOf } from './booking-text.ts';
import { type FinalMove, useChangeDialogs } from './change-dialogs.tsx';
import { useMoveBooking } from './use-move-booking.ts';

/** REVOKE_LEGAL_CONSENT is set automatically when a guest withdraws consent. */
const REASONS = CANCEL_REASONS.filter((reason) => reason !== 'REVOKE_LEGAL_CONSENT');

/** Asks for confirmation before a move that cannot be taken back. */
export function FinalMoveDialog({ move: { snapshot, to } }: { move: FinalMove }) {
  const messages = useMessages();
  const { format } = useSession();
  const { confirmFinalMove } = useChangeDialogs();
  const move = useMoveBooking();
  const [reason, setReason] = useState<CancelReason>('CALL_TO_CANCEL');
  const group = useId();
  const texts = messages.final;
  const close = () => confirmFinalMove(null);

  return (
    <Dialog heading={texts.heading[to] ?? messages.move[to]} onClose={close}>
      <p>
        <strong>{nameOf(snapshot, messages)}</strong>, {partyOf(snapshot, messages)},{' '}
        {dateTimeOf(snapshot.bookingAt, format)}
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
        <button type="button" className="button" data-focus onClick={close}>
          {texts.keep}
        </button>
        <button
          type="button"
          className="button danger"
          onClick={() => {
            close();
            const options = to === 'CANCELED' ? { cancelReason: reason } : {};
            move(snapshot, to, { isConfirmed: true, ...options });
          }}
        >
          {texts.confirm[to] ?? messages.move[to]}
        </button>
      </div>
    </Dialog>
  );
}

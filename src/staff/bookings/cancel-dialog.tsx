import { createContext, type ReactNode, use, useId, useMemo, useState } from 'react';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import { CANCEL_REASONS, type CancelReason } from '../../domain/booking.ts';
import { useMessages } from '../messages/messages.ts';
import { useTap } from '../outbox/use-tap.ts';
import { Dialog } from '../parts/dialog.tsx';
import { dateTimeOf } from '../parts/venue-format.ts';
import { useSession } from '../session/session.ts';
import { nameOf, partyOf } from './booking-text.ts';

/** REVOKE_LEGAL_CONSENT is set automatically when a guest withdraws consent. */
const REASONS = CANCEL_REASONS.filter((reason) => reason !== 'REVOKE_LEGAL_CONSENT');

const CancelDialogContext = createContext<{
  askForReason: (booking: StaffBooking) => void;
} | null>(null);

/** Has the dialog in which staff say why a booking is canceled. */
export function CancelDialogProvider({ children }: { children: ReactNode }) {
  const [booking, setBooking] = useState<StaffBooking | null>(null);
  const dialog = useMemo(() => ({ askForReason: setBooking }), []);
  return (
    <CancelDialogContext value={dialog}>
      {children}
      {booking && <CancelDialog booking={booking} onClose={() => setBooking(null)} />}
    </CancelDialogContext>
  );
}

export function useCancelDialog() {
  const dialog = use(CancelDialogContext);
  if (!dialog) throw new Error('useCancelDialog needs a CancelDialogProvider.');
  return dialog;
}

function CancelDialog({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  const messages = useMessages();
  const { format } = useSession();
  const tap = useTap();
  const [reason, setReason] = useState<CancelReason>('CALL_TO_CANCEL');
  const group = useId();
  const texts = messages.cancelForm;

  return (
    <Dialog heading={texts.heading} onClose={onClose}>
      <p>
        <strong>{nameOf(booking, messages)}</strong>, {partyOf(booking, messages, format)},{' '}
        {dateTimeOf(booking.bookingAt, format)}
      </p>
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
      <p className="quiet-text">{texts.hint}</p>
      <div className="dialog-foot">
        <button type="button" className="button" onClick={onClose}>
          {texts.keep}
        </button>
        <button
          type="button"
          className="button danger"
          data-focus
          onClick={() => {
            tap({ kind: 'cancel', reason }, booking);
            onClose();
          }}
        >
          {texts.confirm}
        </button>
      </div>
    </Dialog>
  );
}

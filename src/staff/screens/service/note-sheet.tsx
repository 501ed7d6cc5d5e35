import '../../parts/form-dialogs.css';
import { useState } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { nameOf } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { useTap } from '../../outbox/use-tap.ts';
import { Dialog } from '../../parts/dialog.tsx';

/** The team's note to a booking. */
export default function NoteSheet({
  booking,
  onClose,
}: {
  booking: StaffBooking;
  onClose: () => void;
}) {
  const messages = useMessages();
  const tap = useTap();
  const [text, setText] = useState(booking.privateNotes ?? '');
  const texts = messages.noteSheet;
  return (
    <Dialog heading={texts.heading(nameOf(booking, messages))} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          tap({ kind: 'note', privateNotes: text.trim() || null }, booking);
          onClose();
        }}
      >
        <label>
          {texts.label}
          <textarea
            data-focus
            rows={4}
            maxLength={1000}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              // Enter saves, as in a field of one line; a new line takes Shift.
              const isPlainEnter =
                event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
              if (!isPlainEnter) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        </label>
        <div className="form-foot">
          <button type="submit" className="button main wide tall">
            {texts.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { notesBy } from '../../../domain/booking-notes.ts';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';

/** Allergies first, then the guest’s requests and the notes. */
export function ImportantNotes({ booking }: { booking: StaffBooking }) {
  const messages = useMessages();
  const { hasAllergies, allergiesDescription, customerSpecialRequests } = booking;
  const { details } = messages;
  return (
    <>
      {hasAllergies && (
        <div className="callout" data-tone="danger">
          <h3>
            <Icon name="warning" />
            {details.allergies}
          </h3>
          <p>{allergiesDescription ?? details.allergiesUnspecified}</p>
        </div>
      )}
      {customerSpecialRequests && (
        <div className="callout">
          <h3>{details.requests}</h3>
          <p>{customerSpecialRequests}</p>
        </div>
      )}
      {notesBy('STAFF').map(
        (name) =>
          booking[name] && (
            <div key={name} className="callout">
              <h3>{messages.staffNotes[name]}</h3>
              <p>{booking[name]}</p>
            </div>
          ),
      )}
      {booking.publicNotes && (
        <div className="callout">
          <h3>{details.guestNote}</h3>
          <p>{booking.publicNotes}</p>
        </div>
      )}
    </>
  );
}

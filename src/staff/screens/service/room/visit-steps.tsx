import type { StaffBooking } from '../../../../contract/staff/booking.ts';
import { type BookingStatus, staffStatuses } from '../../../../domain/booking-status.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useSession } from '../../../session/session.ts';

const STEPS = [
  'DESSERTS',
  'ACCOUNT_SENT',
  'ACCOUNT_PAID',
  'ATTENDED',
] as const satisfies BookingStatus[];

interface VisitStepsProps {
  booking: StaffBooking;
  onStatus: (booking: StaffBooking, status: BookingStatus) => void;
}

/** How far seated guests are, as four dots that are also buttons: desserts, bill, paid, left. */
export function VisitSteps({ booking, onStatus }: VisitStepsProps) {
  const texts = useMessages().room.sheet;
  const reached = (STEPS as readonly BookingStatus[]).indexOf(booking.status);
  const allowed = staffStatuses(booking, useSession().session.venue.today);
  return (
    <ol className="visit-steps" aria-label={texts.progress}>
      {STEPS.map((step, i) => (
        <li key={step}>
          <button
            type="button"
            data-reached={i <= reached || undefined}
            data-status={step}
            aria-current={i === reached ? 'step' : undefined}
            disabled={i !== reached && !allowed.includes(step)}
            onClick={() => {
              if (i !== reached) onStatus(booking, step);
            }}
          >
            <span className="visit-dot" />
            {texts.step[step]}
          </button>
        </li>
      ))}
    </ol>
  );
}

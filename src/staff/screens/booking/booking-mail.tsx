import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { useMessages } from '../../messages/messages.ts';
import { MailList } from '../mail/mail-list.tsx';
import { useMail } from '../mail/mail-queries.ts';

/** The mail about a booking, newest first; nothing where there is none. */
export function BookingMail({ booking }: { booking: StaffBooking }) {
  const { mail: texts } = useMessages('service');
  const { data } = useMail(booking.uuid, booking.version);
  if (!data || data.messages.length === 0) return null;
  return (
    <section className="facts">
      <details className="log">
        <summary>
          <h3>{texts.count(data.messages.length)}</h3>
        </summary>
        <MailList mail={data} />
      </details>
    </section>
  );
}

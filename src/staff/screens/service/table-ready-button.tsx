import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { READY_MINUTES } from '../../../domain/wait-list/ready-table.ts';
import { nameOf } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { useTap } from '../../outbox/use-tap.ts';
import { isFirstPress } from '../../parts/first-press.ts';
import { Icon } from '../../parts/icon.tsx';
import { useSession } from '../../session/session.ts';

interface TableReadyButtonProps {
  booking: StaffBooking;
  /** In a row of the list: only the icon, and the Tab key stops elsewhere. */
  isInRow?: boolean;
}

/**
 * Keeps a table for guests at the door. If they left a phone number, the device opens a text message to it, with the
 * words in it; staff send it. Guests with an email address get a mail from the server.
 */
export function TableReadyButton({ booking, isInRow = false }: TableReadyButtonProps) {
  const messages = useMessages();
  const tap = useTap();
  const { session } = useSession();
  const texts = messages.service;
  const phone = booking.walkInGuest?.phone ?? booking.customer?.phone;
  const label = texts.tableReady;
  const makeReady = () => {
    tap({ kind: 'ready-table' }, booking);
    if (phone)
      window.location.assign(
        textMessageLink(phone, texts.tableReadyMessage(session.venue.name, READY_MINUTES)),
      );
  };
  return (
    <button
      type="button"
      className={isInRow ? 'button square party-other' : 'button'}
      {...(isInRow && {
        tabIndex: -1,
        title: label,
        'aria-label': messages.moveOf(label, nameOf(booking, messages)),
      })}
      onClick={(event) => isFirstPress(event) && makeReady()}
    >
      {isInRow ? <Icon name="bell" /> : label}
    </button>
  );
}

/** Opens the device's own messages. Android wants a question mark before the text, iOS an ampersand. */
function textMessageLink(phone: string, text: string): string {
  return `sms:${phone.replace(/[^+\d]/g, '')}?&body=${encodeURIComponent(text)}`;
}

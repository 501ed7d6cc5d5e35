import type { StaffBooking } from '../../../../contract/staff/booking.ts';
import { coversOf } from '../../../../domain/availability/party.ts';
import { nameOf } from '../../../bookings/booking-text.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useSession } from '../../../session/session.ts';
import { useRoomClock } from './room-clock.ts';
import { useRovingFocus } from './use-roving-focus.ts';

interface TimelineTrayProps {
  parties: readonly StaffBooking[];
  selected: string | null;
  onBar: (uuid: string) => void;
}

/** The parties that need a table and have none. */
export function TimelineTray({ parties, selected, onBar }: TimelineTrayProps) {
  const clock = useRoomClock();
  const roving = useRovingFocus(
    parties.map(({ uuid }) => uuid),
    selected,
  );
  const messages = useMessages();
  const { session } = useSession();
  const texts = messages.room;
  if (parties.length === 0) return null;
  return (
    <section
      className="tray"
      aria-label={texts.tray}
      onFocus={roving.onFocus}
      onKeyDown={roving.onKeyDown}
    >
      <h3>{texts.tray}</h3>
      <ul>
        {parties.map((party) => {
          const at = Date.parse(party.bookingAt);
          const covers = coversOf(session.venue, party);
          return (
            <li key={party.uuid}>
              <button
                type="button"
                className="tray-party"
                data-status={party.status}
                data-roving={party.uuid}
                tabIndex={party.uuid === roving.tabStop ? 0 : -1}
                aria-current={party.uuid === selected ? 'true' : undefined}
                onClick={() => onBar(party.uuid)}
              >
                <span className="visually-hidden">
                  {texts.trayParty(clock.time(at), nameOf(party, messages), covers)}
                </span>
                <span aria-hidden="true">{clock.shortTime(at)}</span>
                <strong aria-hidden="true">{texts.bar(covers, nameOf(party, messages))}</strong>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useDiner } from '../diner-context.ts';
import { Stepper } from '../parts/stepper.tsx';
import { coversOf, type Party } from './party.ts';

/** The party size, with children counted separately if the venue does. */
export function PartyPicker({
  party,
  onChange,
}: {
  party: Party;
  onChange: (party: Party) => void;
}) {
  const { venue, i18n } = useDiner();
  const { messages } = i18n;
  const max = Math.min(venue.maxCovers, 100);
  const hasRoom = coversOf(party) < max;
  return (
    <div className="party">
      <Stepper
        i18n={i18n}
        label={venue.separatesAdultsAndChildren ? messages.adults : messages.guests}
        value={party.pax}
        less={party.pax > 1 ? party.pax - 1 : null}
        more={hasRoom ? party.pax + 1 : null}
        onChange={(pax) => onChange({ ...party, pax })}
      />
      {venue.separatesAdultsAndChildren && (
        <Stepper
          i18n={i18n}
          label={messages.children}
          value={party.paxChildren}
          less={party.paxChildren > 0 ? party.paxChildren - 1 : null}
          more={hasRoom ? party.paxChildren + 1 : null}
          onChange={(paxChildren) => onChange({ ...party, paxChildren })}
        />
      )}
      {!hasRoom && (
        <p className="hint party-note" role="status">
          {i18n.plural(messages.largestParty, max)}{' '}
          {venue.phone && (
            <a href={`tel:${venue.phone}`}>
              {i18n.format(messages.largestPartyCall, { phone: venue.phone })}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

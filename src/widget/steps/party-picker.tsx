import { Stepper } from '../parts/stepper.tsx';
import { coversOf, type Party } from '../party.ts';
import { useSurroundings } from '../surroundings.ts';

/** How many come; children apart where the venue counts them so. */
export function PartyPicker({
  party,
  onChange,
}: {
  party: Party;
  onChange: (party: Party) => void;
}) {
  const { venue, text } = useSurroundings();
  const { words } = text;
  const most = Math.min(venue.maxCovers, 100);
  const hasRoom = coversOf(party) < most;
  return (
    <div className="party">
      <Stepper
        text={text}
        label={venue.separatesAdultsAndChildren ? words.adults : words.guests}
        value={party.pax}
        less={party.pax > 1 ? party.pax - 1 : null}
        more={hasRoom ? party.pax + 1 : null}
        onChange={(pax) => onChange({ ...party, pax })}
      />
      {venue.separatesAdultsAndChildren && (
        <Stepper
          text={text}
          label={words.children}
          value={party.paxChildren}
          less={party.paxChildren > 0 ? party.paxChildren - 1 : null}
          more={hasRoom ? party.paxChildren + 1 : null}
          onChange={(paxChildren) => onChange({ ...party, paxChildren })}
        />
      )}
      {!hasRoom && (
        <p className="hint party-note" role="status">
          {text.count(words.largestParty, most)}{' '}
          {venue.phone && (
            <a href={`tel:${venue.phone}`}>
              {text.fill(words.largestPartyCall, { phone: venue.phone })}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

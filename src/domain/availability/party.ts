import type { Experience, Shift, TurnRule, Venue } from '../venue.ts';

/** How many seats a party takes: children count where the venue asks for them apart. */
export function coversOf(
  venue: Pick<Venue, 'separatesAdultsAndChildren'>,
  party: { pax: number; paxChildren: number },
): number {
  return venue.separatesAdultsAndChildren ? party.pax + party.paxChildren : party.pax;
}

/** How long a party stays: as its experience says, else its shift, else the venue. */
export function turnMinutesOf(
  venue: Pick<Venue, 'turnMinutes'>,
  shift: Pick<Shift, 'turnMinutes'> | null,
  experience: Pick<Experience, 'turnMinutes'> | null,
  covers: number,
): number {
  if (experience) return experience.turnMinutes;
  const rules = shift?.turnMinutes?.length ? shift.turnMinutes : venue.turnMinutes;
  return ruleFor(rules, covers).minutes;
}

function ruleFor(rules: readonly TurnRule[], covers: number): TurnRule {
  const rule = rules.find(({ maxCovers }) => covers <= maxCovers) ?? rules.at(-1);
  // A guessed stay would sell a table twice; a venue without a rule never passes its import.
  if (!rule) throw new Error('The venue has no rule for how long a party stays.');
  return rule;
}

import type { Experience, Shift, TurnRule, Venue } from '../venue.ts';

/** The seats that a party needs; children are added if the venue counts them separately. */
export function coversOf(
  venue: Pick<Venue, 'separatesAdultsAndChildren'>,
  party: { pax: number; paxChildren: number },
): number {
  return venue.separatesAdultsAndChildren ? party.pax + party.paxChildren : party.pax;
}

/** A party as the venue counts it: without children where the venue includes them in `pax`, whatever a partner sent. */
export function partyAt(
  { separatesAdultsAndChildren }: Pick<Venue, 'separatesAdultsAndChildren'>,
  { pax, paxChildren }: { pax: number; paxChildren: number },
): { pax: number; paxChildren: number } {
  return { pax, paxChildren: separatesAdultsAndChildren ? paxChildren : 0 };
}

/** How long a party occupies its table: set by its experience, else by its shift, else by the venue. */
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
  // A venue document without turn rules is refused when it is imported. No turn time is assumed here,
  // because one that is too short would double-book a table.
  if (!rule) throw new Error('The venue has no turn rules.');
  return rule;
}

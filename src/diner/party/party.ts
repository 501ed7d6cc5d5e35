/** The number of guests: `pax` counts everyone, or adults only if the venue counts children separately. */
export interface Party {
  pax: number;
  paxChildren: number;
}

/** Covers: all guests, adults and children. */
export function coversOf(party: Party): number {
  return party.pax + party.paxChildren;
}

/** The party, reduced to what the venue accepts online. */
export function fitParty(
  party: Party,
  venue: { maxCovers: number; separatesAdultsAndChildren: boolean },
): Party {
  const max = Math.max(1, Math.min(venue.maxCovers, 100));
  const pax = Math.min(Math.max(1, party.pax), max);
  const paxChildren = venue.separatesAdultsAndChildren
    ? Math.min(Math.max(0, party.paxChildren), max - pax)
    : 0;
  return { pax, paxChildren };
}

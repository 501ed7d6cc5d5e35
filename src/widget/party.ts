/** Who comes: `pax` is everyone, or the adults where the venue counts children apart. */
export interface Party {
  pax: number;
  paxChildren: number;
}

export function coversOf(party: Party): number {
  return party.pax + party.paxChildren;
}

/** The nearest party that the venue takes. */
export function fitParty(
  party: Party,
  venue: { maxCovers: number; separatesAdultsAndChildren: boolean },
): Party {
  const most = Math.max(1, Math.min(venue.maxCovers, 100));
  const pax = Math.min(Math.max(1, party.pax), most);
  const paxChildren = venue.separatesAdultsAndChildren
    ? Math.min(Math.max(0, party.paxChildren), most - pax)
    : 0;
  return { pax, paxChildren };
}

import type { Offer } from './offers.ts';

/** The area to book: the chosen one if it has the time, else the only one that has it. Null if undecided. */
export function areaOf(offer: Offer, chosenAreaId: number | null): number | null {
  if (chosenAreaId !== null && offer.areaIds.includes(chosenAreaId)) return chosenAreaId;
  return offer.areaIds.length === 1 ? (offer.areaIds[0] ?? null) : null;
}

/** Whether the diner still has to choose one of several areas. */
export function needsArea(offer: Offer, chosenAreaId: number | null): boolean {
  return offer.areaIds.length > 1 && areaOf(offer, chosenAreaId) === null;
}

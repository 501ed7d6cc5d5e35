import type { AddOnRequest, ExperienceRequest } from '../contract/availability.ts';
import type { ExperienceBody } from '../contract/catalogue.ts';
import type { SlotAnswer } from '../contract/partner/check-slot.ts';
import { coversOf, type Party } from './party/party.ts';

/** The tickets and add-ons that a diner has chosen. */
export interface ChosenExtras {
  /** Null until the diner changes the number of tickets. */
  tickets: number | null;
  /** Keyed by level and id, such as `SHIFT:7`: an add-on may be offered at both levels. */
  quantities: Readonly<Record<string, number>>;
}

export type AddOnLevel = SlotAnswer['addOnGroups'][number]['level'];

/** The default number of tickets for a party. */
export function ticketsFor(experience: ExperienceBody, party: Party): number {
  const needed = Math.ceil(coversOf(party) / Math.max(1, experience.paxPerTicket));
  return Math.max(needed, experience.minTicketsPerBooking, 1);
}

/** The chosen add-ons of one level, as the API takes them. */
export function addOnRequests(extras: ChosenExtras, level: AddOnLevel): AddOnRequest[] {
  return Object.entries(extras.quantities).flatMap(([key, quantity]) => {
    const [keyLevel, id] = key.split(':');
    return keyLevel === level ? { id: Number(id), quantity } : [];
  });
}

export function experienceRequest(
  experience: ExperienceBody | null,
  extras: ChosenExtras,
  party: Party,
): ExperienceRequest | null {
  if (!experience) return null;
  return {
    id: experience.id,
    tickets: extras.tickets ?? ticketsFor(experience, party),
    addOns: addOnRequests(extras, 'EXPERIENCE'),
  };
}

import type { I18n } from '../i18n/i18n.ts';
import type { Party } from './party.ts';

/** `2 people`, or `2 adults, 1 child` if the venue counts children separately. */
export function partyText(i18n: I18n, party: Party, separatesChildren: boolean): string {
  const { messages } = i18n;
  if (!separatesChildren) return i18n.plural(messages.people, party.pax);
  const adults = i18n.plural(messages.adultsCount, party.pax);
  if (party.paxChildren === 0) return adults;
  return `${adults}, ${i18n.plural(messages.childrenCount, party.paxChildren)}`;
}

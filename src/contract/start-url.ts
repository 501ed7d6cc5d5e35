/** What the first request asks for: attributes of the element, as they stand there. */
export interface StartAttributes {
  publishableKey: string;
  language: string;
  pax: string | null | undefined;
  paxChildren: string | null | undefined;
  date: string | null | undefined;
}

/** The party that is asked for where none is named. */
export const DEFAULT_PARTY = { pax: 2, paxChildren: 0 } as const;

const DEFAULT_PARTY_PARAMETERS = /&(pax=2|paxChildren=0)(?=&|$)/g;

/**
 * The address of the first screen's data, below the widget door. A page's preload and the script have
 * to spell it alike, or it is asked for twice; they do for every key that we issue.
 */
export function startUrl(door: string, question: StartAttributes): string {
  const { publishableKey, language, pax, paxChildren, date } = question;
  const query = {
    key: publishableKey,
    lang: language,
    pax: String(wholeNumber(pax) || DEFAULT_PARTY.pax),
    paxChildren: String(wholeNumber(paxChildren)),
    ...(date && /^\d{4}-\d\d-\d\d$/.test(date) ? { month: date.slice(0, 7) } : {}),
  };
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return withoutDefaultParty(`${door}/start?${pairs.join('&')}`);
}

/** The same address as a partner is to read it in their page: without what goes without saying. */
export function withoutDefaultParty(address: string): string {
  return address.replace(DEFAULT_PARTY_PARAMETERS, '');
}

function wholeNumber(text: string | null | undefined): number {
  return text && /^\d{1,3}$/.test(text) ? Math.min(Number(text), 100) : 0;
}

/** The element's attributes that the first request depends on, as written in the page. */
export interface StartAttributes {
  publishableKey: string;
  language: string;
  pax: string | null | undefined;
  paxChildren: string | null | undefined;
  date: string | null | undefined;
}

/** The party where the page sets none. */
export const DEFAULT_PARTY = { pax: 2, paxChildren: 0 } as const;

const DEFAULT_PARTY_PARAMETERS = /&(pax=2|paxChildren=0)(?=&|$)/g;

/**
 * The URL of the first screen's data. The preload in a page and the script must build the same URL;
 * otherwise the browser requests it twice.
 * @param apiUrl the widget API's URL, without a slash at the end
 */
export function startUrl(apiUrl: string, attributes: StartAttributes): string {
  const { publishableKey, language, pax, paxChildren, date } = attributes;
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
  return withoutDefaultParty(`${apiUrl}/start?${pairs.join('&')}`);
}

/** Leaves the default party out of a start URL, to keep snippets short. */
export function withoutDefaultParty(url: string): string {
  return url.replace(DEFAULT_PARTY_PARAMETERS, '');
}

function wholeNumber(text: string | null | undefined): number {
  return text && /^\d{1,3}$/.test(text) ? Math.min(Number(text), 100) : 0;
}

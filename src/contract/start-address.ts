/** What the address of the first request is made of: attributes of the element, as they stand there. */
export interface FirstQuestion {
  publishableKey: string;
  language: string;
  pax: string | null | undefined;
  paxChildren: string | null | undefined;
  date: string | null | undefined;
}

/**
 * The address of the first screen's data, below the widget door. A page's preload, the script and
 * the app's client have to spell it alike, or it is asked for twice; they do for every key that we
 * issue.
 */
export function startAddress(door: string, question: FirstQuestion): string {
  const { publishableKey, language, pax, paxChildren, date } = question;
  const query = {
    key: publishableKey,
    lang: language,
    pax: String(wholeNumber(pax) || 2),
    paxChildren: String(wholeNumber(paxChildren)),
    ...(date && /^\d{4}-\d\d-\d\d$/.test(date) ? { month: date.slice(0, 7) } : {}),
  };
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${door}/start?${pairs.join('&')}`;
}

function wholeNumber(text: string | null | undefined): number {
  return text && /^\d{1,3}$/.test(text) ? Math.min(Number(text), 100) : 0;
}

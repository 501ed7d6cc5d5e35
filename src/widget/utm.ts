const FIELDS = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const;

/** How the booking page was reached. */
export type UtmParameters = { [field in (typeof FIELDS)[keyof typeof FIELDS]]?: string };

/** What the element says of it (`utm-source`), and where it says nothing, the page’s address. */
export function readUtmParameters(host: Element, search: string): UtmParameters {
  const query = new URLSearchParams(search);
  const utm: UtmParameters = {};
  for (const [name, field] of Object.entries(FIELDS)) {
    const own = host.getAttribute(name.replace('_', '-'))?.trim();
    const value = (own || query.get(name))?.slice(0, 255);
    if (value) utm[field] = value;
  }
  return utm;
}

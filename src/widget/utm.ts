const FIELDS = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const;

/** The campaign that led to the booking. */
export type UtmParameters = { [field in (typeof FIELDS)[keyof typeof FIELDS]]?: string };

/** From the element’s attributes (`utm-source`), else from the query of the page’s address. */
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

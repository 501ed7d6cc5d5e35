import type { Venue } from '../../../domain/venue.ts';
import { EMPTY_HTML, type Html, html } from '../../../html/html.ts';

interface Labels {
  contact: string;
  address: string;
  phone: string;
  email: string;
  website: string;
}

/** How to reach the venue; nothing if its document does not say. */
export function contactDetails({ contact }: Venue, texts: Labels): Html {
  const { address, phone, email, websiteUrl } = contact;
  const entries = [
    ...(address === null ? [] : [entry(texts.address, html`${address}`)]),
    ...(phone === null ? [] : [entry(texts.phone, html`<a href="tel:${phone}">${phone}</a>`)]),
    ...(email === null ? [] : [entry(texts.email, html`<a href="mailto:${email}">${email}</a>`)]),
    ...(websiteUrl === null
      ? []
      : [entry(texts.website, html`<a href="${websiteUrl}">${new URL(websiteUrl).host}</a>`)]),
  ];
  if (entries.length === 0) return EMPTY_HTML;
  return html`<h2>${texts.contact}</h2>
<dl>
${entries}</dl>
`;
}

function entry(label: string, value: Html): Html {
  return html`<dt>${label}</dt><dd>${value}</dd>
`;
}

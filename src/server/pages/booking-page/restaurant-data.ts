import type { Venue } from '../../../domain/venue.ts';

/**
 * The venue as search engines read it (schema.org): a restaurant that can be booked on its page. It has no opening
 * hours: the document knows only those for bookings.
 * @returns JSON that can stand in a script element
 */
export function restaurantData(venue: Venue, url: string): string {
  const { name, contact, country } = venue;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    name,
    url: contact.websiteUrl ?? url,
    acceptsReservations: url,
    ...(contact.phone !== null && { telephone: contact.phone }),
    ...(contact.email !== null && { email: contact.email }),
    ...(contact.address !== null && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: contact.address,
        addressCountry: country,
      },
    }),
    potentialAction: {
      '@type': 'ReserveAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: url,
        actionPlatform: [
          'https://schema.org/DesktopWebPlatform',
          'https://schema.org/MobileWebPlatform',
        ],
      },
      result: { '@type': 'FoodEstablishmentReservation', name },
    },
  };
  // Nothing in it can end the script element or begin a comment.
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });
}

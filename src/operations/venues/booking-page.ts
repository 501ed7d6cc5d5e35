import type { PublishableKey } from '../../store/publishable-keys.ts';

/** A venue's own page for bookings on this server, `/book/{accountId}`. */

export function bookingPageUrl(publicUrl: string, accountId: string): string {
  return `${publicUrl}/book/${encodeURIComponent(accountId)}`;
}

/** The key of the page: the newest that is valid on this server's own origin. Without one there is no page. */
export function bookingPageKeyOf(
  keys: readonly PublishableKey[],
  publicUrl: string,
): string | null {
  const { origin } = new URL(publicUrl);
  const valid = keys.filter(
    ({ revokedAt, origins }) => revokedAt === null && origins.includes(origin),
  );
  return valid.at(-1)?.publishableKey ?? null;
}

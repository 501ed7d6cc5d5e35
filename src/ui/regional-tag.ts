/**
 * Adds the venue's country to a language without a region: an English reader at a venue in Spain gets
 * 21:00 and weeks from Monday, not 9:00 PM and weeks from Sunday.
 */
export function regionalTag(tag: string, country: string | null): string {
  if (!country || tag.includes('-')) return validTag(tag);
  if (tag === 'en') return country === 'US' || country === 'DO' ? 'en-US' : 'en-GB';
  if (tag === 'pt') return country === 'BR' ? 'pt-BR' : 'pt-PT';
  return validTag(`${tag}-${country}`);
}

function validTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** The country code, the trunk prefix, and the minimum and maximum number of digits without them. */
type Dialling = readonly [code: string, trunk: string, min: number, max: number];

/** Countries with simple rules for national numbers. Numbers of all others need the country code. */
const DIALLING: Record<string, Dialling> = {
  AD: ['376', '', 6, 9],
  AT: ['43', '0', 7, 13],
  BE: ['32', '0', 8, 9],
  CA: ['1', '', 10, 10],
  CH: ['41', '0', 9, 9],
  DE: ['49', '0', 7, 12],
  DO: ['1', '', 10, 10],
  ES: ['34', '', 9, 9],
  FR: ['33', '0', 9, 9],
  GB: ['44', '0', 9, 10],
  IE: ['353', '0', 7, 9],
  // The leading 0 of an Italian landline is part of the number.
  IT: ['39', '', 8, 11],
  LU: ['352', '', 6, 9],
  MX: ['52', '', 10, 10],
  NL: ['31', '0', 9, 9],
  PT: ['351', '', 9, 9],
  US: ['1', '', 10, 10],
};

/**
 * Converts a typed phone number to E.164: `+34 600 00 00 00`, `0034…`, or a national number of the venue’s
 * country. Null if the number is ambiguous or malformed.
 */
export function toE164(typed: string, country: string): string | null {
  const bare = typed.replace(/\(0\)/, '').replace(/[\s().\-/\u00a0\u2010-\u2015]/g, '');
  const international = bare.replace(/^00/, '+');
  if (international.startsWith('+'))
    return /^\+[1-9]\d{6,14}$/.test(international) ? international : null;
  const dialling = DIALLING[country];
  if (!dialling || !/^\d+$/.test(bare)) return null;
  const [code, trunk, min, max] = dialling;
  const number = trunk && bare.startsWith(trunk) ? bare.slice(trunk.length) : bare;
  return number.length >= min && number.length <= max ? `+${code}${number}` : null;
}

/** Whether numbers of the country are accepted without the country code. */
export function acceptsNationalNumbers(country: string): boolean {
  return Object.hasOwn(DIALLING, country);
}

/** The start of a number of another country, as an example. */
export function foreignPhoneExample(country: string): string {
  return country === 'GB' ? '+34 …' : '+44 …';
}

/**
 * The start of a number with the country's code, as an example; of Great Britain if the country is not in
 * `DIALLING`.
 */
export function internationalPhoneExample(country: string): string {
  return `+${DIALLING[country]?.[0] ?? '44'} …`;
}

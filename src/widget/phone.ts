/** How numbers are dialled within a country: its code, the prefix that falls away, the digits that stay. */
interface Dialling {
  code: string;
  /** Dialled before the number at home, and never from abroad. */
  trunk: string;
  digits: readonly [least: number, most: number];
}

/**
 * Only countries where the rule is this simple. Elsewhere, and for whoever comes from elsewhere, the
 * country code is asked for.
 */
const DIALLING: Record<string, Dialling> = {
  AD: { code: '376', trunk: '', digits: [6, 9] },
  AT: { code: '43', trunk: '0', digits: [7, 13] },
  BE: { code: '32', trunk: '0', digits: [8, 9] },
  CH: { code: '41', trunk: '0', digits: [9, 9] },
  DE: { code: '49', trunk: '0', digits: [7, 12] },
  DO: { code: '1', trunk: '', digits: [10, 10] },
  ES: { code: '34', trunk: '', digits: [9, 9] },
  FR: { code: '33', trunk: '0', digits: [9, 9] },
  GB: { code: '44', trunk: '0', digits: [9, 10] },
  IE: { code: '353', trunk: '0', digits: [7, 9] },
  // The leading 0 of Italian land lines is part of the number.
  IT: { code: '39', trunk: '', digits: [8, 11] },
  LU: { code: '352', trunk: '', digits: [6, 9] },
  MX: { code: '52', trunk: '', digits: [10, 10] },
  NL: { code: '31', trunk: '0', digits: [9, 9] },
  PT: { code: '351', trunk: '', digits: [9, 9] },
  US: { code: '1', trunk: '', digits: [10, 10] },
  CA: { code: '1', trunk: '', digits: [10, 10] },
};

/**
 * A phone number as E.164, from what people type: `+34 600 00 00 00`, `0034…`, or a national number
 * of the venue’s country. Null where it cannot be told which number is meant.
 */
export function toE164(typed: string, country: string): string | null {
  const bare = typed.replace(/\(0\)/, '').replace(/[\s().\-/\u00a0\u2010-\u2015]/g, '');
  const international = bare.replace(/^00/, '+');
  if (international.startsWith('+'))
    return /^\+[1-9]\d{6,14}$/.test(international) ? international : null;
  const dialling = DIALLING[country];
  if (!dialling || !/^\d+$/.test(bare)) return null;
  const number = dialling.trunk ? bare.replace(new RegExp(`^${dialling.trunk}`), '') : bare;
  const [least, most] = dialling.digits;
  return number.length >= least && number.length <= most ? `+${dialling.code}${number}` : null;
}

/** Whether a number of the country is understood without its code. */
export function knowsDialling(country: string): boolean {
  return Object.hasOwn(DIALLING, country);
}

/** How a number of another country begins, to show what is asked for. */
export function foreignExample(country: string): string {
  return country === 'GB' ? '+34 …' : '+44 …';
}

/** How a number of this country begins with its code. */
export function homeExample(country: string): string {
  return `+${DIALLING[country]?.code ?? '44'} …`;
}

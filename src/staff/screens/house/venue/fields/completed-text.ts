import type { Country } from '../../../../../contract/countries.ts';
import { toE164 } from '../../../../../domain/phone.ts';

/** `venue.example/menu`, without the scheme that everybody leaves out. */
const BARE_ADDRESS = /^[a-z\d-]+(\.[a-z\d-]+)+([/?#]\S*)?$/i;

/**
 * A phone number as E.164, and a web address with its scheme, once somebody has typed it. Anything else, and what is
 * neither, stays as it is.
 * @param country as whose number a phone number without a country code is read
 */
export function completedText(typed: string, type: string, country: Country): string {
  const text = typed.trim();
  if (type === 'tel') return toE164(text, country) ?? typed;
  if (type === 'url' && BARE_ADDRESS.test(text)) return `https://${text}`;
  return typed;
}

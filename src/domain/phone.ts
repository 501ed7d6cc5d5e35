import { withAsciiDigits } from './typed-text.ts';

/** A prefix that is not part of the number: `tel:+34…`, `Tel. 612…`, `callto:…`, `Móvil: …`. */
const LABEL = /^[^\p{L}\p{N}+]*(?:tel|tfno|tlf|m[oó]vil|mobile?|callto|sms|whatsapp)(?!\p{L})/iu;

/** A link to a chat: its digits begin with the country code, without a plus sign. */
const CHAT_LINK =
  /^.*(?:wa\.me\/|whatsapp\.com\/send\/?\?phone=|whatsapp:\/\/send\?phone=)(?:\+|%2B)?(\d+).*$/isu;

/** Part of a pattern: a word that introduces an extension, and the extension. */
export const WORDED_EXTENSION =
  '(?<!\\p{L})(?:ext\\p{L}*|x|int|interno|anexo|ramal|poste|app|apparat|nst|nebenstelle|luzapena)[^\\p{L}\\p{N}]*\\p{Nd}{1,7}(?!\\p{Nd})';

const EXTENSION = new RegExp(
  `(?:${WORDED_EXTENSION}|(?:;|#|,,)[^\\p{L}\\p{N}]*\\d{1,7})[^\\p{L}\\p{N}]*$`,
  'iu',
);

/** German for an extension. The digits after it are part of the number. */
const DIRECT_DIAL = /(?<!\p{L})(?:durchwahl|dw)(?!\p{L})/iu;

/** After fewer digits, nothing is an extension: `#12` is a table. */
const MIN_DIGITS = 4;

/**
 * What a typed phone number consists of: its digits as `0` to `9`, after a `+` if there is one, without an extension. Null
 * if there is anything else than digits, punctuation, white space and invisible characters.
 */
export function phoneDigits(typed: string): string | null {
  const text = withAsciiDigits(typed.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replace(CHAT_LINK, '+$1')
    .replace(LABEL, '');
  const main = text.replace(EXTENSION, '');
  const isMain = main.replace(/\D/g, '').length >= MIN_DIGITS;
  const bare = (isMain ? main.replace(DIRECT_DIAL, '') : text).replace(/[^\p{L}\p{N}+]/gu, '');
  const digits = bare.replace(/^\++(?:00)?/, '+');
  return /^\+?\d+$/.test(digits) ? digits : null;
}

/**
 * A rough check for forms, which is small: at least four digits in at most a hundred characters. It passes everything that
 * the server reads, which knows extensions, and the numbers of each country.
 */
export const TYPED_PHONE = /^(?=[\s\S]{0,100}$)(?:\P{N}*\p{N}){4}/u;

/**
 * The last digits of a number, which are the same in all its spellings: these differ in what comes before, as country
 * codes and trunk prefixes.
 */
export function phoneEnding(phone: string): string {
  return phone.slice(-6);
}

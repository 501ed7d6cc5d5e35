import type { Cents } from '../../../domain/money.ts';

const MAX_CENTS = 10_000_000_000;

/**
 * Parses a typed amount into cents, or null. "12,50" and "12.50" both work in every locale, because
 * many keypads have only one of the two marks. A mark before three digits is a thousands separator
 * only if the locale uses it as one.
 */
export function parseMoney(typed: string, locale: string): Cents | null {
  const text = typed.replace(/[\s\u00a0\u202f'’]|€|\$|£/g, '');
  const match = /^(\d[\d.,]*|[.,]\d+)$/.exec(text);
  if (!match) return null;
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const isDecimal = at >= 0 && isDecimalMark(text, at, locale);
  const whole = isDecimal ? text.slice(0, at) : text;
  const fraction = isDecimal ? text.slice(at + 1) : '';
  const digits = withoutThousands(whole, isDecimal ? text.charAt(at) : decimalMark(locale));
  if (digits === null || fraction.length > 2) return null;
  const cents = Number(digits || '0') * 100 + Number(fraction.padEnd(2, '0') || '0');
  return cents <= MAX_CENTS ? cents : null;
}

/** Formats cents for an input: `12,50` or `12.50`. */
export function toMoneyInput(cents: Cents, locale: string): string {
  return (cents / 100).toFixed(2).replace('.', decimalMark(locale));
}

/** The decimal mark of a locale. */
export function decimalMark(locale: string): ',' | '.' {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.';
}

function isDecimalMark(text: string, at: number, locale: string): boolean {
  const badge = text.charAt(at);
  if (text.indexOf(badge) !== at) return false;
  const digitsAfter = text.length - at - 1;
  if (digitsAfter !== 3) return true;
  // "1.250" is 1250 if the dot separates thousands; otherwise it has too many decimals.
  return badge === decimalMark(locale);
}

/** Removes thousands separators; null if they are misplaced. */
function withoutThousands(whole: string, decimal: string): string | null {
  if (/^\d*$/.test(whole)) return whole;
  const thousands = decimal === ',' ? /^\d{1,3}(\.\d{3})+$/ : /^\d{1,3}(,\d{3})+$/;
  return thousands.test(whole) ? whole.replace(/[.,]/g, '') : null;
}

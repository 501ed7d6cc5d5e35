import type { Cents } from '../domain/money.ts';

const MOST_CENTS = 10_000_000_000;

/**
 * Reads an amount as people type it into cents; null where it is no amount. Both "12,50" and
 * "12.50" are understood everywhere, since a keypad often has only one of the two; what stands
 * before three digits is a thousands mark only where the locale writes it so.
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
  return cents <= MOST_CENTS ? cents : null;
}

/** An amount as it is put into a field to be changed: `12,50` or `12.50`. */
export function toMoneyInput(cents: Cents, locale: string): string {
  return (cents / 100).toFixed(2).replace('.', decimalMark(locale));
}

/** How an amount is asked for in an empty field. */
export function decimalMark(locale: string): ',' | '.' {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.';
}

function isDecimalMark(text: string, at: number, locale: string): boolean {
  const mark = text.charAt(at);
  if (text.indexOf(mark) !== at) return false;
  const digitsAfter = text.length - at - 1;
  if (digitsAfter !== 3) return true;
  // "1.250": a thousand where the dot marks thousands, too many decimals where it marks cents.
  return mark === decimalMark(locale);
}

/** The digits of a whole number, its thousands marks taken out; null where they stand wrongly. */
function withoutThousands(whole: string, decimal: string): string | null {
  if (/^\d*$/.test(whole)) return whole;
  const thousands = decimal === ',' ? /^\d{1,3}(\.\d{3})+$/ : /^\d{1,3}(,\d{3})+$/;
  return thousands.test(whole) ? whole.replace(/[.,]/g, '') : null;
}

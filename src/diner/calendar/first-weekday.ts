import type { Weekday } from '../../domain/venue-time.ts';

/*
 * Countries by Unicode's data, each of two letters. `Intl.Locale` knows the same in most browsers, but its first use
 * delays the first calendar on a phone by several hundredths of a second.
 */
const FROM_SUNDAY =
  'AGASBDBRBSBTBWBZCACODMDOETGTGUHKHNIDILINISJMJPKEKHKRLAMHMMMOMTMXMZNINPPAPEPHPKPRPTPYSASGSVTHTTTWUMUSVEVIWSYEZAZW';
const FROM_SATURDAY = 'AFBHDJDZEGIQIRJOKWLYOMQASDSY';
const FROM_FRIDAY = 'MV';

/** The first day of the week in the region of a BCP 47 tag, or in the venue’s country if the tag has none. */
export function firstWeekdayOf(tag: string, country: string): Weekday {
  const region = /-([A-Z]{2})\b/.exec(tag)?.[1] ?? country;
  const isAmong = new RegExp(`^(..)*${region}`);
  if (isAmong.test(FROM_SUNDAY)) return 7;
  if (isAmong.test(FROM_SATURDAY)) return 6;
  return region === FROM_FRIDAY ? 5 : 1;
}

import type { Party } from '../diner/party/party.ts';
import type { WallDate } from '../domain/venue-time.ts';
import { readUtmParameters, type UtmParameters } from './utm.ts';

/** The parsed attributes of the element. A malformed value counts as missing. */
export interface WidgetSettings {
  publishableKey: string;
  party: Party;
  date: WallDate | null;
  /** As `HH:MM` or `HH:MM:SS`. */
  time: string | null;
  areaId: number | null;
  experienceId: number | null;
  promoCode: string | null;
  prefill: { name: string; email: string; phone: string };
  clientReferenceId: string | null;
  utm: UtmParameters;
}

export function readSettings(host: Element, search: string): WidgetSettings {
  const read = (name: string) => host.getAttribute(name)?.trim() || null;
  const promoCode = read('promo-code');
  return {
    publishableKey: read('publishable-key') ?? '',
    party: {
      pax: wholeNumber(read('pax'), 100) || 2,
      paxChildren: wholeNumber(read('pax-children'), 100) ?? 0,
    },
    date: matching(read('date'), /^\d{4}-\d\d-\d\d$/),
    time: matching(read('time'), /^\d\d:\d\d(:\d\d)?$/),
    areaId: wholeNumber(read('area')) || null,
    experienceId: wholeNumber(read('experience')) || null,
    promoCode: promoCode && promoCode.length >= 6 && promoCode.length <= 255 ? promoCode : null,
    prefill: {
      name: read('prefill-name') ?? '',
      email: read('prefill-email') ?? '',
      phone: read('prefill-phone') ?? '',
    },
    clientReferenceId: matching(read('client-reference-id'), /^.{1,255}$/u),
    utm: readUtmParameters(host, search),
  };
}

function wholeNumber(text: string | null, max = Number.MAX_SAFE_INTEGER): number | null {
  return text && /^\d{1,15}$/.test(text) ? Math.min(Number(text), max) : null;
}

function matching(text: string | null, pattern: RegExp): string | null {
  return text && pattern.test(text) ? text : null;
}

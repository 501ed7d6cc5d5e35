import { COUNTRIES } from '../../../contract/countries.ts';
import { SetupRequest } from '../../../contract/staff/setup.ts';
import { toVenueFaults, type VenueFault } from '../../../contract/venue-fault.ts';
import type { Language } from '../../../domain/language.ts';
import { CURRENCIES, type Currency } from '../../../domain/money.ts';

/** What the owner says about themselves and the venue. The form has the pages as lines of one text. */
export interface SetupDraft extends Omit<SetupRequest, 'origins'> {
  website: string | null;
}

const CURRENCY_OF: Readonly<Record<string, Currency>> = {
  GB: 'GBP',
  US: 'USD',
  MX: 'MXN',
  DO: 'DOP',
};

/** Begins with what the browser tells about where it is, and with a sensible example of hours and tables. */
export function firstDraft(language: Language, locale: Intl.Locale, timezone: string): SetupDraft {
  const region = locale.maximize().region ?? 'ES';
  const country = COUNTRIES.find((each) => each === region) ?? 'ES';
  const currency = CURRENCY_OF[country] ?? CURRENCIES[0];
  return {
    code: '',
    owner: { name: '', email: '', password: '' },
    venue: {
      name: '',
      timezone,
      country,
      currency,
      language,
      privacyPolicyUrl: '',
      phone: null,
      email: null,
      address: null,
      shifts: [
        {
          id: 'LUNCH',
          weekdays: [2, 3, 4, 5, 6, 7],
          firstBookingTime: '13:00:00',
          lastBookingTime: '15:00:00',
        },
        {
          id: 'DINNER',
          weekdays: [2, 3, 4, 5, 6],
          firstBookingTime: '20:00:00',
          lastBookingTime: '22:00:00',
        },
      ],
      tables: [
        { count: 6, maxCovers: 2 },
        { count: 6, maxCovers: 4 },
        { count: 2, maxCovers: 6 },
      ],
    },
    website: null,
  };
}

/** The request of a draft, or what is wrong in it. */
export function checkDraft({ website, ...draft }: SetupDraft): {
  request: SetupRequest | null;
  faults: VenueFault[];
} {
  const origin = website === null ? null : originOf(website);
  const result = SetupRequest.safeParse(
    { ...draft, origins: origin === null ? [] : [origin] },
    { reportInput: true },
  );
  const faults = toVenueFaults(result.error?.issues ?? []);
  if (website !== null && origin === null)
    faults.push({ parameter: 'website', reason: 'must be an address', code: 'NOT_AN_ADDRESS' });
  return { request: result.success && faults.length === 0 ? result.data : null, faults };
}

/** The origin of a page: `https://venue.example/book` → `https://venue.example`; null if it is no web address. */
function originOf(address: string): string | null {
  const url = URL.parse(/^https?:\/\//.test(address) ? address : `https://${address}`);
  return url && /\.|^localhost$/.test(url.hostname) ? url.origin : null;
}

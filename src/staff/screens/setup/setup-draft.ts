import { COUNTRIES, type Country } from '../../../contract/countries.ts';
import { SetupRequest } from '../../../contract/staff/setup.ts';
import { toVenueFaults, type VenueFault } from '../../../contract/venue-fault.ts';
import { LANGUAGES, type Language } from '../../../domain/language.ts';
import { CURRENCIES, type Currency } from '../../../domain/money.ts';

/** What the owner says about themselves and the venue. The form has the pages as lines of one text. */
export interface SetupDraft extends Omit<SetupRequest, 'origins' | 'venue'> {
  venue: Omit<SetupRequest['venue'], 'websiteUrl'>;
  website: string | null;
}

const CURRENCY_OF: Readonly<Record<string, Currency>> = {
  GB: 'GBP',
  US: 'USD',
  MX: 'MXN',
  DO: 'DOP',
};

/** Of countries with several: where most of their restaurants are. */
const TIMEZONE_OF: Readonly<Record<string, string>> = {
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  MX: 'America/Mexico_City',
  PT: 'Europe/Lisbon',
  US: 'America/New_York',
};

/** Begins with what the browser tells about where it is, and with a sensible example of hours and tables. */
export function firstDraft(language: Language, locale: Intl.Locale, timezone: string): SetupDraft {
  const region = locale.maximize().region ?? 'ES';
  const country = COUNTRIES.find((each) => each === region) ?? 'ES';
  return {
    code: '',
    owner: { name: '', email: '', password: '' },
    venue: {
      name: '',
      timezone,
      country,
      currency: currencyOf(country),
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

/** The draft for a venue in another country, with its money, time and language. */
export function inCountry(draft: SetupDraft, country: Country): SetupDraft {
  const { venue } = draft;
  const zones = timezonesOf(country);
  const timezone = zones.includes(venue.timezone)
    ? venue.timezone
    : (TIMEZONE_OF[country] ?? zones[0] ?? venue.timezone);
  const spoken = new Intl.Locale('und', { region: country }).maximize().language;
  const language = LANGUAGES.find((each) => each === spoken) ?? venue.language;
  return {
    ...draft,
    venue: { ...venue, country, currency: currencyOf(country), timezone, language },
  };
}

function currencyOf(country: Country): Currency {
  return CURRENCY_OF[country] ?? CURRENCIES[0];
}

/** Empty in browsers that do not know. */
function timezonesOf(country: Country): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?(): string[] | undefined } = new Intl.Locale('und', {
    region: country,
  });
  return locale.getTimeZones?.() ?? [];
}

/** The request of a draft, or what is wrong in it. */
export function checkDraft({ website, venue, ...draft }: SetupDraft): {
  request: SetupRequest | null;
  faults: VenueFault[];
} {
  const url = website === null ? null : urlOf(website);
  const result = SetupRequest.safeParse(
    { ...draft, venue: { ...venue, websiteUrl: url?.href }, origins: url ? [url.origin] : [] },
    { reportInput: true },
  );
  const faults = toVenueFaults(result.error?.issues ?? []);
  if (website !== null && url === null)
    faults.push({ parameter: 'website', reason: 'must be an address', code: 'NOT_AN_ADDRESS' });
  return { request: result.success && faults.length === 0 ? result.data : null, faults };
}

/** The address of a page, also without `https://`; null if it is no web address. */
function urlOf(address: string): URL | null {
  const url = URL.parse(/^https?:\/\//.test(address) ? address : `https://${address}`);
  return url && /\.|^localhost$/.test(url.hostname) ? url : null;
}

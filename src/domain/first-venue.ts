import { LANGUAGES, type Language, type LocalizedText } from './language.ts';
import type { Currency } from './money.ts';
import type { Shift, Table, Venue } from './venue.ts';
import type { WallTime, Weekday } from './venue-time.ts';

/** The meals whose names every language has. */
export const MEALS = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
type Meal = (typeof MEALS)[number];

/** What a venue says in a language before it has written texts of its own. */
export interface FirstTexts {
  diningRoom: string;
  dataProcessingConsent: string;
  marketingConsent: string;
  timeLimit: string;
  meals: Readonly<Record<Meal, string>>;
}

/** What somebody says about a venue to begin with. All else can be changed later. */
export interface FirstVenueChoices {
  name: string;
  timezone: string;
  country: string;
  currency: Currency;
  language: Language;
  privacyPolicyUrl: string;
  phone: string | null;
  email: string | null;
  websiteUrl: string | null;
  address: string | null;
  shifts: readonly FirstShift[];
  tables: readonly FirstTables[];
}

export interface FirstShift {
  id: Meal;
  weekdays: readonly Weekday[];
  firstBookingTime: WallTime;
  lastBookingTime: WallTime;
}

/** So many tables for up to so many covers. */
export interface FirstTables {
  count: number;
  maxCovers: number;
}

/** The document of a venue that has only said the most necessary: cautious rules, one area, numbered tables. */
export function firstVenue(
  choices: FirstVenueChoices,
  textsIn: (language: Language, venue: string) => FirstTexts,
): Venue {
  const { name, timezone, country, currency, language } = choices;
  const inAll = (textOf: (each: FirstTexts) => string): LocalizedText =>
    Object.fromEntries(LANGUAGES.map((each) => [each, textOf(textsIn(each, name))]));
  const tables = tablesOf(choices.tables);
  const largest = Math.max(1, ...tables.map(({ maxCovers }) => maxCovers));
  return {
    accountId: accountIdOf(name),
    name,
    timezone,
    currency,
    language,
    country,
    contact: {
      phone: choices.phone,
      email: choices.email,
      websiteUrl: choices.websiteUrl,
      address: choices.address,
    },
    dayStartsAt: '05:00:00',
    minAdvanceMinutes: 60,
    maxAdvanceDays: 60,
    maxOpenBookingsPerGuest: 6,
    separatesAdultsAndChildren: true,
    autoAssignsTables: true,
    freezeMinutes: 120,
    tableHoldMinutes: 5,
    turnMinutes: [
      { maxCovers: 2, minutes: 90 },
      { maxCovers: 4, minutes: 105 },
      { maxCovers: 200, minutes: 120 },
    ],
    highChairs: null,
    strollers: null,
    features: { publicBookingUpdates: { isAvailable: true, isEnabled: true } },
    floorPlanAreas: [
      { id: 1, name: inAll((each) => each.diningRoom), summary: { [language]: '' }, images: [] },
    ],
    tables,
    combinations: [],
    shifts: choices.shifts.map((shift) =>
      shiftOf(
        shift,
        inAll(({ meals }) => meals[shift.id]),
        largest,
      ),
    ),
    exceptions: [],
    experiences: [],
    addOnGroups: [],
    promos: [],
    redemptionCodes: [],
    cancellationPolicies: [],
    texts: {
      dataProcessingConsent: inAll((each) => each.dataProcessingConsent),
      marketingConsent: inAll((each) => each.marketingConsent),
      consentVersion: '1',
      privacyPolicyUrl: choices.privacyPolicyUrl,
      timeLimit: inAll((each) => each.timeLimit),
      bookingNote: null,
    },
    messages: {
      reminderHours: 24,
      reconfirmHours: null,
      quietHours: { from: '21:00:00', until: '09:00:00' },
      omittedKinds: [],
      writesToGuestsOfPartners: true,
      nightlySheetAt: null,
    },
    waitList: { offersTables: false, minutesToday: 10, minutesLater: 120 },
    redirectUrl: null,
  };
}

/** `Café Móvil` → `cafe-movil`. */
function accountIdOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return slug || 'venue';
}

function tablesOf(groups: readonly FirstTables[]): Table[] {
  return groups
    .flatMap(({ count, maxCovers }) => Array.from({ length: count }, () => maxCovers))
    .map((maxCovers, index) => ({
      id: index + 1,
      name: String(index + 1),
      posId: String(index + 1),
      floorPlanAreaId: 1,
      minCovers: 1,
      maxCovers,
    }));
}

function shiftOf({ id, ...hours }: FirstShift, name: LocalizedText, maxCovers: number): Shift {
  return {
    id,
    name,
    ...hours,
    stepMinutes: 15,
    minCovers: 1,
    maxCovers,
    turnMinutes: null,
    pacing: { maxCovers: null, maxParties: null },
    needsManualConfirmation: false,
    hasWaitList: true,
    isTimeLimited: false,
    floorPlanAreaIds: [],
    experienceIds: [],
    isExperienceRequired: false,
    addOnGroupId: null,
  };
}

import type { LocalizedText } from '../../../../domain/language.ts';
import type { Venue } from '../../../../domain/venue.ts';
import type { VenueField } from '../../../../domain/venue-effects/declared-fields.ts';
import type { MessageParts } from '../../../messages/staff-messages.ts';
import type { Option } from './fields/choice-input.tsx';
import {
  addOnGroupOptions,
  areaOptions,
  experienceOptions,
  orNone,
  shiftOptions,
  tableOptions,
  weekdayOptions,
} from './venue-options.ts';

type Texts = MessageParts['house']['venue'];
/** The name of a text that takes no values. */
type TextName = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts];

/** What the options of a choice are made from. */
export interface OptionSource {
  draft: Venue;
  texts: Texts;
  locale: string;
}

interface Labelled {
  label: TextName;
  hint?: TextName;
}
type OptionsOf<Value> = (source: OptionSource) => readonly Option<Value>[];
/** A field may be empty if the document may have null there. */
type OptionalIfNullable<Value> = null extends Value ? { isOptional: true } : { isOptional?: never };

type TextSetting = { input: 'text' | 'email' | 'tel' | 'url' | 'time' | 'date' };
/** How a field with values of this type can be edited. */
type SettingOf<Value> = Labelled &
  (
    | { input: 'choice'; options: OptionsOf<Value> }
    | (NonNullable<Value> extends boolean
        ? { input: 'switch' }
        : NonNullable<Value> extends number
          ? { input: 'number' | 'money' } & OptionalIfNullable<Value>
          : NonNullable<Value> extends string
            ? TextSetting & OptionalIfNullable<Value>
            : NonNullable<Value> extends LocalizedText
              ? { input: 'localized' | 'long-localized' }
              : NonNullable<Value> extends readonly (infer Each)[]
                ? { input: 'checks'; options: OptionsOf<Each> }
                : never)
  );

/** The type of a field at a path without list indexes, such as `shifts.name`. */
type ValueAt<Part, Path extends string> = Path extends `${infer First}.${infer Rest}`
  ? ValueAt<Field<Part, First>, Rest>
  : Field<Part, Path>;
type Field<Part, Name extends string> =
  NonNullable<Part> extends readonly (infer Entry)[]
    ? Name extends keyof Entry
      ? Entry[Name]
      : never
    : Name extends keyof NonNullable<Part>
      ? NonNullable<Part>[Name]
      : never;

/** Fields that have an input of another kind, or none. */
type WithoutSetting =
  | 'accountId'
  | 'country'
  | 'language'
  | 'currency'
  | 'timezone'
  | 'turnMinutes'
  | 'shifts.turnMinutes'
  | 'features.publicBookingUpdates.isAvailable'
  | 'tables.place'
  | 'redemptionCodes.product'
  | 'texts.bookingNote'
  | 'messages.quietHours'
  | 'messages.omittedKinds'
  | `${string}.images`
  | Exclude<Extract<VenueField, `${string}.id`>, 'shifts.id'>;

const choices =
  <const Value extends string>(
    values: readonly Value[],
    labelsOf: (texts: Texts) => Readonly<Record<Value, string>>,
  ): OptionsOf<Value> =>
  ({ texts }) =>
    values.map((value) => ({ value, label: labelsOf(texts)[value] }));

const ofDraft =
  <Value>(optionsOf: (draft: Venue) => Option<Value>[]): OptionsOf<Value> =>
  ({ draft }) =>
    optionsOf(draft);

const addOnGroupOrNone: OptionsOf<number | null> = ({ draft, texts }) =>
  orNone(texts.none, addOnGroupOptions(draft));

/**
 * How each field of the venue document is edited, by its path without list indexes. A new field of the document has to be
 * declared here.
 */
export const SETTINGS = {
  name: { input: 'text', label: 'venueName' },
  'contact.phone': { input: 'tel', label: 'phone', isOptional: true },
  'contact.email': { input: 'email', label: 'email', isOptional: true },
  'contact.websiteUrl': { input: 'url', label: 'website', isOptional: true },
  'contact.address': { input: 'text', label: 'address', isOptional: true },
  dayStartsAt: { input: 'time', label: 'dayStartsAt', hint: 'dayStartsAtHint' },
  minAdvanceMinutes: { input: 'number', label: 'minAdvance' },
  maxAdvanceDays: { input: 'number', label: 'maxAdvanceDays' },
  maxOpenBookingsPerGuest: { input: 'number', label: 'maxOpenBookings' },
  separatesAdultsAndChildren: { input: 'switch', label: 'separatesChildren' },
  autoAssignsTables: { input: 'switch', label: 'autoAssigns', hint: 'autoAssignsHint' },
  freezeMinutes: { input: 'number', label: 'freezeMinutes', hint: 'freezeHint' },
  tableHoldMinutes: { input: 'number', label: 'tableHoldMinutes', hint: 'zeroIsOff' },
  highChairs: { input: 'number', label: 'highChairs', hint: 'emptyIsUnlimited', isOptional: true },
  strollers: { input: 'number', label: 'strollers', hint: 'emptyIsUnlimited', isOptional: true },
  'features.publicBookingUpdates.isEnabled': {
    input: 'switch',
    label: 'publicUpdates',
    hint: 'publicUpdatesHint',
  },
  'floorPlanAreas.name': { input: 'localized', label: 'nameForGuests' },
  'floorPlanAreas.summary': { input: 'long-localized', label: 'summary' },
  'tables.name': { input: 'text', label: 'tableName' },
  'tables.posId': { input: 'text', label: 'posId', hint: 'posIdHint' },
  'tables.floorPlanAreaId': {
    input: 'choice',
    label: 'area',
    options: ({ draft, texts }) => orNone(texts.noArea, areaOptions(draft)),
  },
  'tables.minCovers': { input: 'number', label: 'minCovers' },
  'tables.maxCovers': { input: 'number', label: 'maxCovers' },
  'combinations.tableIds': {
    input: 'checks',
    label: 'combinedTables',
    options: ofDraft(tableOptions),
  },
  'combinations.minCovers': { input: 'number', label: 'minCovers' },
  'combinations.maxCovers': { input: 'number', label: 'maxCovers' },
  'shifts.id': { input: 'text', label: 'shiftId', hint: 'shiftIdHint' },
  'shifts.name': { input: 'localized', label: 'nameForGuests' },
  'shifts.weekdays': {
    input: 'checks',
    label: 'weekdays',
    options: ({ locale }) => weekdayOptions(locale, 'long'),
  },
  'shifts.firstBookingTime': { input: 'time', label: 'firstBookingTime' },
  'shifts.lastBookingTime': { input: 'time', label: 'lastBookingTime' },
  'shifts.stepMinutes': { input: 'number', label: 'stepMinutes' },
  'shifts.minCovers': { input: 'number', label: 'minCoversOnline' },
  'shifts.maxCovers': { input: 'number', label: 'maxCoversOnline' },
  'shifts.pacing.maxCovers': {
    input: 'number',
    label: 'paceCovers',
    hint: 'emptyIsUnlimited',
    isOptional: true,
  },
  'shifts.pacing.maxParties': {
    input: 'number',
    label: 'paceParties',
    hint: 'emptyIsUnlimited',
    isOptional: true,
  },
  'shifts.needsManualConfirmation': { input: 'switch', label: 'needsConfirmation' },
  'shifts.hasWaitList': { input: 'switch', label: 'hasWaitList' },
  'shifts.isTimeLimited': { input: 'switch', label: 'isTimeLimited' },
  'shifts.floorPlanAreaIds': {
    input: 'checks',
    label: 'shiftAreas',
    hint: 'shiftAreasHint',
    options: ofDraft(areaOptions),
  },
  'shifts.experienceIds': {
    input: 'checks',
    label: 'experiences',
    options: ofDraft(experienceOptions),
  },
  'shifts.isExperienceRequired': { input: 'switch', label: 'isExperienceRequired' },
  'shifts.addOnGroupId': { input: 'choice', label: 'addOnGroup', options: addOnGroupOrNone },
  'exceptions.date': { input: 'date', label: 'date' },
  'exceptions.shiftIds': {
    input: 'checks',
    label: 'exceptionShifts',
    hint: 'exceptionShiftsHint',
    options: ofDraft(shiftOptions),
  },
  'experiences.name': { input: 'localized', label: 'nameForGuests' },
  'experiences.summary': { input: 'long-localized', label: 'summary' },
  'experiences.description': { input: 'long-localized', label: 'description' },
  'experiences.detailsUrl': { input: 'url', label: 'detailsUrl', isOptional: true },
  'experiences.turnMinutes': { input: 'number', label: 'turnMinutes' },
  'experiences.isTimeLimited': { input: 'switch', label: 'isTimeLimited' },
  'experiences.minBookingSize': { input: 'number', label: 'minCovers' },
  'experiences.maxBookingSize': { input: 'number', label: 'maxCovers' },
  'experiences.minTicketsPerBooking': { input: 'number', label: 'minTickets' },
  'experiences.paxPerTicket': { input: 'number', label: 'paxPerTicket' },
  'experiences.automaticTicketQuantity': { input: 'switch', label: 'automaticTickets' },
  'experiences.pricePerTicket': { input: 'money', label: 'pricePerTicket' },
  'experiences.minAdvanceBookingMinutes': { input: 'number', label: 'minAdvance' },
  'experiences.firstBookingTime': { input: 'time', label: 'firstBookingTime' },
  'experiences.lastBookingTime': { input: 'time', label: 'lastBookingTime' },
  'experiences.groupId': {
    input: 'number',
    label: 'experienceGroup',
    hint: 'experienceGroupHint',
    isOptional: true,
  },
  'experiences.floorPlanAreaIds': {
    input: 'checks',
    label: 'experienceAreas',
    hint: 'experienceAreasHint',
    options: ofDraft(areaOptions),
  },
  'experiences.addOnGroupId': { input: 'choice', label: 'addOnGroup', options: addOnGroupOrNone },
  'addOnGroups.name': { input: 'localized', label: 'nameForGuests' },
  'addOnGroups.summary': { input: 'long-localized', label: 'summary' },
  'addOnGroups.minTotalQuantity': { input: 'number', label: 'minTotalQuantity' },
  'addOnGroups.maxTotalQuantity': { input: 'number', label: 'maxTotalQuantity' },
  'addOnGroups.maxTotalTypes': { input: 'number', label: 'maxTotalTypes' },
  'addOnGroups.addOns.name': { input: 'localized', label: 'nameForGuests' },
  'addOnGroups.addOns.summary': { input: 'long-localized', label: 'summary' },
  'addOnGroups.addOns.unitPrice': { input: 'money', label: 'unitPrice' },
  'addOnGroups.addOns.minQuantity': { input: 'number', label: 'minQuantity' },
  'addOnGroups.addOns.maxQuantity': { input: 'number', label: 'maxQuantity' },
  'addOnGroups.addOns.minAdvanceBookingMinutes': { input: 'number', label: 'minAdvance' },
  'addOnGroups.addOns.stock': {
    input: 'number',
    label: 'stock',
    hint: 'emptyIsUnlimited',
    isOptional: true,
  },
  'promos.name': { input: 'localized', label: 'nameForGuests' },
  'promos.code': { input: 'text', label: 'code' },
  'promos.validFrom': { input: 'date', label: 'validFrom' },
  'promos.validUntil': { input: 'date', label: 'validUntil' },
  'redemptionCodes.code': { input: 'text', label: 'code' },
  'redemptionCodes.validFrom': { input: 'date', label: 'validFrom' },
  'redemptionCodes.validUntil': { input: 'date', label: 'validUntil' },
  'cancellationPolicies.type': {
    input: 'choice',
    label: 'policyType',
    options: choices(['CARD_GUARANTEE', 'DEPOSIT', 'NO_CHARGE'], ({ policyTypes }) => policyTypes),
  },
  'cancellationPolicies.amountType': {
    input: 'choice',
    label: 'amountType',
    options: choices(['PER_PERSON', 'PER_BOOKING'], ({ amountTypes }) => amountTypes),
  },
  'cancellationPolicies.amount': { input: 'money', label: 'amount' },
  'cancellationPolicies.cancellationNoticeHours': { input: 'number', label: 'noticeHours' },
  'cancellationPolicies.signWithinMinutes': { input: 'number', label: 'signWithin' },
  'cancellationPolicies.minCovers': { input: 'number', label: 'policyFrom' },
  'cancellationPolicies.shiftIds': {
    input: 'checks',
    label: 'policyShifts',
    options: ofDraft(shiftOptions),
  },
  'cancellationPolicies.experienceIds': {
    input: 'checks',
    label: 'policyExperiences',
    options: ofDraft(experienceOptions),
  },
  'texts.dataProcessingConsent': { input: 'long-localized', label: 'dataProcessingConsent' },
  'texts.marketingConsent': { input: 'long-localized', label: 'marketingConsent' },
  'texts.consentVersion': { input: 'text', label: 'consentVersion', hint: 'consentVersionHint' },
  'texts.privacyPolicyUrl': { input: 'url', label: 'privacyPolicyUrl' },
  'texts.timeLimit': { input: 'long-localized', label: 'timeLimit', hint: 'timeLimitHint' },
  'messages.reminderHours': {
    input: 'number',
    label: 'reminderHours',
    hint: 'emptyIsNone',
    isOptional: true,
  },
  'messages.reconfirmHours': {
    input: 'number',
    label: 'reconfirmHours',
    hint: 'emptyIsNone',
    isOptional: true,
  },
  'messages.writesToGuestsOfPartners': { input: 'switch', label: 'writesToPartnersGuests' },
  'messages.nightlySheetAt': {
    input: 'time',
    label: 'nightlySheetAt',
    hint: 'nightlySheetHint',
    isOptional: true,
  },
  'waitList.offersTables': { input: 'switch', label: 'offersTables', hint: 'offersTablesHint' },
  'waitList.minutesToday': { input: 'number', label: 'offerMinutesToday' },
  'waitList.minutesLater': { input: 'number', label: 'offerMinutesLater' },
  redirectUrl: { input: 'url', label: 'redirectUrl', isOptional: true },
} as const satisfies {
  readonly [Path in Exclude<VenueField, WithoutSetting>]: SettingOf<ValueAt<Venue, Path>>;
};

export type SettingPath = keyof typeof SETTINGS;

/** Any declaration in {@link SETTINGS}, whatever the type of its field. */
export type AnySetting = Labelled & { isOptional?: true } & (
    | { input: 'switch' | 'number' | 'money' | 'localized' | 'long-localized' }
    | TextSetting
    | { input: 'choice'; options: OptionsOf<string | number | null> }
    | { input: 'checks'; options: OptionsOf<string | number> }
  );

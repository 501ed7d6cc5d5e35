import type { LocalizedText } from '../language.ts';
import type { Venue } from '../venue.ts';

/**
 * What guests or bookings notice of a changed field:
 * - `VALUE`: its value; the preview of a change names it before and after,
 * - `NAME`, `TEXT`: a text by language, of which a name is short enough to be named,
 * - `CONTENT`: what is too long to be named, or a reference,
 * - `COMPUTED`: days, prices or mail, which the preview calculates,
 * - `UNNOTICED`: nothing, because only staff have it,
 * - `KEY`: what identifies an entry of a list. Another key is another entry.
 */
type FieldKind = 'VALUE' | 'NAME' | 'TEXT' | 'CONTENT' | 'COMPUTED' | 'UNNOTICED' | 'KEY';

/** A list whose entries are noticed, too, when they are added or removed. */
interface DeclaredList<Entry extends object> {
  keyOf: (entry: Entry) => string;
  /** Whether the preview calculates what a removed entry causes. */
  isRemovalComputed?: true;
  entry: DeclaredObject<Entry>;
}
type Declared<Value> = Value extends string | number | boolean | undefined | LocalizedText
  ? FieldKind
  : Value extends readonly (infer Entry extends object)[]
    ? FieldKind | DeclaredList<Entry>
    : Value extends object
      ? FieldKind | DeclaredObject<Value>
      : FieldKind;
type DeclaredObject<Value extends object> = {
  readonly [Field in keyof Value]-?: Declared<NonNullable<Value[Field]>>;
};

const byId = ({ id }: { id: number | string }) => String(id);

/** Every field of the venue document. A new one has to be declared here. */
export const DECLARED_FIELDS = {
  accountId: 'UNNOTICED',
  name: 'VALUE',
  timezone: 'VALUE',
  currency: 'VALUE',
  language: 'VALUE',
  country: 'VALUE',
  contact: { phone: 'VALUE', email: 'VALUE', websiteUrl: 'VALUE', address: 'VALUE' },
  dayStartsAt: 'VALUE',
  minAdvanceMinutes: 'VALUE',
  maxAdvanceDays: 'VALUE',
  maxOpenBookingsPerGuest: 'VALUE',
  separatesAdultsAndChildren: 'VALUE',
  autoAssignsTables: 'VALUE',
  freezeMinutes: 'VALUE',
  tableHoldMinutes: 'VALUE',
  turnMinutes: 'CONTENT',
  highChairs: 'VALUE',
  strollers: 'VALUE',
  features: { publicBookingUpdates: { isAvailable: 'VALUE', isEnabled: 'VALUE' } },
  floorPlanAreas: {
    keyOf: byId,
    entry: { id: 'KEY', name: 'NAME', summary: 'TEXT', images: 'CONTENT' },
  },
  tables: {
    keyOf: byId,
    isRemovalComputed: true,
    entry: {
      id: 'KEY',
      name: 'VALUE',
      posId: 'VALUE',
      floorPlanAreaId: 'CONTENT',
      minCovers: 'VALUE',
      maxCovers: 'VALUE',
      place: 'UNNOTICED',
    },
  },
  combinations: {
    keyOf: ({ tableIds }) => tableIds.toSorted((a, b) => a - b).join(' '),
    entry: { tableIds: 'KEY', minCovers: 'VALUE', maxCovers: 'VALUE' },
  },
  shifts: {
    keyOf: byId,
    entry: {
      id: 'KEY',
      name: 'NAME',
      weekdays: 'COMPUTED',
      firstBookingTime: 'COMPUTED',
      lastBookingTime: 'COMPUTED',
      stepMinutes: 'COMPUTED',
      minCovers: 'VALUE',
      maxCovers: 'VALUE',
      turnMinutes: 'CONTENT',
      pacing: { maxCovers: 'VALUE', maxParties: 'VALUE' },
      needsManualConfirmation: 'VALUE',
      hasWaitList: 'VALUE',
      isTimeLimited: 'VALUE',
      floorPlanAreaIds: 'CONTENT',
      experienceIds: 'CONTENT',
      isExperienceRequired: 'VALUE',
      addOnGroupId: 'CONTENT',
    },
  },
  exceptions: { keyOf: ({ date }) => date, entry: { date: 'KEY', shiftIds: 'CONTENT' } },
  experiences: {
    keyOf: byId,
    entry: {
      id: 'KEY',
      name: 'NAME',
      summary: 'TEXT',
      description: 'TEXT',
      detailsUrl: 'VALUE',
      images: 'CONTENT',
      turnMinutes: 'VALUE',
      isTimeLimited: 'VALUE',
      minBookingSize: 'VALUE',
      maxBookingSize: 'VALUE',
      minTicketsPerBooking: 'VALUE',
      paxPerTicket: 'VALUE',
      automaticTicketQuantity: 'VALUE',
      pricePerTicket: 'COMPUTED',
      minAdvanceBookingMinutes: 'VALUE',
      firstBookingTime: 'VALUE',
      lastBookingTime: 'VALUE',
      groupId: 'VALUE',
      floorPlanAreaIds: 'CONTENT',
      addOnGroupId: 'CONTENT',
    },
  },
  addOnGroups: {
    keyOf: byId,
    entry: {
      id: 'KEY',
      name: 'NAME',
      summary: 'TEXT',
      minTotalQuantity: 'VALUE',
      maxTotalQuantity: 'VALUE',
      maxTotalTypes: 'VALUE',
      addOns: {
        keyOf: byId,
        entry: {
          id: 'KEY',
          name: 'NAME',
          summary: 'TEXT',
          unitPrice: 'COMPUTED',
          minQuantity: 'VALUE',
          maxQuantity: 'VALUE',
          minAdvanceBookingMinutes: 'VALUE',
          stock: 'VALUE',
        },
      },
    },
  },
  promos: {
    keyOf: byId,
    entry: { id: 'KEY', name: 'NAME', code: 'VALUE', validFrom: 'VALUE', validUntil: 'VALUE' },
  },
  redemptionCodes: {
    keyOf: ({ code }) => code,
    entry: { code: 'KEY', validFrom: 'VALUE', validUntil: 'VALUE', product: 'CONTENT' },
  },
  cancellationPolicies: {
    keyOf: byId,
    entry: {
      id: 'KEY',
      type: 'CONTENT',
      amountType: 'CONTENT',
      amount: 'COMPUTED',
      cancellationNoticeHours: 'VALUE',
      signWithinMinutes: 'VALUE',
      minCovers: 'VALUE',
      shiftIds: 'CONTENT',
      experienceIds: 'CONTENT',
    },
  },
  texts: {
    dataProcessingConsent: 'TEXT',
    marketingConsent: 'TEXT',
    consentVersion: 'VALUE',
    privacyPolicyUrl: 'VALUE',
    timeLimit: 'TEXT',
    bookingNote: 'TEXT',
  },
  messages: {
    reminderHours: 'VALUE',
    reconfirmHours: 'VALUE',
    quietHours: 'CONTENT',
    omittedKinds: 'COMPUTED',
    writesToGuestsOfPartners: 'VALUE',
    nightlySheetAt: 'UNNOTICED',
  },
  waitList: { offersTables: 'VALUE', minutesToday: 'VALUE', minutesLater: 'VALUE' },
  redirectUrl: 'VALUE',
} as const satisfies DeclaredObject<Venue>;

/** The path of a field, without list indexes. */
type PathOf<Part> = {
  [Field in keyof Part & string]: Part[Field] extends FieldKind
    ? Field
    : Part[Field] extends { entry: infer Entry }
      ? `${Field}.${PathOf<Entry>}`
      : `${Field}.${PathOf<Part[Field]>}`;
}[keyof Part & string];
export type VenueField = PathOf<typeof DECLARED_FIELDS>;

type Listed<Part> = Part extends 'VALUE' | 'NAME' | 'TEXT' | 'CONTENT' ? '' : never;
/** The fields that are noticed, and the lists whose entries are: `shifts`, `shifts.pacing.maxCovers`. */
type NoticedOf<Part> = {
  [Field in keyof Part & string]: Part[Field] extends FieldKind
    ? Listed<Part[Field]> extends never
      ? never
      : Field
    : Part[Field] extends { entry: infer Entry }
      ? Field | `${Field}.${NoticedOf<Entry>}`
      : `${Field}.${NoticedOf<Part[Field]>}`;
}[keyof Part & string];
export type NoticedField = NoticedOf<typeof DECLARED_FIELDS>;

/** What a field is, or a list with an added or removed entry, in two documents. */
export interface FieldPair {
  kind: FieldKind | 'ADDED' | 'REMOVED';
  /** Its path, without list indexes. */
  field: string;
  /** Its path in the second document; for a removed entry, the path of its list. */
  path: string;
  /** The list entry that it belongs to, as in the second document, or in the first one if it was removed. */
  entry: Readonly<Record<string, unknown>> | null;
  before: unknown;
  after: unknown;
}

type AnyDeclared = FieldKind | AnyList | AnyObject;
interface AnyList {
  keyOf: (entry: never) => string;
  isRemovalComputed?: true;
  entry: AnyObject;
}
interface AnyObject {
  readonly [field: string]: AnyDeclared;
}
type Fields = Readonly<Record<string, unknown>>;

/** All declared fields of two documents. List entries are paired by their keys; added and removed ones are named as such. */
export function* fieldPairs(before: Venue, after: Venue): Generator<FieldPair> {
  const root = { field: '', path: '', entry: null };
  yield* objectPairs(DECLARED_FIELDS, root, { ...before }, { ...after });
}

type Place = Pick<FieldPair, 'field' | 'path' | 'entry'>;

function* objectPairs(
  declared: AnyObject,
  place: Place,
  before: Fields,
  after: Fields,
): Generator<FieldPair> {
  for (const [name, part] of Object.entries(declared)) {
    const at = {
      ...place,
      field: joined(place.field, name),
      path: joined(place.path, name),
    };
    yield* pairs(part, at, before[name], after[name]);
  }
}

function* pairs(
  declared: AnyDeclared,
  place: Place,
  before: unknown,
  after: unknown,
): Generator<FieldPair> {
  if (typeof declared === 'string') yield { kind: declared, ...place, before, after };
  else if (isList(declared))
    yield* listPairs(declared, place, before as Fields[], after as Fields[]);
  else yield* objectPairs(declared, place, (before ?? {}) as Fields, (after ?? {}) as Fields);
}

function* listPairs(
  list: AnyList,
  place: Place,
  before: readonly Fields[],
  after: readonly Fields[],
): Generator<FieldPair> {
  const keyOf = list.keyOf as (entry: Fields) => string;
  const left = new Map(before.map((entry) => [keyOf(entry), entry]));
  for (const [index, entry] of after.entries()) {
    const at = { ...place, path: `${place.path}[${index}]`, entry };
    const earlier = left.get(keyOf(entry));
    left.delete(keyOf(entry));
    if (earlier) yield* objectPairs(list.entry, at, earlier, entry);
    else yield { kind: 'ADDED', ...at, before: null, after: entry };
  }
  if (list.isRemovalComputed) return;
  for (const entry of left.values())
    yield { kind: 'REMOVED', ...place, entry, before: entry, after: null };
}

function isList(declared: AnyList | AnyObject): declared is AnyList {
  return typeof declared.keyOf === 'function';
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** The paths of {@link NoticedField}, in the order of the document. */
export const NOTICED_FIELDS = [...noticedFields(DECLARED_FIELDS, '')] as [
  NoticedField,
  ...NoticedField[],
];

function* noticedFields(declared: AnyObject, path: string): Generator<string> {
  for (const [name, part] of Object.entries(declared)) {
    const field = joined(path, name);
    if (typeof part === 'string') {
      if (['VALUE', 'NAME', 'TEXT', 'CONTENT'].includes(part)) yield field;
    } else if (isList(part)) {
      yield field;
      yield* noticedFields(part.entry, field);
    } else yield* noticedFields(part, field);
  }
}

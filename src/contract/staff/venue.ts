import * as z from 'zod/mini';
import { ACTOR_KINDS } from '../../domain/journal.ts';
import { LANGUAGES } from '../../domain/language.ts';
import { OPTIONAL_MESSAGE_KINDS } from '../../domain/message-kind.ts';
import { PRICED_KINDS } from '../../domain/venue-effects/changed-prices.ts';
import { NOTICED_FIELDS } from '../../domain/venue-effects/declared-fields.ts';
import { NOTICED_KINDS } from '../../domain/venue-effects/noticed-changes.ts';
import * as limits from '../limits.ts';
import { VenueDocument } from '../venue-document.ts';
import { BrokenRule, StaffProblem } from './rules.ts';

/** The largest venue document that can be saved. */
export const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024;

/** Of a saved document; the header ETag has it in quotes, and a change sends that as If-Match. */
const Version = z.int();

/** GET /staff/v3/venue */
export const StaffVenue = z.object({ version: Version, document: VenueDocument });
export type StaffVenue = z.infer<typeof StaffVenue>;

/** PUT /staff/v3/venue. The body is the document, so that the issues of a 422 are paths in it. */
export const ChangeVenueQuery = z.object({
  /** Answers what the change would do, and saves nothing. */
  dryRun: z._default(z.boolean(), false),
});

const DayShift = z.object({
  id: z.string(),
  firstBookingTime: limits.WallTime,
  lastBookingTime: limits.WallTime,
});

const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const TextsInLanguage = z.object({ language: z.enum(LANGUAGES), paths: z.array(z.string()) });

/** What saving a document would change. */
export const VenueEffects = z.object({
  /** The sections that differ from the present document. */
  sections: z.array(z.string()),
  /** The days of the booking window on which guests can book other times, with their shifts before and after. */
  days: z.array(
    z.object({
      date: limits.WallDate,
      change: z.enum(['OPENS', 'CLOSES', 'TIMES']),
      before: z.array(DayShift),
      after: z.array(DayShift),
    }),
  ),
  /** Coming bookings that the changed rules would not allow, by time. They stay; staff decide what to do. */
  bookings: z.array(
    z.object({
      uuid: z.string(),
      workDay: limits.WallDate,
      bookingAt: limits.DateTime,
      name: z.nullable(z.string()),
      pax: z.int(),
      paxChildren: z.int(),
      tables: z.array(z.string()),
      rules: z.array(BrokenRule),
    }),
  ),
  /** How many there are; the first 200 are listed. */
  bookingsCount: z.int(),
  /** Tables that are left out. While coming bookings have one, the document is refused (422). */
  droppedTables: z.array(z.object({ id: z.int(), name: z.string(), bookings: z.int() })),
  /** For bookings that are made from `pricesFrom` on. Those that were made before keep theirs. */
  prices: z.array(
    z.object({
      kind: z.enum(PRICED_KINDS),
      id: z.int(),
      name: z.nullable(z.string()),
      before: limits.Cents,
      after: limits.Cents,
    }),
  ),
  pricesFrom: limits.DateTime,
  /** The mail of coming bookings: how many reminders get another time, are added, or are not sent any more. */
  reminders: z.object({
    moved: z.int(),
    added: z.int(),
    dropped: z.int(),
    startedKinds: z.array(z.enum(OPTIONAL_MESSAGE_KINDS)),
    stoppedKinds: z.array(z.enum(OPTIONAL_MESSAGE_KINDS)),
  }),
  /** For each language that the document has, the paths of texts that it lacks. */
  missingTexts: z.array(TextsInLanguage),
  /** For each language, the paths of texts that stay as they are, although they change in the venue's own. */
  outdatedTexts: z.array(TextsInLanguage),
  /** Changes that guests or bookings notice besides all of these. */
  noticed: z.array(
    z.object({
      /** The field of the document, or the list of which an entry is added or removed. */
      field: z.enum(NOTICED_FIELDS),
      kind: z.enum(NOTICED_KINDS),
      /** The name of the entry in its list. */
      entry: z.nullable(z.string()),
      /** Both null for long texts, lists and references. */
      before: Scalar,
      after: Scalar,
    }),
  ),
  /** False if there are so many coming bookings that only the first ones were judged. */
  isComplete: z.boolean(),
});
export type VenueEffects = z.infer<typeof VenueEffects>;

/** The answer to PUT /staff/v3/venue. */
export const VenueChangeAnswer = z.object({
  /** The version that is stored now: after a dry run, the one before. */
  version: Version,
  /** Null if the document was saved. */
  effects: z.nullable(VenueEffects),
});
export type VenueChangeAnswer = z.infer<typeof VenueChangeAnswer>;

export const VenueVersionsQuery = z.object({
  /** Only versions before this one. */
  before: z.optional(Version),
});

export const VenueVersionParams = z.object({
  version: z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, 'must be a version')),
    z.transform(Number),
  ),
});

const versionFields = {
  version: Version,
  writtenAt: limits.DateTime,
  author: z.object({
    kind: z.enum(ACTOR_KINDS),
    /** Of the staff member; null for the command line, and for somebody who was removed. */
    name: z.nullable(z.string()),
  }),
  /** The version that the author had changed; null for an import. */
  basedOn: z.nullable(Version),
  /** The sections that it changed; none for the first version. */
  sections: z.array(z.string()),
};

/** GET /staff/v3/venue/versions: newest first. */
export const VenueVersions = z.object({
  versions: z.array(z.object(versionFields)),
  /** Send it as `before` for older ones; null if there are none. */
  nextBefore: z.nullable(Version),
});
export type VenueVersions = z.infer<typeof VenueVersions>;

/**
 * GET /staff/v3/venue/versions/{version}: the document as it was saved. It may be of an earlier schema; to go back to it,
 * save it like any document.
 */
export const VenueVersionDocument = z.object({
  ...versionFields,
  document: z.record(z.string(), z.unknown()),
});
export type VenueVersionDocument = z.infer<typeof VenueVersionDocument>;

/** A problem of an operation about the venue document, access or the first set-up. */
export const VenueProblem = z.extend(StaffProblem, {
  /** Of VENUE_IS_OUTDATED: the sections that changed meanwhile. */
  sections: z.optional(z.array(z.string())),
});
export type VenueProblem = z.infer<typeof VenueProblem>;

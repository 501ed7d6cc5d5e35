import * as z from 'zod/mini';
import { DATE_ORDERS } from '../../domain/written-date.ts';
import * as limits from '../limits.ts';
import { EarlierVisits } from './customers.ts';
import { MAX_IMPORT_LENGTH, OTHER_NAMES } from './import-limits.ts';
import { TagNames } from './update-customer.ts';

/** The name of a column, as the file has it. */
const Column = limits.text({ min: 1, max: 255 });

/** POST /staff/v3/customers/import */
export const ImportCustomersRequest = z.strictObject({
  /** The file, with a line that names its columns. */
  csv: z.string().check(z.minLength(1), z.maxLength(MAX_IMPORT_LENGTH)),
  /** Which column has what. Others are left out. */
  columns: z.strictObject({
    name: Column,
    /** Added to the name after a space, where a file has it in a column of its own. */
    lastName: z.optional(Column),
    email: z.optional(Column),
    phone: z.optional(Column),
    birthDate: z.optional(Column),
    /** For files with day, month and year of birth in separate columns: `birthDate` is then the day. */
    birthMonth: z.optional(Column),
    birthYear: z.optional(Column),
    postalCode: z.optional(Column),
    language: z.optional(Column),
    country: z.optional(Column),
    privateNotes: z.optional(Column),
    tags: z.optional(Column),
    isVip: z.optional(Column),
    earlierVisitsCount: z.optional(Column),
    earlierLastVisitOn: z.optional(Column),
  }),
  /**
   * How dates such as 05/06/1950 are read; a date that is impossible in this order is a fault. By default, the order that the
   * other dates of the file show, if they agree.
   */
  dateOrder: z.optional(z.enum(DATE_ORDERS)),
  /**
   * What becomes of lines whose email or phone number belongs to another name, in the file or among the guests: they are
   * about that guest, whose name stays; they become guests of their own, without the shared contact; or they are left out.
   */
  forOtherNames: z._default(z.enum(OTHER_NAMES), 'SAME_GUEST'),
  /** Imports the lines without faults. By default, one line with a fault stops the whole import. */
  leavesOutFaultyLines: z._default(z.boolean(), false),
  /** Answers what the import would do, with the faults of the file, and saves nothing. */
  dryRun: z._default(z.boolean(), false),
});
export type ImportCustomersRequest = z.infer<typeof ImportCustomersRequest>;

const ImportFault = z.object({
  /** The line of the file, from 1. */
  line: z.int(),
  /** The field, as in `columns`; null for the whole line. */
  field: z.nullable(z.string()),
  /** What is wrong: the value of the field, or the line has neither email nor phone, or its quotes do not end. */
  code: z.enum(['FIELD_NOT_VALID', 'NO_CONTACT', 'UNCLOSED_QUOTES']),
  reason: z.string(),
});
export type ImportFault = z.infer<typeof ImportFault>;

/** The same fault in many lines. */
const FaultGroup = z.object({
  /** The field, as in `columns`; null for the whole line. */
  field: z.nullable(z.string()),
  /** As of an ImportFault; or a line that `forOtherNames` leaves out; or a date whose order is not known, without a `dateOrder`. */
  code: z.enum([
    'FIELD_NOT_VALID',
    'NO_CONTACT',
    'UNCLOSED_QUOTES',
    'DATE_ORDER_OPEN',
    'OTHER_NAME',
  ]),
  /** What the first of the lines has there; null for the whole line. */
  example: z.nullable(z.string()),
  /** All lines with it, from 1. */
  lines: z.array(z.int()),
});
export type FaultGroup = z.infer<typeof FaultGroup>;

const OtherName = z.object({
  /** The line of the file, from 1. */
  line: z.int(),
  name: z.string(),
  /** The shared email or phone number. */
  contact: z.string(),
  /** Who had it before: a known guest, or one of an earlier line. */
  guestName: z.string(),
  /** As `forOtherNames`, but a line without another email or phone number cannot become a guest of its own. */
  becomes: z.enum(OTHER_NAMES),
});
export type OtherName = z.infer<typeof OtherName>;

const NationalPhone = z.object({
  /** The line of the file, from 1. */
  line: z.int(),
  /** As the file has it. */
  typed: z.string(),
  /** What it becomes, in E.164. */
  phone: z.string(),
});

export const ImportedCustomers = z.object({
  isSaved: z.boolean(),
  /** New guests. */
  created: z.int(),
  /** Known ones, who got what was missing. Nothing is overwritten. */
  completed: z.int(),
  /** Known ones about whom the file says nothing new. */
  unchanged: z.int(),
  /** The first 100. With any, nothing is saved, unless faulty lines are left out. */
  faults: z.array(ImportFault),
  faultsCount: z.int(),
  /** All faults, those of most lines first. */
  faultGroups: z.array(FaultGroup),
  /** The number of lines with a fault. */
  faultyLinesCount: z.int(),
  /** How dates such as 05/06/1950 were read; null if the file has none, nothing says how, or its dates disagree. */
  dateOrder: z.nullable(z.enum(DATE_ORDERS)),
  /** Phone numbers without a country code, which are read as numbers of the venue's country: the first 100. */
  nationalPhones: z.array(NationalPhone),
  nationalPhonesCount: z.int(),
  /** The first 100 lines whose email or phone number belongs to another name. */
  otherNames: z.array(OtherName),
  otherNamesCount: z.int(),
});
export type ImportedCustomers = z.infer<typeof ImportedCustomers>;

/** One guest in the file. An empty cell says nothing. */
export const ImportedCustomer = z
  .object({
    name: limits.name(),
    email: z.nullable(limits.Email),
    phone: z.nullable(limits.Phone),
    birthDate: z.nullable(limits.WallDate),
    postalCode: z.nullable(limits.PostalCode),
    language: z.nullable(limits.Language),
    country: z.nullable(limits.Country),
    privateNotes: z.nullable(limits.Notes),
    tags: TagNames,
    isVip: z.boolean(),
    earlierVisitsCount: EarlierVisits.shape.count.check(z.refine((n) => n === null || n >= 0)),
    earlierLastVisitOn: EarlierVisits.shape.lastOn,
  })
  .check(
    z.refine(({ email, phone }) => email !== null || phone !== null, {
      path: [],
      message: 'must have an email or a phone number, by which the guest is known again',
    }),
  );
export type ImportedCustomer = z.infer<typeof ImportedCustomer>;

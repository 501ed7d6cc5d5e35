import * as z from 'zod/mini';
import { cleanEmail } from '../domain/email.ts';
import { LANGUAGES } from '../domain/language.ts';
import { CURRENCIES } from '../domain/money.ts';
import { TYPED_PHONE } from '../domain/phone.ts';
import { cleanName, isNamed } from '../domain/typed-text.ts';
import { COUNTRIES } from './countries.ts';

/** Schemas of values that many operations share, with their limits. */

export const MAX_BODY_BYTES = 256 * 1024;
export const MAX_CALENDAR_RANGE_DAYS = 366;
/** Larger integers lose precision in clients that store numbers as doubles. */
const MAX_INTEGER = Number.MAX_SAFE_INTEGER;
/** A hundred million in any currency: above any bill, and sums stay exact. */
const MAX_CENTS = 10_000_000_000;

/**
 * Limits the length in code points, not UTF-16 units, and rejects lone surrogates and NUL, which
 * databases and clients do not store reliably.
 */
function characters({ min, max }: { min: number; max: number }) {
  const check = z.check<string>(({ value, issues }) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches NUL on purpose
    if (!value.isWellFormed() || /\u0000/.test(value)) {
      issues.push({
        code: 'custom',
        input: value,
        message: 'must be well-formed text without NUL',
      });
      return;
    }
    const length = [...value].length;
    if (length < min) {
      issues.push({
        code: 'too_small',
        origin: 'string',
        minimum: min,
        inclusive: true,
        input: value,
      });
    } else if (length > max) {
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: max,
        inclusive: true,
        input: value,
      });
    }
  });
  // Sets what z.minLength and z.maxLength would set, for the JSON Schema.
  check._zod.onattach.push((schema) => {
    const { bag } = schema._zod as { bag: Record<string, unknown> };
    if (min > 0) bag.minimum = min;
    bag.maximum = max;
  });
  return check;
}

/** Text of `min` to `max` characters. */
export const text = ({ min = 0, max }: { min?: number; max: number }) =>
  z.string().check(characters({ min, max }));

/**
 * A name of `min` to `max` characters, at least one of which is a letter, a digit or an emoji. Invisible characters and
 * repeated white space are removed.
 */
export const name = ({ min = 1, max = 255 }: { min?: number; max?: number } = {}) =>
  z.string().check(
    z.overwrite(cleanName),
    characters({ min, max }),
    z.check<string>(({ value, issues }) => {
      if (issues.length > 0 || isNamed(value)) return;
      issues.push({
        code: 'custom',
        input: value,
        message: 'must have a letter, a digit or an emoji',
      });
    }),
  );

/**
 * A rule about several fields of an object, reported for one of them. It also runs when fields are
 * invalid, so that one response lists every error; `holds` must accept any field values.
 */
export const rule = <Fields extends object>(
  field: keyof Fields & string,
  reason: string,
  holds: (fields: Partial<Fields>) => boolean,
) =>
  z.refine<Fields>(holds, {
    path: [field],
    error: reason,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

const integer = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

export const Pax = integer(1, 100);
export const PaxChildren = integer(0, 100);
/** High chairs and strollers. The venue's stock is a much lower limit. */
export const Count = integer(0, 1000);
export const Quantity = integer(1, 1000);
export const Id = integer(1, MAX_INTEGER);
export const Cents = integer(0, MAX_CENTS);
/** A line's total may be negative if its discount is larger than its price. */
export const SignedCents = integer(-MAX_CENTS, MAX_CENTS);
export const TurnMinutes = integer(15, 720);
export const QuotedWaitMinutes = integer(5, 1440);

export const WallDate = z.iso.date();
export const WallTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'must be a time as HH:MM:SS'));
export const DateTime = z.iso.datetime({ offset: true });

/**
 * Any string: one that is no uuid is answered like an unknown uuid (404). NUL, which PostgreSQL refuses even
 * in comparisons, becomes a replacement character.
 */
export const Uuid = z.string().check(z.overwrite((value) => value.replaceAll('\u0000', '\ufffd')));
export const ExternalId = text({ max: 64 });
/** What a browser accepts in `<input type="email">`, by the HTML standard. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
export const Email = z
  .string()
  .check(z.overwrite(cleanEmail), z.email({ pattern: EMAIL }), characters({ min: 1, max: 255 }));
/** Text that an email address is compared with, which may be none. */
export const EmailFilter = z
  .string()
  .check(z.overwrite(cleanEmail), characters({ min: 1, max: 255 }));
/** In E.164. The server converts numbers that are written otherwise before (`read-phones.ts`). */
export const Phone = z.e164();
/** As somebody typed it into one of our forms, looked at roughly. The server converts it in the same way. */
export const TypedPhone = z.e164({ pattern: TYPED_PHONE });
export const PostalCode = text({ max: 12 });
export const HotelRoom = text({ max: 50 });
export const LongText = text({ max: 1024 });
export const Notes = text({ max: 2048 });
export const PromoCode = text({ min: 6, max: 255 });
export const RedemptionCode = text({ min: 6, max: 6 });
/** What the widget got with a table that is kept, and sends to use it. */
export const HoldSecret = text({ min: 1, max: 128 });
export const TableName = text({ min: 1, max: 16 });

export const Language = z.enum(LANGUAGES);
export const Currency = z.enum(CURRENCIES);
export const Country = z.enum(COUNTRIES);

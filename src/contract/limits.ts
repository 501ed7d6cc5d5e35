import * as z from 'zod/mini';
import { LANGUAGES } from '../domain/language.ts';
import { CURRENCIES } from '../domain/money.ts';
import { COUNTRIES } from './countries.ts';

/** The values that appear all over the API, each with its limit written once ("Limits"). */

export const MAX_BODY_BYTES = 256 * 1024;
export const MAX_CALENDAR_RANGE_DAYS = 366;
/** Larger integers lose digits in readers that keep numbers as doubles. */
const MAX_INTEGER = Number.MAX_SAFE_INTEGER;
/** A hundred million in any currency: far above any bill, far below what sums could overflow. */
const MAX_CENTS = 10_000_000_000;

/**
 * Counts characters as people do (code points, not UTF-16 halves) and refuses what no database or
 * reader keeps faithfully: lone surrogates and NUL.
 */
function characters(least: number, most: number) {
  const check = z.check<string>(({ value, issues }) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for
    if (!value.isWellFormed() || /\u0000/.test(value)) {
      issues.push({
        code: 'custom',
        input: value,
        message: 'must be well-formed text without NUL',
      });
      return;
    }
    const length = [...value].length;
    if (length < least) {
      issues.push({
        code: 'too_small',
        origin: 'string',
        minimum: least,
        inclusive: true,
        input: value,
      });
    } else if (length > most) {
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: most,
        inclusive: true,
        input: value,
      });
    }
  });
  // What z.minLength and z.maxLength leave for the JSON Schema, which counts code points as well.
  check._zod.onattach.push((schema) => {
    const { bag } = schema._zod as { bag: Record<string, unknown> };
    if (least > 0) bag.minimum = least;
    bag.maximum = most;
  });
  return check;
}

/** Text of up to `most` characters. */
export const text = (most: number, least = 0) => z.string().check(characters(least, most));

/**
 * A rule between the fields of an object, told of one of them. It is checked beside the limits of
 * the fields, so that one answer names every fault, and has to bear with fields that are at fault.
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

const integer = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

export const Pax = integer(1, 100);
export const PaxChildren = integer(0, 100);
/** High chairs and strollers; the venue's own stock decides long before this. */
export const Count = integer(0, 1000);
export const Quantity = integer(1, 1000);
export const Id = integer(1, MAX_INTEGER);
export const Cents = integer(0, MAX_CENTS);
/** A line's total may be below zero, where its discount is larger than its price. */
export const SignedCents = integer(-MAX_CENTS, MAX_CENTS);
export const TurnMinutes = integer(15, 720);
export const QuotedWaitMinutes = integer(5, 1440);

export const WallDate = z.iso.date();
export const WallTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'must be a time as HH:MM:SS'));
export const DateTime = z.iso.datetime({ offset: true });

/** Identifiers are ours to make; whatever else is sent names nothing and is answered as unknown. */
export const Uuid = z.string();
export const ExternalId = text(64);
/** zod's own takes names of hosts that end in a hyphen, which no mail can be sent to. */
const EMAIL =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;
export const Email = z.email({ pattern: EMAIL }).check(characters(1, 255));
export const Phone = z.e164();
export const PostalCode = text(12);
export const HotelRoom = text(50);
export const LongText = text(1024);
export const Notes = text(2048);
export const PromoCode = text(255, 6);
export const RedemptionCode = text(6, 6);
export const TableName = text(16, 1);

export const Language = z.enum(LANGUAGES);
export const Currency = z.enum(CURRENCIES);
export const Country = z.enum(COUNTRIES);

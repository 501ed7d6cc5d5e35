import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { phoneReason } from '../../contract/phone-reason.ts';
import type { Language } from '../../domain/language.ts';
import { parsePhone } from '../../domain/parse-phone.ts';
import type { ValidationIssue } from '../../domain/refusal.ts';

/** How the phone numbers of a request are read. */
export interface PhoneReading {
  /** The country (ISO 3166) of numbers without a country code. Asked only if the request has such a number. */
  country: () => Promise<string>;
  /** Of the reasons. */
  language: Language | null;
}

/** A value with its phone numbers in E.164, and an issue for each that is none. */
export interface ReadPhones {
  value: unknown;
  issues: ValidationIssue[];
}

/**
 * Converts the phone numbers in a part of a request to E.164, wherever its schema has a phone number. What is no text
 * stays as it is, for the schema to reject.
 */
export async function readPhones(
  schema: $ZodType,
  value: unknown,
  reading: PhoneReading,
): Promise<ReadPhones> {
  const issues: ValidationIssue[] = [];
  const read = async (of: $ZodType, given: unknown, path: string): Promise<unknown> => {
    if (given === null || given === undefined || !hasPhones(of)) return given;
    const { def } = (of as $ZodTypes)._zod;
    if ('innerType' in def) return read(def.innerType as $ZodType, given, path);
    if (def.type !== 'object') {
      if (typeof given !== 'string') return given;
      const phone = parsePhone(given) ?? parsePhone(given, await reading.country());
      if (phone === null)
        issues.push({
          parameter: path,
          reason: phoneReason(await reading.country(), reading.language),
        });
      return phone ?? given;
    }
    if (typeof given !== 'object' || Array.isArray(given)) return given;
    const fields = { ...given } as Record<string, unknown>;
    for (const [name, field] of Object.entries(def.shape))
      if (Object.hasOwn(fields, name))
        fields[name] = await read(field, fields[name], path === '' ? name : `${path}.${name}`);
    return fields;
  };
  return { value: await read(schema, value, ''), issues };
}

const known = new WeakMap<$ZodType, boolean>();

/** Whether there is a phone number somewhere in what the schema describes. */
function hasPhones(schema: $ZodType): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const { def } = (schema as $ZodTypes)._zod;
  let has = isPhone(def);
  if ('innerType' in def) has = hasPhones(def.innerType as $ZodType);
  if (def.type === 'object') has = Object.values(def.shape).some(hasPhones);
  known.set(schema, has);
  return has;
}

/** Whether a schema's definition is of a phone number. */
export function isPhone(def: object): boolean {
  return 'format' in def && def.format === 'e164';
}

import type { Language } from '../domain/language.ts';
import { phoneExample } from '../domain/parse-phone.ts';
import { SERVER } from '../locales/compiled/server.ts';
import { fill } from '../locales/template.ts';

/** What is said of a phone number that is none, with an example of the country. */
export function phoneReason(country: string, language: Language | null): string {
  return fill(SERVER[language ?? 'en'].phoneReason, { example: phoneExample(country) });
}

import type { Language } from '../domain/language.ts';
import { phoneExample } from '../domain/parse-phone.ts';

const REASONS: Record<Language, string> = {
  es: 'debe ser un número de teléfono, por ejemplo {example}',
  ca: 'ha de ser un número de telèfon, per exemple {example}',
  it: 'deve essere un numero di telefono, per esempio {example}',
  en: 'must be a phone number, such as {example}',
  de: 'muss eine Telefonnummer sein, zum Beispiel {example}',
  fr: 'doit être un numéro de téléphone, par exemple {example}',
  pt: 'deve ser um número de telefone, por exemplo {example}',
  eu: 'telefono-zenbaki bat izan behar da, adibidez {example}',
};

/** What is said of a phone number that is none, with an example of the country. */
export function phoneReason(country: string, language: Language | null): string {
  return REASONS[language ?? 'en'].replace('{example}', phoneExample(country));
}

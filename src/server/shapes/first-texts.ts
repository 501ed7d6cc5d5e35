import type { FirstTexts } from '../../domain/first-venue.ts';
import type { Language } from '../../domain/language.ts';
import { SERVER } from '../../locales/compiled/server.ts';
import { fill } from '../../locales/template.ts';

/** What a venue says in a language before it has written texts of its own. */
export function firstTextsOf(language: Language, venue: string): FirstTexts {
  const { dataProcessingConsent, marketingConsent, ...others } = SERVER[language].firstVenue;
  return {
    ...others,
    dataProcessingConsent: fill(dataProcessingConsent, { venue }),
    marketingConsent: fill(marketingConsent, { venue }),
  };
}

import type { UnavailabilityReason } from '../../domain/availability/slot-explanation/slot-explanation.ts';
import { dateFormatOf, localeOf, pluralRulesOf } from '../../domain/formatters.ts';
import { type Language, localize } from '../../domain/language.ts';
import type { Venue } from '../../domain/venue.ts';
import { type Instant, wallOf } from '../../domain/venue-time.ts';
import { SERVER } from '../../locales/compiled/server.ts';
import type { ServerTexts } from '../../locales/compiled/server-texts.ts';
import { fill, type Plural, type Template } from '../../locales/template.ts';

type ReasonTexts = ServerTexts['reasons'];

/**
 * A sentence for the guest with the numbers of a reason; null if it has none, or if the venue has nothing of
 * what is missing.
 * @param nextAt the next later time that is suggested: the sentence names no time after it
 */
export function reasonText(
  venue: Venue,
  reason: UnavailabilityReason,
  nextAt: Instant | null,
  language: Language,
): string | null {
  const texts = SERVER[language].reasons;
  const write = (
    name: keyof ReasonTexts,
    n: number,
    values: Record<string, string | number> = {},
  ) => format(texts[name], language, { n, ...values });
  switch (reason.code) {
    case 'COVERS_PER_SLOT':
    case 'PARTIES_PER_SLOT':
    case 'HIGH_CHAIRS_NOT_AVAILABLE':
    case 'STROLLERS_NOT_AVAILABLE':
      return reason.limit === 0 ? null : write(reason.code, reason.limit, { taken: reason.taken });
    case 'ADD_ON_STOCK': {
      const name = localize(reason.addOn.name, language, venue.language);
      return reason.limit === 0
        ? null
        : write(reason.code, reason.limit, { name, taken: reason.taken });
    }
    case 'TABLES_TAKEN': {
      const { options, freeAt } = reason;
      const hasCombinations = options.some(({ tableIds }) => tableIds.length > 1);
      const taken = write(hasCombinations ? 'COMBINATIONS_TAKEN' : 'TABLES_TAKEN', options.length);
      if (freeAt === null || (nextAt !== null && nextAt < freeAt)) return taken;
      const time = timeText(venue, freeAt, language);
      return `${taken} ${write('NEXT_FREE', 1, { time })}`;
    }
    case 'NO_TABLE_FOR_PARTY':
      if (reason.minimum !== null) return write('KEPT_FOR_LARGER', reason.minimum);
      return reason.limit === null ? texts.NO_TABLES : write('NO_LARGER_TABLE', reason.limit);
    default:
      return null;
  }
}

function format(
  text: Template<string> | Plural,
  language: Language,
  values: Record<string, string | number> & { n: number },
): string {
  if (typeof text === 'string') return fill(text, values);
  return fill(text[pluralRulesOf(language).select(values.n)] ?? text.other, values);
}

/** `22:15`, or `10:15 PM` where readers of the language expect it in the venue's country. */
function timeText({ timezone, country }: Venue, at: Instant, language: Language): string {
  const { time } = wallOf(timezone, at);
  return dateFormatOf(localeOf(language, country), {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(`1970-01-01T${time}Z`));
}

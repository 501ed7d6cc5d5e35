import { LANGUAGES, type Language } from '../../../domain/language.ts';
import type { Image, Venue } from '../../../domain/venue.ts';
import { type Html, html } from '../../../html/html.ts';
import { SERVER } from '../../../locales/compiled/server.ts';

/** The preview of a link to the page in messengers and social networks (Open Graph). */
export function openGraph(
  venue: Venue,
  language: Language,
  { title, description, url }: { title: string; description: string; url: string },
): Html[] {
  const image = findCover(venue);
  const others = LANGUAGES.filter((each) => each !== language);
  return [
    ['og:type', 'website'],
    ['og:site_name', venue.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', SERVER[language].page.locale],
    ...others.map((each) => ['og:locale:alternate', SERVER[each].page.locale]),
    ...(image === null ? [] : [['og:image', image.url]]),
  ].map(
    ([property = '', content = '']) => html`<meta property="${property}" content="${content}">\n`,
  );
}

/**
 * The first cover image of an area or an experience, else any image of one; null without any. SVG is skipped, because
 * messengers and social networks do not show it.
 */
function findCover({ floorPlanAreas, experiences }: Venue): Image | null {
  const images = [...floorPlanAreas, ...experiences]
    .flatMap((each) => each.images)
    .filter(({ url }) => !/\.svg$/i.test(new URL(url).pathname));
  return images.find(({ type }) => type === 'COVER') ?? images[0] ?? null;
}

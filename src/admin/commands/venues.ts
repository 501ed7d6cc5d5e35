import { parseVenueDocument } from '../../contract/parse-venue-document.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import { exportVenue } from '../../operations/venues/export-venue.ts';
import { importVenue } from '../../operations/venues/import-venue.ts';
import { listVenues } from '../../operations/venues/list-venues.ts';
import type { Command } from '../command.ts';
import { parseJson } from '../parse-json.ts';
import { columns, counted } from '../text.ts';

export const venueCommands: readonly Command[] = [
  {
    name: 'venue import',
    summary: "saves a venue's document if all of it is valid; - reads from stdin",
    operands: ['FILE'],
    options: {},
    async run({ context, readText }, input) {
      const document = parseJson(await readText(input.one('FILE')));
      const { accountId, isNew } = await importVenue(context, requireVenueDocument(document));
      const text = isNew
        ? `The venue ${accountId} was created. Give partners and staff access to it next.`
        : `The venue ${accountId} was updated.`;
      return { json: { accountId, isNew }, text };
    },
  },
  {
    name: 'venue export',
    summary: "prints a venue's document as imported",
    operands: ['ACCOUNT'],
    options: {},
    async run({ context }, input) {
      const venue = await exportVenue(context, input.one('ACCOUNT'));
      return { json: venue, text: JSON.stringify(venue, null, 2) };
    },
  },
  {
    name: 'venue list',
    summary: 'lists all venues',
    operands: [],
    options: {},
    async run({ context }) {
      const venues = (await listVenues(context)).map(({ venue, importedAt }) => ({
        accountId: venue.accountId,
        name: venue.name,
        timezone: venue.timezone,
        tablesCount: venue.tables.length,
        importedAt: toZonedIso(venue.timezone, importedAt),
      }));
      const rows = venues.map(
        ({ accountId, name, timezone, tablesCount }) =>
          [accountId, `${name}, ${timezone}, ${counted(tablesCount, 'table')}`] as const,
      );
      const text = rows.length > 0 ? columns(rows, 64).join('\n') : 'There are no venues yet.';
      return { json: venues, text };
    },
  },
];

function requireVenueDocument(document: unknown): Venue {
  const parsed = parseVenueDocument(document);
  if ('venue' in parsed) return parsed.venue;
  const { issues } = parsed;
  throw new Refusal(
    'VALIDATION_ERROR',
    `The document has ${counted(issues.length, 'issue')}, so nothing was imported.`,
    issues,
  );
}

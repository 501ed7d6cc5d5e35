import type { VenueVersionDocument, VenueVersions } from '../../contract/staff/venue.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import type { VenueVersionsView } from '../../operations/venues/read-venue-versions.ts';

/** The versions of a venue document, newest first. */
export function venueVersionsShape(view: VenueVersionsView & { hasMore: boolean }): VenueVersions {
  const versions = entriesOf(view);
  return { versions, nextBefore: view.hasMore ? (versions.at(-1)?.version ?? null) : null };
}

/** One version with its document. */
export function venueVersionDocumentShape(
  view: VenueVersionsView & { document: unknown },
): VenueVersionDocument {
  const [entry] = entriesOf(view);
  if (!entry) throw new Error('A version without an entry.');
  return { ...entry, document: view.document as Record<string, unknown> };
}

function entriesOf({ venue, versions, names }: VenueVersionsView): VenueVersions['versions'] {
  return versions.map(({ version, author: { kind, id }, basedOn, sections, writtenAt }) => ({
    version,
    writtenAt: toZonedIso(venue.timezone, writtenAt),
    author: { kind, name: id === null ? null : (names.get(id) ?? null) },
    basedOn,
    sections: [...sections],
  }));
}

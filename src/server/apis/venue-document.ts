import { parseVenueDocument } from '../../contract/parse-venue-document.ts';
import type { StaffOperations } from '../../contract/staff/operations.ts';
import type { StaffVenue, VenueChangeAnswer } from '../../contract/staff/venue.ts';
import type { Language } from '../../domain/language.ts';
import { validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { changeVenue } from '../../operations/venues/change-venue.ts';
import { readVenue } from '../../operations/venues/read-venue-versions.ts';
import { ifMatchOf } from '../http/headers.ts';
import { venueEffectsShape } from '../shapes/venue-effects-shape.ts';
import type { Handler } from './handler.ts';

/** GET /staff/v3/venue */
export const handleReadVenue: Handler<StaffOperations['read-venue']> = async ({
  context,
  principal,
  reply,
}) => {
  const { document, version } = await readVenue(context, principal);
  reply.header('ETag', `"${version}"`);
  return { version, document: document as StaffVenue['document'] } satisfies StaffVenue;
};

/** PUT /staff/v3/venue: the body is checked as an import is. */
export const handleChangeVenue: Handler<StaffOperations['change-venue']> = async ({
  context,
  principal,
  input,
  request,
  reply,
}) => {
  const { venue, version, effects } = await changeVenue(context, principal, {
    ifMatch: ifMatchOf(request),
    isDryRun: input.query.dryRun,
    venue: requireDocument(input.body, principal.language),
  });
  reply.header('ETag', `"${version}"`);
  return {
    version,
    effects: effects && venueEffectsShape(venue, effects),
  } satisfies VenueChangeAnswer;
};

/** @throws Refusal VALIDATION_ERROR with every issue, by its path in the document */
function requireDocument(body: unknown, language: Language | null): Venue {
  const parsed = parseVenueDocument(body, language);
  if ('venue' in parsed) return parsed.venue;
  throw validationError(...parsed.issues);
}

import type { HOUSE_OPERATIONS } from '../../contract/staff/house-operations.ts';
import {
  readVenueVersion,
  readVenueVersions,
} from '../../operations/venues/read-venue-versions.ts';
import { venueVersionDocumentShape, venueVersionsShape } from '../shapes/venue-versions-shape.ts';
import { ACCESS_HANDLERS } from './access-operations.ts';
import type { Handlers } from './handler.ts';
import { handleImportCustomers } from './import-customers.ts';
import { handleChangeVenue, handleReadVenue } from './venue-document.ts';

/** The operations with which owners set up their venue. */
export const HOUSE_HANDLERS: Handlers<typeof HOUSE_OPERATIONS> = {
  'read-venue': handleReadVenue,
  'change-venue': handleChangeVenue,
  'list-venue-versions': async ({ context, principal, input }) =>
    venueVersionsShape(await readVenueVersions(context, principal, input.query.before)),
  'read-venue-version': async ({ context, principal, input }) =>
    venueVersionDocumentShape(await readVenueVersion(context, principal, input.params.version)),
  'import-customers': handleImportCustomers,
  ...ACCESS_HANDLERS,
};

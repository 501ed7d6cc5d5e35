import type { Endpoint } from '../../contract/endpoints.ts';
import { HOUSE_ENDPOINTS } from '../../contract/staff/house-endpoints.ts';
import { HOUSE_PATHS } from '../../contract/staff/house-paths.ts';
import {
  readVenueVersion,
  readVenueVersions,
} from '../../operations/venues/read-venue-versions.ts';
import { venueVersionDocumentShape, venueVersionsShape } from '../shapes/venue-versions-shape.ts';
import { ACCESS_HANDLERS } from './access-operations.ts';
import type { Handler } from './handler.ts';
import { handleImportCustomers } from './import-customers.ts';
import { type Api, serveEndpoint } from './operation-routes.ts';
import { handleChangeVenue, handleReadVenue } from './venue-document.ts';

type HouseOperation = keyof typeof HOUSE_ENDPOINTS;

const HANDLERS: { readonly [Name in HouseOperation]: Handler<(typeof HOUSE_ENDPOINTS)[Name]> } = {
  'read-venue': handleReadVenue,
  'change-venue': handleChangeVenue,
  'list-venue-versions': async ({ context, principal, input }) =>
    venueVersionsShape(await readVenueVersions(context, principal, input.query.before)),
  'read-venue-version': async ({ context, principal, input }) =>
    venueVersionDocumentShape(await readVenueVersion(context, principal, input.params.version)),
  'import-customers': handleImportCustomers,
  ...ACCESS_HANDLERS,
};

/** Serves the operations of the staff API with which owners set up their venue. */
export function serveHouse(api: Api): void {
  for (const name of Object.keys(HOUSE_ENDPOINTS) as HouseOperation[]) {
    const endpoint: Endpoint = HOUSE_ENDPOINTS[name];
    serveEndpoint(api, HOUSE_PATHS[name], endpoint, HANDLERS[name] as Handler<Endpoint>);
  }
}

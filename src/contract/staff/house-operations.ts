import type { Operation } from '../operation.ts';
import { ACCESS_OPERATIONS } from './access-operations.ts';
import { ImportCustomersRequest, ImportedCustomers } from './customer-import.ts';
import { MAX_IMPORT_BODY_BYTES } from './import-limits.ts';
import {
  ChangeVenueQuery,
  MAX_DOCUMENT_BYTES,
  StaffVenue,
  VenueChangeAnswer,
  VenueVersionDocument,
  VenueVersionParams,
  VenueVersions,
  VenueVersionsQuery,
} from './venue.ts';
import { withoutInput } from './without-input.ts';

/** The operations of the staff API with which owners set up their venue. */
export const HOUSE_OPERATIONS = {
  'read-venue': {
    method: 'GET',
    path: '/venue',
    ...withoutInput,
    permission: 'venue:read',
    answer: StaffVenue,
    problems: [],
    summary: 'The venue document and its version',
  },
  'change-venue': {
    method: 'PUT',
    path: '/venue',
    ...withoutInput,
    permission: 'venue:change',
    query: ChangeVenueQuery,
    answer: VenueChangeAnswer,
    problems: ['VENUE_IS_OUTDATED'],
    summary: 'Save the venue document, or say what that would change',
    acceptsIfMatch: true,
    maxBodyBytes: MAX_DOCUMENT_BYTES,
  },
  'list-venue-versions': {
    method: 'GET',
    path: '/venue/versions',
    ...withoutInput,
    permission: 'venue:read',
    query: VenueVersionsQuery,
    answer: VenueVersions,
    problems: [],
    summary: 'The versions of the venue document, newest first',
  },
  'read-venue-version': {
    method: 'GET',
    path: '/venue/versions/{version}',
    ...withoutInput,
    permission: 'venue:read',
    params: VenueVersionParams,
    answer: VenueVersionDocument,
    problems: ['NOT_FOUND'],
    summary: 'A version of the venue document',
  },
  'import-customers': {
    method: 'POST',
    path: '/customers/import',
    ...withoutInput,
    permission: 'customers:import',
    body: ImportCustomersRequest,
    answer: ImportedCustomers,
    problems: [],
    summary: 'Take over guests from another system, or say what that would do',
    maxBodyBytes: MAX_IMPORT_BODY_BYTES,
  },
  ...ACCESS_OPERATIONS,
} as const satisfies Record<string, Operation>;

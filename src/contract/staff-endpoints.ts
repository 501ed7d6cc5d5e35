import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { AssignTablesRequest } from './requests/assign-tables.ts';
import { UndoTableMoveRequest } from './requests/undo-table-move.ts';
import { StaffBooking } from './staff-booking.ts';

/** What staff change about the tables of one booking. */
const ofTables = {
  permission: 'bookings:update',
  params: ENDPOINTS['update-booking'].params,
  query: ENDPOINTS['update-booking'].query,
  answer: StaffBooking,
  problems: [
    'BOOKING_NOT_FOUND',
    'BOOKING_IS_OUTDATED',
    'BOOKING_IS_ALREADY_CANCELED',
    'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
    'TABLE_NOT_MAPPED_BY_TENANT',
    'NO_AVAILABLE_SLOT',
  ],
  acceptsIfMatch: true,
} as const satisfies Partial<Endpoint>;

/** The endpoints that only the staff API has. */
export const STAFF_ENDPOINTS = {
  'assign-tables': {
    ...ofTables,
    summary: 'Give a booking other tables, fix it to its tables, or loosen it',
    body: AssignTablesRequest,
  },
  'undo-table-move': {
    ...ofTables,
    summary: 'Give a booking back the tables that it had before it made room for another one',
    body: UndoTableMoveRequest,
  },
} as const satisfies Record<string, Endpoint>;

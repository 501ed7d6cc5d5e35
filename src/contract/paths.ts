/**
 * Method and path of each operation, below an API's prefix. Kept apart from the schemas, so that
 * browsers can call operations without loading them.
 */
export const PATHS = {
  'create-booking': { method: 'POST', path: '/bookings' },
  'update-booking-status': { method: 'PUT', path: '/bookings/{bookingUuid}/status' },
  'check-slot-add-ons': {
    method: 'POST',
    path: '/availability/work-days/{date}/time-slots/{time}/add-ons',
  },
  'create-walk-in': { method: 'POST', path: '/bookings/walk-ins' },
  'check-calendar': { method: 'POST', path: '/availability/calendar' },
  'close-ticket': { method: 'PUT', path: '/bookings/{bookingUuid}/tickets/close' },
  'list-bookings': { method: 'GET', path: '/bookings' },
  'get-customer': { method: 'GET', path: '/customers/{customerUuid}' },
  'check-work-day': { method: 'POST', path: '/availability/work-days/{date}' },
  'check-slot': { method: 'POST', path: '/availability/work-days/{date}/time-slots/{time}' },
  'read-booking': { method: 'GET', path: '/bookings/{bookingUuid}' },
  'update-booking': { method: 'PUT', path: '/bookings/{bookingUuid}' },
  'cancel-booking': { method: 'PUT', path: '/bookings/{bookingUuid}/cancel' },
  'transfer-ticket': { method: 'PUT', path: '/bookings/{bookingUuid}/tickets/transfer' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT'; path: `/${string}` }>;

export type OperationName = keyof typeof PATHS;

/** Below the server's address. */
export const STAFF_API = '/staff/v3';

/** Operations that only staff have. */
export const STAFF_PATHS = {
  'assign-tables': { method: 'PUT', path: '/bookings/{bookingUuid}/tables' },
  'undo-table-move': { method: 'PUT', path: '/bookings/{bookingUuid}/tables/undo' },
  'undo-change': { method: 'POST', path: '/bookings/{bookingUuid}/undo' },
  'list-times': { method: 'POST', path: '/availability/work-days/{date}/times' },
  'read-waits': { method: 'GET', path: '/waits' },
  'list-messages': { method: 'GET', path: '/messages' },
  'list-booking-messages': { method: 'GET', path: '/bookings/{bookingUuid}/messages' },
  'send-message-again': {
    method: 'POST',
    path: '/bookings/{bookingUuid}/messages/{messageId}/send',
  },
  'read-log': { method: 'GET', path: '/bookings/{bookingUuid}/log' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT'; path: `/${string}` }>;

/** Operations for a diner with the booking's link (PUT, without a body). */
export const MANAGE_PATHS = {
  'reconfirm-booking': '/bookings/{bookingUuid}/reconfirm',
  'sign-policy': '/bookings/{bookingUuid}/policy/sign',
} as const;

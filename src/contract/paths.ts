/** The operations that the widget calls, apart from the others because its scripts need only these. */
export const WIDGET_OPERATIONS = {
  'create-booking': { method: 'POST', path: '/bookings' },
  'check-calendar': { method: 'POST', path: '/availability/calendar' },
  'check-work-day': { method: 'POST', path: '/availability/work-days/{date}' },
  'check-slot': { method: 'POST', path: '/availability/work-days/{date}/time-slots/{time}' },
} as const;

/**
 * Method and path of each operation, below an API's prefix. Kept apart from the schemas, so that
 * browsers can call operations without loading them.
 */
export const PATHS = {
  'create-booking': WIDGET_OPERATIONS['create-booking'],
  'update-booking-status': { method: 'PUT', path: '/bookings/{bookingUuid}/status' },
  'check-slot-add-ons': {
    method: 'POST',
    path: '/availability/work-days/{date}/time-slots/{time}/add-ons',
  },
  'create-walk-in': { method: 'POST', path: '/bookings/walk-ins' },
  'check-calendar': WIDGET_OPERATIONS['check-calendar'],
  'close-ticket': { method: 'PUT', path: '/bookings/{bookingUuid}/tickets/close' },
  'list-bookings': { method: 'GET', path: '/bookings' },
  'get-customer': { method: 'GET', path: '/customers/{customerUuid}' },
  'check-work-day': WIDGET_OPERATIONS['check-work-day'],
  'check-slot': WIDGET_OPERATIONS['check-slot'],
  'read-booking': { method: 'GET', path: '/bookings/{bookingUuid}' },
  'update-booking': { method: 'PUT', path: '/bookings/{bookingUuid}' },
  'cancel-booking': { method: 'PUT', path: '/bookings/{bookingUuid}/cancel' },
  'transfer-ticket': { method: 'PUT', path: '/bookings/{bookingUuid}/tickets/transfer' },
  'list-events': { method: 'GET', path: '/events' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT'; path: `/${string}` }>;

export type OperationName = keyof typeof PATHS;
export type WidgetOperationName = keyof typeof WIDGET_OPERATIONS;

/** Operations that the staff API does not have: its `/events` is a stream for the staff view. */
export const PARTNER_ONLY: ReadonlySet<OperationName> = new Set(['list-events']);

/** Below the server's address. */
export const STAFF_API = '/staff/v3';

/** Operations that only staff have. */
export const STAFF_PATHS = {
  'assign-tables': { method: 'PUT', path: '/bookings/{bookingUuid}/tables' },
  'undo-table-move': { method: 'PUT', path: '/bookings/{bookingUuid}/tables/undo' },
  'undo-change': { method: 'POST', path: '/bookings/{bookingUuid}/undo' },
  'list-times': { method: 'POST', path: '/availability/work-days/{date}/times' },
  'read-waits': { method: 'GET', path: '/waits' },
  'list-requests': { method: 'GET', path: '/requests' },
  'list-messages': { method: 'GET', path: '/messages' },
  'list-booking-messages': { method: 'GET', path: '/bookings/{bookingUuid}/messages' },
  'send-message-again': {
    method: 'POST',
    path: '/bookings/{bookingUuid}/messages/{messageId}/send',
  },
  'offer-table': { method: 'PUT', path: '/bookings/{bookingUuid}/offer' },
  'withdraw-offer': { method: 'PUT', path: '/bookings/{bookingUuid}/offer/withdraw' },
  'skip-party': { method: 'PUT', path: '/bookings/{bookingUuid}/skip' },
  'ready-table': { method: 'PUT', path: '/bookings/{bookingUuid}/table-ready' },
  'read-service-day': { method: 'GET', path: '/service-days/{date}' },
  'update-service-day': { method: 'PUT', path: '/service-days/{date}' },
  'create-block': { method: 'POST', path: '/blocks' },
  'release-block': { method: 'DELETE', path: '/blocks/{blockId}' },
  'read-log': { method: 'GET', path: '/bookings/{bookingUuid}/log' },
  'list-team': { method: 'GET', path: '/team' },
  'invite-staff': { method: 'POST', path: '/team/invitations' },
  'revoke-invitation': { method: 'PUT', path: '/team/invitations/{invitationId}/revoke' },
  'change-role': { method: 'PUT', path: '/team/members/{staffUuid}/role' },
  'remove-member': { method: 'PUT', path: '/team/members/{staffUuid}/remove' },
  'list-devices': { method: 'GET', path: '/devices' },
  'rename-device': { method: 'PUT', path: '/devices/{deviceId}/name' },
  'sign-out-device': { method: 'PUT', path: '/devices/{deviceId}/sign-out' },
  'change-password': { method: 'PUT', path: '/account/password' },
  'set-pin': { method: 'PUT', path: '/account/pin' },
  'list-colleagues': { method: 'GET', path: '/colleagues' },
  'take-over': { method: 'POST', path: '/session/take-over' },
  'approve-request': { method: 'POST', path: '/approvals' },
  'read-service-report': { method: 'GET', path: '/reports/services/{date}' },
  'read-report': { method: 'GET', path: '/reports' },
  'search-customers': { method: 'POST', path: '/customers/search' },
  'list-guest-bookings': { method: 'GET', path: '/customers/{customerUuid}/bookings' },
  'update-customer': { method: 'PUT', path: '/customers/{customerUuid}' },
  'merge-customers': { method: 'POST', path: '/customers/{customerUuid}/merge' },
  'export-customer': { method: 'GET', path: '/customers/{customerUuid}/export' },
  'erase-customer': { method: 'POST', path: '/customers/{customerUuid}/erase' },
} as const satisfies Record<
  string,
  { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: `/${string}` }
>;

/** Operations for a diner with the booking's link (PUT, without a body). */
export const MANAGE_PATHS = {
  'reconfirm-booking': '/bookings/{bookingUuid}/reconfirm',
  'sign-policy': '/bookings/{bookingUuid}/policy/sign',
} as const;

/** Operations for a diner on the wait list with the booking's link. */
export const WAIT_LIST_PATHS = {
  'read-wait-list-place': { method: 'GET', path: '/bookings/{bookingUuid}/wait-list' },
  'answer-offer': { method: 'PUT', path: '/bookings/{bookingUuid}/offer' },
} as const;

/** Operations for a diner who fills in the form of the widget (POST). */
export const HOLD_PATHS = {
  'hold-table': '/holds',
  'prolong-hold': '/holds/prolong',
  'release-hold': '/holds/release',
} as const;

/** The event of the stream `day-changes` with the venue's message for guests, a JSON string. */
export const GUEST_MESSAGE_EVENT = 'guest-message';

/** Streams of server-sent events, which only the widget API has. */
export const WIDGET_STREAM_PATHS = {
  'day-changes': '/availability/work-days/{date}/changes',
} as const;

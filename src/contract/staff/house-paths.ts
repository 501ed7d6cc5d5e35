/**
 * Operations on the venue document, for owners. Apart from `STAFF_PATHS`, because the first screen of the staff view does
 * not need them.
 */
export const HOUSE_PATHS = {
  'read-venue': { method: 'GET', path: '/venue' },
  'change-venue': { method: 'PUT', path: '/venue' },
  'list-venue-versions': { method: 'GET', path: '/venue/versions' },
  'read-venue-version': { method: 'GET', path: '/venue/versions/{version}' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT'; path: `/${string}` }>;

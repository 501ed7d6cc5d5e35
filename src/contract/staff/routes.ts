import { routesOf } from '../routes.ts';
import { STAFF_OPERATIONS } from './operations.ts';

/** Below the server's address. */
export const STAFF_API = '/staff/v3';

export const STAFF_ROUTES = routesOf(STAFF_OPERATIONS);

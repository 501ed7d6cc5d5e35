import { routesOf } from '../routes.ts';
import { PARTNER_OPERATIONS } from './operations.ts';

export const PARTNER_ROUTES = routesOf(PARTNER_OPERATIONS);

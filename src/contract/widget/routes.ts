import { routesOf } from '../routes.ts';
import { MANAGE_OPERATIONS, WIDGET_OPERATIONS } from './operations.ts';

export const WIDGET_ROUTES = routesOf(WIDGET_OPERATIONS);
export const MANAGE_ROUTES = routesOf(MANAGE_OPERATIONS);

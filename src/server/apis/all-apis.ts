import type { FastifyRequest } from 'fastify';
import { partnerApi } from './partner.ts';
import { staffApi } from './staff.ts';
import { widgetApi } from './widget.ts';

/**
 * The APIs. Each client IP may send RATE_LIMIT_PER_MINUTE × `rateLimitFactor` requests per minute to
 * each of them.
 */
export const APIS = [
  { name: 'partner', prefix: '/v3', plugin: partnerApi, rateLimitFactor: 1 },
  { name: 'widget', prefix: '/widget/v3', plugin: widgetApi, rateLimitFactor: 1 },
  // All tablets of a venue share one IP address and poll every few seconds.
  { name: 'staff', prefix: '/staff/v3', plugin: staffApi, rateLimitFactor: 10 },
] as const;

export type ApiName = (typeof APIS)[number]['name'];

/** The API that a request was sent to, also where no route matched. */
export function apiOf(request: FastifyRequest): ApiName | 'none' {
  // A URL can be encoded in many ways; the route's pattern has one form.
  const path = request.routeOptions.url ?? request.url;
  return APIS.find(({ prefix }) => isBelow(prefix, path))?.name ?? 'none';
}

function isBelow(prefix: string, path: string): boolean {
  return path.startsWith(prefix) && ['', '/', '?', '*'].includes(path.charAt(prefix.length));
}

import type { FastifyRequest } from 'fastify';
import { partnerApi } from './partner.ts';
import { staffApi } from './staff.ts';
import { widgetApi } from './widget.ts';

/** The ways in, and how many times RATE_LIMIT_PER_MINUTE an address may come by each. */
export const APIS = [
  { name: 'partner', prefix: '/v3', plugin: partnerApi, share: 1 },
  { name: 'widget', prefix: '/widget/v3', plugin: widgetApi, share: 1 },
  // All tablets of a floor ask from one address, every few seconds.
  { name: 'staff', prefix: '/staff/v3', plugin: staffApi, share: 10 },
] as const;

export type ApiName = (typeof APIS)[number]['name'];

/** The door that a request came to, also where it found nothing behind it. */
export function apiOf(request: FastifyRequest): ApiName | 'none' {
  // An address can be written in many ways, its route in one.
  const path = request.routeOptions.url ?? request.url;
  return APIS.find(({ prefix }) => isBelow(prefix, path))?.name ?? 'none';
}

function isBelow(prefix: string, path: string): boolean {
  return path.startsWith(prefix) && ['', '/', '?', '*'].includes(path.charAt(prefix.length));
}

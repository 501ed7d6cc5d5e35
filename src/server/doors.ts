import type { FastifyRequest } from 'fastify';
import { partnerDoor } from './doors/partner.ts';
import { staffDoor } from './doors/staff.ts';
import { widgetDoor } from './doors/widget.ts';

/** The ways in, and how many times RATE_LIMIT_PER_MINUTE an address may come by each. */
export const DOORS = [
  { name: 'partner', prefix: '/v3', plugin: partnerDoor, share: 1 },
  { name: 'widget', prefix: '/widget/v3', plugin: widgetDoor, share: 1 },
  // All tablets of a floor ask from one address, every few seconds.
  { name: 'staff', prefix: '/staff/v3', plugin: staffDoor, share: 10 },
] as const;

export type DoorName = (typeof DOORS)[number]['name'];

/** The door that a request came to, also where it found nothing behind it. */
export function doorOf(request: FastifyRequest): DoorName | 'none' {
  // An address can be written in many ways, its route in one.
  const path = request.routeOptions.url ?? request.url;
  return DOORS.find(({ prefix }) => isBelow(prefix, path))?.name ?? 'none';
}

function isBelow(prefix: string, path: string): boolean {
  return path.startsWith(prefix) && ['', '/', '?', '*'].includes(path.charAt(prefix.length));
}

import type { FastifyInstance } from 'fastify';
import type { House } from '../../operations/house.ts';
import { admitPartner } from '../checks.ts';
import { serveOperations } from './operation-routes.ts';

/** `/v3`: partner servers and point-of-sale systems, with a secret API key. */
export async function partnerDoor(app: FastifyInstance, { house }: { house: House }) {
  serveOperations(app, house, (request) => admitPartner(house, request));
}

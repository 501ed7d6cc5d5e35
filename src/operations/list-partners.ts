import { type PartnerRecord, listPartners as readPartners } from '../store/partners.ts';
import type { House } from './house.ts';

/** Every partner, and the venues where it has an integration. */
export function listPartners(house: House): Promise<PartnerRecord[]> {
  return house.store.read(readPartners);
}

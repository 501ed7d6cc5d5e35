import { type PartnerRecord, listPartners as readPartners } from '../../store/partners.ts';
import type { AppContext } from '../context.ts';

/** Every partner, and the venues where it has an integration. */
export function listPartners(context: AppContext): Promise<PartnerRecord[]> {
  return context.store.read(readPartners);
}

import type { MessageParts } from '../../../messages/staff-messages.ts';
import type { DocumentPath } from './document-path.ts';

type SectionId = keyof MessageParts['house']['house']['sections'];

/** Where each part of the document is edited; what is not listed is a rule for bookings. */
const SECTIONS: Readonly<Record<string, SectionId>> = {
  name: 'venue',
  contact: 'venue',
  country: 'venue',
  language: 'venue',
  currency: 'venue',
  timezone: 'venue',
  dayStartsAt: 'venue',
  shifts: 'opening-times',
  exceptions: 'opening-times',
  tables: 'tables',
  combinations: 'tables',
  floorPlanAreas: 'tables',
  experiences: 'experiences',
  addOnGroups: 'add-ons',
  promos: 'codes',
  redemptionCodes: 'codes',
  cancellationPolicies: 'cancellation',
  texts: 'texts',
  messages: 'mail',
};

/** The section of the house in which a part of the document is edited. */
export function sectionOfPath(path: DocumentPath): SectionId {
  const [part = ''] = /^\w+/.exec(path) ?? [];
  return SECTIONS[part] ?? 'rules';
}

import type { Language } from '../../domain/language.ts';
import { LOAD_STAFF_HOUSE } from '../../locales/compiled/load-staff-house.ts';
import { LOAD_STAFF_SERVICE } from '../../locales/compiled/load-staff-service.ts';
import type { MessagePart, MessageParts } from './staff-messages.ts';

export type PartFiles<Part extends MessagePart> = Readonly<
  Record<Language, () => Promise<{ texts: MessageParts[Part] }>>
>;

/** Where each part has its texts. This list is loaded with the first part: the first screen needs none. */
export const PART_FILES: { readonly [Part in MessagePart]: PartFiles<Part> } = {
  service: LOAD_STAFF_SERVICE,
  house: LOAD_STAFF_HOUSE,
};

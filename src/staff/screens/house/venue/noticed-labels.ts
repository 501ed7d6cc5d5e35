import type { NoticedField } from '../../../../domain/venue-effects/declared-fields.ts';
import type { MessageParts } from '../../../messages/staff-messages.ts';
import { type AnySetting, SETTINGS, type SettingPath } from './settings.ts';

type Texts = MessageParts['house']['venue'];

/** What the editor calls a field that guests or bookings notice. */
export function noticedLabel(field: NoticedField, texts: Texts): string {
  const others: Readonly<Record<Exclude<NoticedField, SettingPath>, string>> = {
    country: texts.country,
    language: texts.ownLanguage,
    currency: texts.currency,
    timezone: texts.timezone,
    turnMinutes: texts.turnTimes,
    'features.publicBookingUpdates.isAvailable': texts.publicUpdates,
    floorPlanAreas: texts.areas,
    'floorPlanAreas.images': texts.images,
    tables: texts.tables,
    combinations: texts.combinations,
    shifts: texts.shifts,
    'shifts.turnMinutes': texts.turnTimes,
    exceptions: texts.exceptions,
    experiences: texts.experiences,
    'experiences.images': texts.images,
    addOnGroups: texts.addOnGroups,
    'addOnGroups.addOns': texts.addOns,
    promos: texts.promos,
    redemptionCodes: texts.redemptionCodes,
    'redemptionCodes.product': texts.redemptionCodes,
    cancellationPolicies: texts.policies,
    'texts.bookingNote': texts.bookingNote,
    'messages.quietHours': texts.quietHours,
  };
  const settings: Readonly<Partial<Record<NoticedField, AnySetting>>> = SETTINGS;
  const setting = settings[field];
  return setting ? texts[setting.label] : others[field as keyof typeof others];
}

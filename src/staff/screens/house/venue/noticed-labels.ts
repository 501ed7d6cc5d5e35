import type { NoticedField } from '../../../../domain/venue-effects/declared-fields.ts';
import type { MessageParts } from '../../../messages/staff-messages.ts';

type Texts = MessageParts['house']['venue'];

/** What a field is called in the object that it is of. */
type LastPart<Field extends string> = Field extends `${string}.${infer Rest}`
  ? LastPart<Rest>
  : Field;
/** The texts that are called as the field that they are of. */
type SameName = {
  [Name in keyof Texts]: Texts[Name] extends string ? Name : never;
}[keyof Texts];
type OtherName = Exclude<LastPart<NoticedField>, SameName>;

/** What the editor calls a field that guests or bookings notice. */
export function noticedLabel(field: NoticedField, texts: Texts): string {
  const special: { readonly [Field in NoticedField]?: string } = {
    turnMinutes: texts.turnTimes,
    'shifts.turnMinutes': texts.turnTimes,
    name: texts.venueName,
    'tables.name': texts.tableName,
    'shifts.minCovers': texts.minCoversOnline,
    'cancellationPolicies.minCovers': texts.policyFrom,
    'shifts.maxCovers': texts.maxCoversOnline,
    'shifts.pacing.maxCovers': texts.paceCovers,
    'experiences.floorPlanAreaIds': texts.experienceAreas,
    'cancellationPolicies.experienceIds': texts.policyExperiences,
    'cancellationPolicies.shiftIds': texts.policyShifts,
  };
  const others: Readonly<Record<OtherName, string>> = {
    name: texts.nameForGuests,
    language: texts.ownLanguage,
    websiteUrl: texts.website,
    minAdvanceMinutes: texts.minAdvance,
    maxOpenBookingsPerGuest: texts.maxOpenBookings,
    separatesAdultsAndChildren: texts.separatesChildren,
    autoAssignsTables: texts.autoAssigns,
    isAvailable: texts.publicUpdates,
    isEnabled: texts.publicUpdates,
    floorPlanAreas: texts.areas,
    floorPlanAreaId: texts.area,
    maxParties: texts.paceParties,
    needsManualConfirmation: texts.needsConfirmation,
    floorPlanAreaIds: texts.shiftAreas,
    experienceIds: texts.experiences,
    addOnGroupId: texts.addOnGroup,
    shiftIds: texts.exceptionShifts,
    minBookingSize: texts.minCovers,
    maxBookingSize: texts.maxCovers,
    minTicketsPerBooking: texts.minTickets,
    automaticTicketQuantity: texts.automaticTickets,
    minAdvanceBookingMinutes: texts.minAdvance,
    groupId: texts.experienceGroup,
    product: texts.redemptionCodes,
    cancellationPolicies: texts.policies,
    type: texts.policyType,
    cancellationNoticeHours: texts.noticeHours,
    signWithinMinutes: texts.signWithin,
    writesToGuestsOfPartners: texts.writesToPartnersGuests,
    minutesToday: texts.offerMinutesToday,
    minutesLater: texts.offerMinutesLater,
  };
  const name = field.slice(field.lastIndexOf('.') + 1) as LastPart<NoticedField>;
  return special[field] ?? { ...(texts as Pick<Texts, SameName>), ...others }[name];
}

import type { Booking } from '../domain/booking.ts';
import { type Language, localize } from '../domain/language.ts';
import { isForVenue } from '../domain/message.ts';
import type { MessageKind } from '../domain/message-kind.ts';
import type { Venue } from '../domain/venue.ts';
import type { Instant } from '../domain/venue-time.ts';
import { visitNoteOf } from '../domain/visit-note.ts';
import { keptOfferOf } from '../domain/wait-list/ready-table.ts';
import { isOnWaitList } from '../domain/wait-list/wait-list-place.ts';
import { MAIL } from '../locales/compiled/mail.ts';
import type { MailTexts } from '../locales/compiled/mail-texts.ts';
import { POLICY } from '../locales/compiled/policy.ts';
import { policyTerms, type TermsFormat } from '../locales/policy-terms.ts';
import { fill } from '../locales/template.ts';
import type { Fact, MailContent } from './mail-content.ts';
import {
  formatMoment,
  formatMoney,
  formatPlural,
  formatShortMoment,
  formatTime,
} from './mail-formats.ts';

/** What a message is about. */
export interface MessageSubject {
  kind: MessageKind;
  venue: Venue;
  booking: Booking;
  /** The page where the reader acts: of the booking for guests, of the staff for the venue; null for none. */
  url: string | null;
  /** When the venue has a table for the party of a declined booking. */
  otherTimes?: readonly Instant[];
  /** Whether a canceled booking was on the wait list, so that no table was given up. */
  hasLeftWaitList?: boolean;
  now: Instant;
}

/** What a message says, to a guest in the language of the booking, to the venue in the venue's own. */
export function messageContent(subject: MessageSubject): MailContent {
  const { kind, venue, booking, url, otherTimes = [], hasLeftWaitList = false } = subject;
  const language = isForVenue(kind) ? venue.language : booking.language;
  const texts = MAIL[language];
  const isLeaving = kind === 'CANCELED' && hasLeftWaitList;
  const kindTexts = isLeaving ? texts.leftWaitList : texts.kinds[kind];
  const isAtDoor = kind === 'TABLE_READY';
  const deadlineAt = booking.cancellationPolicy?.signDeadlineAt ?? booking.bookingAt;
  const keptUntil = keptOfferOf(booking)?.endsAt ?? booking.bookingAt;
  const values = {
    venue: venue.name,
    when: formatShortMoment(venue, language, booking.bookingAt),
    deadline: formatMoment(venue, language, deadlineAt),
    // Guests at the door have minutes.
    until: (isAtDoor ? formatTime : formatMoment)(venue, language, keptUntil),
  };
  const isOff = ['DECLINED', 'CANCELED', 'VENUE_CANCELED'].includes(kind);
  return {
    language,
    subject: fill(kindTexts.subject, values),
    greeting: isForVenue(kind) ? '' : greetingOf(texts, booking.customerName),
    heading: kindTexts.heading,
    text: fill(kindTexts.text, values),
    facts: factsOf(texts, language, venue, booking, isAtDoor),
    isOff,
    lists: [
      {
        title: POLICY[language].policyTitle,
        items: kind === 'SIGNATURE_NEEDED' ? termsOf(subject) : [],
      },
      { title: texts.freeTimes, items: otherTimes.map((at) => formatMoment(venue, language, at)) },
    ].filter(({ items }) => items.length > 0),
    action: actionOf(texts, kind, venue, booking, url),
    note: isForVenue(kind) || isOff ? null : visitNoteOf(booking, null),
    sender: [
      venue.name,
      venue.contact.address,
      venue.contact.phone,
      venue.contact.websiteUrl,
    ].filter((line) => line !== null),
    reason: fill(isForVenue(kind) ? texts.venueReason : texts.reason, values),
  };
}

const MAX_GREETED_LENGTH = 60;

/**
 * Greets by the name of the booking. Anyone can book with a stranger's address, so a name that is an advertisement
 * or a link is not repeated.
 */
function greetingOf(texts: MailTexts, name: string | null): string {
  const isName =
    name !== null &&
    name.length <= MAX_GREETED_LENGTH &&
    !/[:/@<>\\\r\n]|\bwww\.|\.\p{L}{2,}/iu.test(name);
  return isName ? fill(texts.greeting, { name }) : texts.greetingWithoutName;
}

function factsOf(
  texts: MailTexts,
  language: Language,
  venue: Venue,
  booking: Booking,
  isAtDoor: boolean,
): Fact[] {
  const { pax, paxChildren, experience, addOns } = booking;
  const party = venue.separatesAdultsAndChildren
    ? [
        { label: texts.adults, value: String(pax) },
        ...(paxChildren > 0 ? [{ label: texts.children, value: String(paxChildren) }] : []),
      ]
    : [{ label: texts.guests, value: String(pax) }];
  return [
    // Guests at the door have no booked time.
    ...(isAtDoor
      ? []
      : [{ label: texts.when, value: formatMoment(venue, language, booking.bookingAt) }]),
    ...party,
    ...(booking.floorPlanAreaId === null
      ? []
      : [{ label: texts.area, value: areaOf(venue, booking, language) }]),
    ...(experience
      ? [{ label: texts.experience, value: `${experience.tickets} × ${experience.name}` }]
      : []),
    ...(addOns.length > 0
      ? [
          {
            label: texts.extras,
            value: addOns.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
          },
        ]
      : []),
  ];
}

/** What the guest is asked to sign. */
function termsOf({ venue, booking, now }: MessageSubject): string[] {
  const { bookingAt, language, cancellationPolicy: policy } = booking;
  if (!policy) return [];
  const format: TermsFormat = {
    format: fill,
    plural: (forms, n, values) => formatPlural(venue, language, { forms, n, values }),
    money: (cents) => formatMoney(venue, language, cents, policy.currency),
    moment: (at) => formatMoment(venue, language, at),
  };
  return policyTerms(POLICY[language], format, {
    policy,
    fee: policy.cancellationFeeAmount,
    covers: policy.guaranteedPax,
    bookingAt,
    at: now,
  });
}

/** In the reader's language while the venue has the area, else as it was booked. */
function areaOf(venue: Venue, booking: Booking, language: Language): string {
  const area = venue.floorPlanAreas.find(({ id }) => id === booking.floorPlanAreaId);
  return (area && localize(area.name, language, venue.language)) ?? booking.floorPlanAreaName ?? '';
}

function actionOf(
  texts: MailTexts,
  kind: MessageKind,
  venue: Venue,
  booking: Booking,
  url: string | null,
): MailContent['action'] {
  const { websiteUrl } = venue.contact;
  if (kind === 'DECLINED' || kind === 'CANCELED')
    return websiteUrl === null ? null : { label: texts.otherTime, url: websiteUrl, hint: null };
  if (url === null) return null;
  if (kind === 'VENUE_REQUESTED') return { label: texts.answer, url, hint: null };
  if (kind === 'VENUE_CANCELED') return { label: texts.open, url, hint: null };
  const labels: Partial<Record<MessageKind, string>> = {
    SIGNATURE_NEEDED: texts.sign,
    OFFERED: texts.claim,
    OFFER_EXPIRED: texts.openWaitList,
    RECONFIRM: texts.reconfirm,
  };
  return isOnWaitList(booking)
    ? { label: labels[kind] ?? texts.openWaitList, url, hint: texts.waitListLinkIsPersonal }
    : { label: labels[kind] ?? texts.manage, url, hint: texts.linkIsPersonal };
}

import { sql } from 'kysely';
import { expect } from 'vitest';
import { newBookedPolicy } from '../../../src/domain/cancellation-policy.ts';
import type { CancellationPolicyRule } from '../../../src/domain/venue.ts';
import { saveBooking } from '../../../src/operations/bookings/save-booking.ts';
import { saveCustomer } from '../../../src/operations/customers/save-customer.ts';
import { systemCause } from '../../../src/operations/journal.ts';
import { findBooking } from '../../../src/store/bookings.ts';
import { findCustomerAnywhere } from '../../../src/store/customers.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TODAY,
} from '../../fixtures/test-context.ts';
import { aLargeVenue, move } from '../../server/booking-fixtures.ts';
import { expectBooking } from '../../server/expect-response.ts';

/** Every value that a person, or a program about them, can send; none occurs anywhere else. */
export const VALUES = {
  name: 'Zenobia Quillfeather',
  nameFromPartner: 'Z. Quillfeather-Partner',
  email: 'zenobia@quill.example',
  phone: '+34699887766',
  phoneFromPartner: '+34699112233',
  birthDate: '1971-07-13',
  postalCode: 'QX1 7ZZ',
  wish: 'a quiet corner for my grandmother',
  allergy: 'walnuts and lupin',
  hotelRoom: 'Belvedere 12',
  utmSource: 'zq-source',
  utmMedium: 'zq-medium',
  utmCampaign: 'zq-campaign',
  utmTerm: 'zq-term',
  utmContent: 'zq-content',
  clientReferenceId: 'zq-visit-4711',
  ticketId: 'zq-ticket-0815',
  line: 'birthday cake for Zenobia',
  lineType: 'zq-cake-type',
  modifier: 'with her name in icing',
  modifierType: 'zq-icing-type',
  paymentMethod: 'zq-card of Zenobia',
  earlierLastVisitOn: '2019-03-17',
  customerNotes: 'likes to be called Zee',
  tag: 'zq-tag-critic',
  publicNotes: 'zq-public note',
  privateNotes: 'zq-private note',
  skipReason: 'zq-passed over at her wish',
  externalBookingId: 'zq-external-42',
  product: 'zq-voucher for Zenobia',
  order: 'zq-order-uuid',
  ip: '203.0.113.201',
  ipOfSignature: '203.0.113.202',
  idempotencyKey: 'zq-key-1234567890',
} as const;

/** Which of the values a text contains. */
export function valuesIn(text: string): string[] {
  return Object.values(VALUES).filter((value) => text.includes(value));
}

function aWidgetRequest(request: Parameters<typeof aBookingRequest>[0]) {
  return { ...aBookingRequest(request), clientReferenceId: VALUES.clientReferenceId };
}

/** A guest who booked on the venue's page and through a partner, and paid. */
export async function openWithGuest(): Promise<{ server: TestServer; uuid: string }> {
  const server = await openTestServer({ venue: aLargeVenue() });
  const { email, phone, birthDate, postalCode } = VALUES;
  const consents = { hasGdprConsent: true, acceptsMarketing: true };
  const widgetBooking = await server.widget({
    method: 'POST',
    path: '/bookings',
    headers: { 'idempotency-key': VALUES.idempotencyKey },
    body: aWidgetRequest({
      date: TODAY,
      customer: { ...consents, name: VALUES.name, email, phone, birthDate, postalCode },
      customerSpecialRequests: VALUES.wish,
      hasAllergies: true,
      allergiesDescription: VALUES.allergy,
      hotelRoom: VALUES.hotelRoom,
      utmSource: VALUES.utmSource,
      utmMedium: VALUES.utmMedium,
      utmCampaign: VALUES.utmCampaign,
      utmTerm: VALUES.utmTerm,
      utmContent: VALUES.utmContent,
    }),
  });
  expect(widgetBooking.statusCode, widgetBooking.body).toBe(200);
  const { uuid } = widgetBooking.json();
  for (const as of ['pos', 'app'] as const) {
    const body = aBookingRequest({
      customer: {
        ...consents,
        name: VALUES.nameFromPartner,
        email,
        phone: VALUES.phoneFromPartner,
      },
    });
    const answer = await server.partner({ as, method: 'POST', path: '/bookings', body });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expectBooking(await move(server, uuid, 'SEATED'));
  const modifiers = [
    { description: VALUES.modifier, type: VALUES.modifierType, quantity: 1, amount: 0 },
  ];
  const lines = [
    { description: VALUES.line, type: VALUES.lineType, quantity: 1, amount: 4200, modifiers },
  ];
  const payments = [{ method: VALUES.paymentMethod, amount: 4200 }];
  const ticket = { externalId: VALUES.ticketId, totalAmount: 4200, lines, payments };
  const path = `/bookings/${uuid}/tickets/close`;
  const closed = expectBooking(await server.staff({ method: 'PUT', path, body: ticket }));
  const customerUuid = closed.customer?.uuid ?? '';
  await saveOtherFields(server, uuid, customerUuid);
  return { server, uuid: customerUuid };
}

/** Fields with personal data that no request of these integrations sets. */
async function saveOtherFields(
  { context, venue }: TestServer,
  bookingUuid: string,
  customerUuid: string,
): Promise<void> {
  const rule: CancellationPolicyRule = {
    id: 1,
    type: 'CARD_GUARANTEE',
    amountType: 'PER_PERSON',
    amount: 500,
    cancellationNoticeHours: 24,
    signWithinMinutes: 60,
    minCovers: 1,
    shiftIds: [],
    experienceIds: [],
  };
  await context.store.write(null, async (db) => {
    const booking = await findBooking(db, venue.accountId, bookingUuid);
    const customer = await findCustomerAnywhere(db, customerUuid);
    if (!booking || !customer) throw new Error('the guest has a booking');
    const now = context.now();
    const booked = { bookingAt: booking.bookingAt, currency: venue.currency, now };
    await saveBooking(
      { context, db, venue, cause: systemCause('test') },
      {
        before: booking,
        after: {
          ...booking,
          publicNotes: VALUES.publicNotes,
          privateNotes: VALUES.privateNotes,
          bookingExternalId: VALUES.externalBookingId,
          product: {
            id: 1,
            orderItemId: 1,
            orderUuid: VALUES.order,
            type: 'EXPERIENCE',
            name: VALUES.product,
            currency: 'EUR',
            experienceTickets: 2,
            quantity: 1,
            taxRate: 10,
            unitPrice: 4200,
            isGift: true,
          },
          waitList: { joinedAt: now, state: 'SKIPPED', offer: null, skipReason: VALUES.skipReason },
          ip: VALUES.ip,
          cancellationPolicy: {
            ...newBookedPolicy({ rule, covers: 2, fee: 0 }, booked),
            signedFromIp: VALUES.ipOfSignature,
          },
          version: booking.version + 1,
        },
      },
    );
    await saveCustomer({ context, db, cause: systemCause('test') }, customer, {
      ...customer,
      privateNotes: VALUES.customerNotes,
      tags: [{ id: 1, name: VALUES.tag, color: '#aa0000' }],
      earlierVisits: { count: 12, lastOn: VALUES.earlierLastVisitOn },
    });
    await sql`update customer_consents set ip = ${VALUES.ip}`.execute(db);
  });
}

import type { BookingCustomerRequest } from '../../contract/partner/create-booking.ts';
import type { Customer } from '../../domain/customer.ts';
import { findCustomerByContact, saveIntegrationCustomer } from '../../store/customers.ts';
import type { Tx } from '../tx.ts';
import { saveCustomer, saveNewCustomer } from './save-customer.ts';

/**
 * The customer of a new booking: the one requested by uuid, else the one with this email, else with
 * this phone, else a new one. An existing customer gets missing fields filled in; nothing is
 * overwritten, and `acceptsMarketing: false` does not withdraw an earlier consent.
 */
export async function matchCustomer(
  tx: Tx<'principal' | 'venue' | 'cause'>,
  request: BookingCustomerRequest,
  requested: Customer | null,
): Promise<Customer> {
  const { context, db, principal, venue } = tx;
  const contact = { email: request.email ?? null, phone: request.phone ?? null };
  const known = requested ?? (await findCustomerByContact(db, venue.accountId, contact));
  const customer = known
    ? withMissingFields(known, request, context.now())
    : newCustomer(tx, request);
  if (known) await saveCustomer(tx, known, customer);
  else await saveNewCustomer(tx, customer);
  const source = { accountId: venue.accountId, integration: principal.customerSource };
  await saveIntegrationCustomer(db, source, {
    customerUuid: customer.uuid,
    name: request.name,
    language: request.language ?? principal.language ?? venue.language,
    ...contact,
  });
  return customer;
}

function withMissingFields(
  known: Customer,
  request: BookingCustomerRequest,
  now: number,
): Customer {
  return {
    ...known,
    email: known.email ?? request.email ?? null,
    phone: known.phone ?? request.phone ?? null,
    birthDate: known.birthDate ?? request.birthDate ?? null,
    postalCode: known.postalCode ?? request.postalCode ?? null,
    consentedAt: known.consentedAt ?? (request.hasGdprConsent ? now : null),
    acceptsMarketing: known.acceptsMarketing || request.acceptsMarketing,
    updatedAt: now,
  };
}

function newCustomer(
  { context, principal, venue }: Tx<'principal' | 'venue'>,
  request: BookingCustomerRequest,
): Customer {
  const now = context.now();
  return {
    uuid: context.newUuid(),
    accountId: venue.accountId,
    name: request.name,
    email: request.email ?? null,
    phone: request.phone ?? null,
    birthDate: request.birthDate ?? null,
    postalCode: request.postalCode ?? null,
    language: request.language ?? principal.language ?? venue.language,
    country: request.country ?? venue.country,
    isVip: false,
    isBusiness: false,
    privateNotes: null,
    tags: [],
    acceptsImportantAlerts: false,
    earlierVisits: null,
    consentedAt: request.hasGdprConsent ? now : null,
    acceptsMarketing: request.acceptsMarketing,
    isErased: false,
    createdAt: now,
    updatedAt: now,
  };
}

import type { BookingCustomerRequest } from '../../contract/requests/create-booking.ts';
import type { Customer } from '../../domain/customer.ts';
import type { ChangeCause } from '../../domain/journal.ts';
import type { Venue } from '../../domain/venue.ts';
import { findCustomerByContact, saveIntegrationCustomer } from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { saveCustomer, saveNewCustomer } from './save-customer.ts';

/**
 * The customer of a new booking: the one requested by uuid, else the one with this email, else with
 * this phone, else a new one. An existing customer gets missing fields filled in; nothing is
 * overwritten, and `acceptsMarketing: false` does not withdraw an earlier consent.
 */
export async function matchCustomer(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  cause: ChangeCause,
  request: BookingCustomerRequest,
  requested: Customer | null,
): Promise<Customer> {
  const contact = { email: request.email ?? null, phone: request.phone ?? null };
  const known = requested ?? (await findCustomerByContact(db, venue.accountId, contact));
  const customer = known
    ? withMissingFields(known, request, context.now())
    : newCustomer(context, principal, venue, request);
  if (known) await saveCustomer(db, cause, known, customer);
  else await saveNewCustomer(db, cause, customer);
  await saveIntegrationCustomer(db, venue.accountId, principal.customerSource, {
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
  context: AppContext,
  principal: Principal,
  venue: Venue,
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

import * as z from 'zod/mini';
import type { Operation } from '../operation.ts';
import { PARTNER_OPERATIONS } from '../partner/operations.ts';
import {
  EraseCustomerRequest,
  ErasedCustomer,
  FoundCustomers,
  GuestBookings,
  GuestBookingsQuery,
  MergeCustomersRequest,
  MergedCustomers,
  SearchCustomersRequest,
  StaffCustomer,
} from './customers.ts';
import { UpdateCustomerRequest } from './update-customer.ts';

/** What every operation about one guest has. */
const ofCustomer = {
  params: PARTNER_OPERATIONS['get-customer'].params,
  query: z.object({}),
  body: z.unknown(),
  answer: StaffCustomer,
  problems: ['CUSTOMER_NOT_FOUND'],
} as const satisfies Partial<Operation>;

/** The endpoints of the staff API about guests. */
export const CUSTOMER_OPERATIONS = {
  'search-customers': {
    method: 'POST',
    path: '/customers/search',
    permission: 'customers:read',
    params: z.object({}),
    query: z.object({}),
    body: SearchCustomersRequest,
    answer: FoundCustomers,
    problems: [],
    summary: 'Find guests by a part of their name, email or phone number',
  },
  'get-customer': {
    method: 'GET',
    path: '/customers/{customerUuid}',
    ...ofCustomer,
    permission: 'customers:read',
    summary: 'The profile of a guest',
  },
  'list-guest-bookings': {
    method: 'GET',
    path: '/customers/{customerUuid}/bookings',
    ...ofCustomer,
    permission: 'customers:read',
    query: GuestBookingsQuery,
    answer: GuestBookings,
    summary: 'The bookings of a guest, newest first',
  },
  'update-customer': {
    method: 'PUT',
    path: '/customers/{customerUuid}',
    ...ofCustomer,
    permission: 'customers:update',
    body: UpdateCustomerRequest,
    problems: ['CUSTOMER_NOT_FOUND', 'BOOKING_IS_OUTDATED'],
    acceptsIfMatch: true,
    summary: 'Change what is known about a guest',
  },
  'merge-customers': {
    method: 'POST',
    path: '/customers/{customerUuid}/merge',
    ...ofCustomer,
    permission: 'customers:merge',
    body: MergeCustomersRequest,
    answer: MergedCustomers,
    problems: ['CUSTOMER_NOT_FOUND', 'BOOKING_IS_OUTDATED'],
    acceptsIfMatch: true,
    summary: 'Make two guests one',
  },
  'export-customer': {
    method: 'GET',
    path: '/customers/{customerUuid}/export',
    ...ofCustomer,
    permission: 'customers:export',
    answer: z.record(z.string(), z.unknown()),
    summary: 'Everything that is stored about a guest, as a file',
  },
  'erase-customer': {
    method: 'POST',
    path: '/customers/{customerUuid}/erase',
    ...ofCustomer,
    permission: 'customers:erase',
    body: EraseCustomerRequest,
    answer: ErasedCustomer,
    summary: 'Erase the personal data of a guest',
  },
} as const satisfies Record<string, Operation>;

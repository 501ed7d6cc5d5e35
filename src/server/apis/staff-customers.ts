import type { CUSTOMER_OPERATIONS } from '../../contract/staff/customer-operations.ts';
import type { StaffCustomer } from '../../contract/staff/customers.ts';
import type { CustomerProfile } from '../../operations/customers/customer-profile.ts';
import { eraseGuest } from '../../operations/customers/erase-customer.ts';
import { exportGuest } from '../../operations/customers/export-customer.ts';
import { listGuestBookings } from '../../operations/customers/list-guest-bookings.ts';
import { mergeCustomers } from '../../operations/customers/merge-customers.ts';
import { readCustomer } from '../../operations/customers/read-customer.ts';
import { searchCustomers } from '../../operations/customers/search-customers.ts';
import { updateCustomer } from '../../operations/customers/update-customer.ts';
import { withReadableTimes } from '../../operations/readable-times.ts';
import { ifMatchOf } from '../http/headers.ts';
import {
  foundCustomersShape,
  guestBookingsShape,
  mergedCustomersShape,
  staffCustomerShape,
} from '../shapes/guest-shape.ts';
import type { HandlerCall, Handlers } from './handler.ts';

/** The operations of the staff API about guests. */
export const CUSTOMER_HANDLERS: Handlers<typeof CUSTOMER_OPERATIONS> = {
  'search-customers': async ({ context, principal, input }) =>
    foundCustomersShape(await searchCustomers(context, principal, input.body)),
  'get-customer': async ({ context, principal, input, reply }) =>
    sendProfile(reply, await readCustomer(context, principal, input.params.customerUuid)),
  'list-guest-bookings': async ({ context, principal, input }) =>
    guestBookingsShape(
      await listGuestBookings(context, principal, {
        ...input.query,
        uuid: input.params.customerUuid,
      }),
    ),
  'update-customer': async ({ context, principal, input, request, reply }) => {
    const { customerUuid: uuid } = input.params;
    const update = { uuid, ifMatch: ifMatchOf(request), fields: input.body };
    return sendProfile(reply, await updateCustomer(context, principal, update));
  },
  'merge-customers': async ({ context, principal, input, request }) => {
    const { customerUuid: uuid } = input.params;
    const merge = { ...input.body, uuid, ifMatch: ifMatchOf(request) };
    return mergedCustomersShape(await mergeCustomers(context, principal, merge));
  },
  'export-customer': async ({ context, principal, input, reply }) => {
    const { customerUuid } = input.params;
    const { timezone, ...file } = await exportGuest(context, principal, customerUuid);
    reply.header('Content-Disposition', `attachment; filename="guest-${file.customer.uuid}.json"`);
    return withReadableTimes(timezone, file);
  },
  'erase-customer': async ({ context, principal, input }) => {
    const { customerUuid: uuid } = input.params;
    const erasure = await eraseGuest(context, principal, { ...input.body, uuid });
    const { bookingsCount, canceledBookingUuids } = erasure;
    return { bookingsCount, canceledBookingUuids };
  },
};

function sendProfile(
  reply: HandlerCall<unknown>['reply'],
  profile: CustomerProfile,
): StaffCustomer {
  reply.header('ETag', `"${profile.version}"`);
  return staffCustomerShape(profile);
}

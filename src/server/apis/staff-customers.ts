import type { CUSTOMER_ENDPOINTS } from '../../contract/staff/customer-endpoints.ts';
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
import type { Call, Handler } from './handler.ts';

type CustomerOperation = keyof typeof CUSTOMER_ENDPOINTS;

/** The operations of the staff API about guests. */
export const CUSTOMER_HANDLERS: {
  readonly [Name in CustomerOperation]: Handler<(typeof CUSTOMER_ENDPOINTS)[Name]>;
} = {
  'search-customers': async ({ context, principal, input }) =>
    foundCustomersShape(await searchCustomers(context, principal, input.body)),
  'get-customer': async ({ context, principal, input, reply }) =>
    sendProfile(reply, await readCustomer(context, principal, input.params.customerUuid)),
  'list-guest-bookings': async ({ context, principal, input }) =>
    guestBookingsShape(
      await listGuestBookings(context, principal, input.params.customerUuid, input.query),
    ),
  'update-customer': async ({ context, principal, input, request, reply }) => {
    const { customerUuid } = input.params;
    const ifMatch = ifMatchOf(request);
    return sendProfile(
      reply,
      await updateCustomer(context, principal, customerUuid, input.body, ifMatch),
    );
  },
  'merge-customers': async ({ context, principal, input, request }) => {
    const { customerUuid } = input.params;
    const ifMatch = ifMatchOf(request);
    return mergedCustomersShape(
      await mergeCustomers(context, principal, customerUuid, input.body, ifMatch),
    );
  },
  'export-customer': async ({ context, principal, input, reply }) => {
    const { customerUuid } = input.params;
    const { timezone, ...file } = await exportGuest(context, principal, customerUuid);
    reply.header('Content-Disposition', `attachment; filename="guest-${file.customer.uuid}.json"`);
    return withReadableTimes(timezone, file);
  },
  'erase-customer': async ({ context, principal, input }) => {
    const { customerUuid } = input.params;
    const erasure = await eraseGuest(context, principal, customerUuid, input.body);
    const { bookingsCount, canceledBookingUuids } = erasure;
    return { bookingsCount, canceledBookingUuids };
  },
};

function sendProfile(reply: Call<unknown>['reply'], profile: CustomerProfile): unknown {
  reply.header('ETag', `"${profile.version}"`);
  return staffCustomerShape(profile);
}

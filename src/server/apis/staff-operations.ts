import type { Endpoint } from '../../contract/endpoints.ts';
import { PATHS, STAFF_PATHS } from '../../contract/paths.ts';
import { STAFF_ENDPOINTS } from '../../contract/staff/endpoints.ts';
import { listTimes } from '../../operations/availability/list-times.ts';
import { readWaits } from '../../operations/availability/read-waits.ts';
import { writeTables } from '../../operations/bookings/assign-tables.ts';
import { writeCancellation } from '../../operations/bookings/cancel-booking.ts';
import { createStaffBooking } from '../../operations/bookings/create-staff-booking.ts';
import { listRequests } from '../../operations/bookings/list-requests.ts';
import { readLog } from '../../operations/bookings/read-log.ts';
import { writeUndo } from '../../operations/bookings/undo-change.ts';
import { writeTableMoveUndo } from '../../operations/bookings/undo-table-move.ts';

import { writeStaffUpdate } from '../../operations/bookings/update-staff-booking.ts';
import { writeStaffStatus } from '../../operations/bookings/write-staff-status.ts';
import { listBookingMessages } from '../../operations/messages/list-booking-messages.ts';
import { listVenueMessages } from '../../operations/messages/list-messages.ts';
import { sendMessageAgain } from '../../operations/messages/send-message-again.ts';
import { createBlock } from '../../operations/service-days/create-block.ts';
import { readServiceDaySettings } from '../../operations/service-days/read-service-day.ts';
import { releaseBlock } from '../../operations/service-days/release-block.ts';
import { updateServiceDay } from '../../operations/service-days/update-service-day.ts';
import { writeTicket } from '../../operations/tickets/close-ticket.ts';
import { writeTicketTransfer } from '../../operations/tickets/transfer-ticket.ts';
import { writeReadyTable } from '../../operations/wait-list/ready-table.ts';
import { writeSkip } from '../../operations/wait-list/skip-party.ts';
import { writeOfferWithdrawal } from '../../operations/wait-list/withdraw-offer.ts';
import { writeOffer } from '../../operations/wait-list/write-offer.ts';
import { bookingShape } from '../shapes/booking-shape.ts';
import { logShape } from '../shapes/log-shape.ts';
import { messageShape, messagesShape } from '../shapes/message-shape.ts';
import { blockAnswerShape, serviceDayShape } from '../shapes/service-day-shape.ts';
import { staffTimesShape } from '../shapes/staff-times-shape.ts';
import { waitsShape } from '../shapes/waits-shape.ts';
import { createOptionsOf } from './create-options.ts';
import { handleCreateWalkIn } from './create-walk-in.ts';
import type { Handler } from './handler.ts';
import { handleListStaffBookings } from './list-staff-bookings.ts';
import { type Api, serveEndpoint } from './operation-routes.ts';
import { handleReadReport, handleReadServiceReport } from './read-reports.ts';
import { sendRendered } from './rendered-response.ts';
import { handleStaffChange } from './staff-changes.ts';
import { CUSTOMER_HANDLERS } from './staff-customers.ts';
import { TEAM_HANDLERS } from './team-operations.ts';

type StaffOperation = keyof typeof STAFF_ENDPOINTS;

const HANDLERS: { readonly [Name in StaffOperation]: Handler<(typeof STAFF_ENDPOINTS)[Name]> } = {
  'create-booking': async ({ context, principal, input, request, reply }) => {
    const options = createOptionsOf(request);
    const response = await createStaffBooking(context, principal, input.body, options);
    return sendRendered(request, reply, response);
  },
  'update-booking': handleStaffChange('update-booking', writeStaffUpdate),
  'list-times': async ({ context, principal, input }) => {
    const view = await listTimes(context, principal, input.params.date, input.body);
    return staffTimesShape(view, principal.language ?? view.day.venue.language);
  },
  'read-waits': async ({ context, principal, input }) =>
    waitsShape(await readWaits(context, principal, input.query)),
  'list-requests': async ({ context, principal }) => {
    const { bookings, count } = await listRequests(context, principal);
    return { data: bookings.map(bookingShape), count };
  },
  'list-bookings': handleListStaffBookings,
  'create-walk-in': handleCreateWalkIn,
  'update-booking-status': handleStaffChange('update-booking-status', writeStaffStatus),
  'cancel-booking': handleStaffChange('cancel-booking', writeCancellation),
  'close-ticket': handleStaffChange('close-ticket', writeTicket),
  'transfer-ticket': handleStaffChange('transfer-ticket', writeTicketTransfer),
  'assign-tables': handleStaffChange('assign-tables', writeTables),
  'undo-table-move': handleStaffChange('undo-table-move', writeTableMoveUndo),
  'undo-change': handleStaffChange('undo-change', writeUndo),
  'offer-table': handleStaffChange('offer-table', writeOffer),
  'withdraw-offer': handleStaffChange('withdraw-offer', writeOfferWithdrawal),
  'skip-party': handleStaffChange('skip-party', writeSkip),
  'ready-table': handleStaffChange('ready-table', writeReadyTable),
  'list-messages': async ({ context, principal }) =>
    messagesShape(await listVenueMessages(context, principal)),
  'list-booking-messages': async ({ context, principal, input }) =>
    messagesShape(await listBookingMessages(context, principal, input.params.bookingUuid)),
  'send-message-again': async ({ context, principal, input }) => {
    const { bookingUuid, messageId } = input.params;
    const { venue, ...view } = await sendMessageAgain(context, principal, bookingUuid, messageId);
    return messageShape(venue, view);
  },
  'read-service-day': async ({ context, principal, input }) =>
    serviceDayShape(await readServiceDaySettings(context, principal, input.params.date)),
  'update-service-day': async ({ context, principal, input }) =>
    serviceDayShape(await updateServiceDay(context, principal, input.params.date, input.body)),
  'create-block': async ({ context, principal, input }) =>
    blockAnswerShape(await createBlock(context, principal, input.body)),
  'release-block': async ({ context, principal, input }) =>
    serviceDayShape(await releaseBlock(context, principal, input.params.blockId)),
  'read-log': async ({ context, principal, input }) =>
    logShape(await readLog(context, principal, input.params.bookingUuid)),
  'read-service-report': handleReadServiceReport,
  'read-report': handleReadReport,
  ...CUSTOMER_HANDLERS,
  ...TEAM_HANDLERS,
};

/** Serves the operations that only staff have, and those that are stricter in the staff API. */
export function serveStaffOperations(api: Api): void {
  const serve = <Name extends StaffOperation>(name: Name) => {
    const endpoint: Endpoint = STAFF_ENDPOINTS[name];
    const route =
      name in STAFF_PATHS
        ? STAFF_PATHS[name as keyof typeof STAFF_PATHS]
        : PATHS[name as keyof typeof PATHS];
    serveEndpoint(api, route, endpoint, HANDLERS[name] as Handler<Endpoint>);
  };
  for (const name of Object.keys(STAFF_ENDPOINTS) as StaffOperation[]) serve(name);
}

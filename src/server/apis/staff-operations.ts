import type { SIGNED_IN_OPERATIONS } from '../../contract/staff/operations.ts';
import { staffBookingShape } from '../../operations/answers/booking-shape.ts';
import { listTimes } from '../../operations/availability/list-times.ts';
import { readWaits } from '../../operations/availability/read-waits.ts';
import { assignTables } from '../../operations/bookings/assign-tables.ts';
import { cancelBooking } from '../../operations/bookings/cancel-booking.ts';
import { createStaffBooking } from '../../operations/bookings/create-staff-booking.ts';
import { listRequests } from '../../operations/bookings/list-requests.ts';
import { readLog } from '../../operations/bookings/read-log.ts';
import { undoChange } from '../../operations/bookings/undo-change.ts';
import { undoTableMove } from '../../operations/bookings/undo-table-move.ts';
import { updateStaffBooking } from '../../operations/bookings/update-staff-booking.ts';
import { updateStaffStatus } from '../../operations/bookings/write-staff-status.ts';
import { listBookingMessages } from '../../operations/messages/list-booking-messages.ts';
import { listVenueMessages } from '../../operations/messages/list-messages.ts';
import { sendMessageAgain } from '../../operations/messages/send-message-again.ts';
import { createBlock } from '../../operations/service-days/create-block.ts';
import { readServiceDaySettings } from '../../operations/service-days/read-service-day.ts';
import { releaseBlock } from '../../operations/service-days/release-block.ts';
import { updateServiceDay } from '../../operations/service-days/update-service-day.ts';
import { closeTicket } from '../../operations/tickets/close-ticket.ts';
import { transferTicket } from '../../operations/tickets/transfer-ticket.ts';
import { readyTable } from '../../operations/wait-list/ready-table.ts';
import { skipParty } from '../../operations/wait-list/skip-party.ts';
import { withdrawOffer } from '../../operations/wait-list/withdraw-offer.ts';
import { offerTable } from '../../operations/wait-list/write-offer.ts';
import { logShape } from '../shapes/log-shape.ts';
import { messageShape, messagesShape } from '../shapes/message-shape.ts';
import { blockAnswerShape, serviceDayShape } from '../shapes/service-day-shape.ts';
import { staffTimesShape } from '../shapes/staff-times-shape.ts';
import { waitsShape } from '../shapes/waits-shape.ts';
import { handleCreateWalkIn } from './create-walk-in.ts';
import type { Handlers } from './handler.ts';
import { HOUSE_HANDLERS } from './house-operations.ts';
import { handleListStaffBookings } from './list-staff-bookings.ts';
import { handleReadBooking, PARTNER_HANDLERS } from './partner-operations.ts';
import { handleReadReport, handleReadServiceReport } from './read-reports.ts';
import { sendCreated } from './rendered-response.ts';
import { repeatableCallOf } from './repeatable-call.ts';
import { SECOND_FACTOR_HANDLERS } from './second-factor-operations.ts';
import { handleStaffChange } from './staff-changes.ts';
import { CUSTOMER_HANDLERS } from './staff-customers.ts';
import { TEAM_HANDLERS } from './team-operations.ts';

/** The handlers of the staff API. */
export const STAFF_HANDLERS: Handlers<typeof SIGNED_IN_OPERATIONS> = {
  ...PARTNER_HANDLERS,
  'read-booking': handleReadBooking(staffBookingShape),
  'create-booking': async (call) => {
    const response = await createStaffBooking(repeatableCallOf(call), call.input.body);
    return sendCreated(call.request, call.reply, response);
  },
  'update-booking': handleStaffChange(updateStaffBooking),
  'list-times': async ({ context, principal, input }) => {
    const view = await listTimes(context, principal, { ...input.body, ...input.params });
    return staffTimesShape(view, principal.language ?? view.day.venue.language);
  },
  'read-waits': async ({ context, principal, input }) =>
    waitsShape(await readWaits(context, principal, input.query)),
  'list-requests': async ({ context, principal }) => {
    const { bookings, count } = await listRequests(context, principal);
    return { data: bookings.map(staffBookingShape), count };
  },
  'list-bookings': handleListStaffBookings,
  'create-walk-in': handleCreateWalkIn,
  'update-booking-status': handleStaffChange(updateStaffStatus),
  'cancel-booking': handleStaffChange(cancelBooking),
  'close-ticket': handleStaffChange(closeTicket),
  'transfer-ticket': handleStaffChange(transferTicket),
  'assign-tables': handleStaffChange(assignTables),
  'undo-table-move': handleStaffChange(undoTableMove),
  'undo-change': handleStaffChange(undoChange),
  'offer-table': handleStaffChange(offerTable),
  'withdraw-offer': handleStaffChange(withdrawOffer),
  'skip-party': handleStaffChange(skipParty),
  'ready-table': handleStaffChange(readyTable),
  'list-messages': async ({ context, principal }) =>
    messagesShape(await listVenueMessages(context, principal)),
  'list-booking-messages': async ({ context, principal, input }) =>
    messagesShape(await listBookingMessages(context, principal, input.params.bookingUuid)),
  'send-message-again': async ({ context, principal, input }) => {
    const { venue, ...view } = await sendMessageAgain(context, principal, input.params);
    return messageShape(venue, view);
  },
  'read-service-day': async ({ context, principal, input }) =>
    serviceDayShape(await readServiceDaySettings(context, principal, input.params.date)),
  'update-service-day': async ({ context, principal, input }) =>
    serviceDayShape(await updateServiceDay(context, principal, { ...input.body, ...input.params })),
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
  ...SECOND_FACTOR_HANDLERS,
  ...HOUSE_HANDLERS,
};

import type { Migration } from 'kysely/migration';
import { venuesAndBookings } from './0017-venues-and-bookings.ts';
import { journal } from './0018-journal.ts';
import { privacyNotices } from './0019-privacy-notices.ts';
import { walkInGuests } from './0020-walk-in-guests.ts';
import { messages } from './0021-messages.ts';
import { tableHolds } from './0022-table-holds.ts';
import { eventsAndWebhooks } from './0023-events-and-webhooks.ts';
import { waitList } from './0024-wait-list.ts';
import { messageKinds } from './0025-message-kinds.ts';
import { staffRoles } from './0026-staff-roles.ts';
import { serviceDaysAndBlocks } from './0027-service-days-and-blocks.ts';
import { customerSearch } from './0028-customer-search.ts';
import { team } from './0029-team.ts';
import { venueVersions } from './0030-venue-versions.ts';
import { reminderPlans } from './0031-reminder-plans.ts';
import { approvedBodies } from './0032-approved-bodies.ts';
import { consentsOfCustomers } from './0033-consents-of-customers.ts';
import { secondFactors } from './0035-second-factors.ts';
import { messagesAboutWebhooks } from './0036-messages-about-webhooks.ts';
import { walkInEmails } from './0037-walk-in-emails.ts';
import { exemptFromPace } from './0038-exempt-from-pace.ts';
import { phoneEndings } from './0040-phone-endings.ts';
import { earlierVisits } from './0041-earlier-visits.ts';

/**
 * In order of their names. The first one has the schema that SQLite reached with its migration of that
 * number; a test holds that both engines have the same tables and columns. A released migration never
 * changes; a new one is added after it.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '0017-venues-and-bookings': venuesAndBookings,
  '0018-journal': journal,
  '0019-privacy-notices': privacyNotices,
  '0020-walk-in-guests': walkInGuests,
  '0021-messages': messages,
  '0022-table-holds': tableHolds,
  '0023-events-and-webhooks': eventsAndWebhooks,
  '0024-wait-list': waitList,
  '0025-message-kinds': messageKinds,
  '0026-staff-roles': staffRoles,
  '0027-service-days-and-blocks': serviceDaysAndBlocks,
  '0028-customer-search': customerSearch,
  '0029-team': team,
  '0030-venue-versions': venueVersions,
  '0031-reminder-plans': reminderPlans,
  '0032-approved-bodies': approvedBodies,
  '0033-consents-of-customers': consentsOfCustomers,
  '0035-second-factors': secondFactors,
  '0036-messages-about-webhooks': messagesAboutWebhooks,
  '0037-walk-in-emails': walkInEmails,
  '0038-exempt-from-pace': exemptFromPace,
  '0040-phone-endings': phoneEndings,
  '0041-earlier-visits': earlierVisits,
};

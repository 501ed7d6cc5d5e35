import type { Migration } from 'kysely/migration';
import { venuesAndBookings } from './0001-venues-and-bookings.ts';
import { contactsAsSent } from './0002-contacts-as-sent.ts';
import { sealedAnswers } from './0003-sealed-answers.ts';
import { lastUseOfKeys } from './0004-last-use-of-keys.ts';
import { workDayVersions } from './0005-work-day-versions.ts';
import { tablesOnBookings } from './0006-tables-on-bookings.ts';
import { visitsByCustomer } from './0007-visits-by-customer.ts';
import { encryptedResponses } from './0008-encrypted-responses.ts';
import { attempts } from './0009-attempts.ts';
import { unfinishedErasures } from './0010-unfinished-erasures.ts';
import { customerNamesAsSent } from './0011-customer-names-as-sent.ts';
import { consentWordings } from './0012-consent-wordings.ts';
import { openBookingsPerGuest } from './0013-open-bookings-per-guest.ts';
import { partiesInTheHouse } from './0014-parties-in-the-house.ts';
import { tableMoves } from './0015-table-moves.ts';
import { fewerReads } from './0016-fewer-reads.ts';
import { ticketsAndVisits } from './0017-tickets-and-visits.ts';
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
import { customerSearchInBatches } from './0039-customer-search-in-batches.ts';
import { phoneEndings } from './0040-phone-endings.ts';
import { earlierVisits } from './0041-earlier-visits.ts';

/** In order of their names. A released migration never changes; a new one is added after it. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-venues-and-bookings': venuesAndBookings,
  '0002-contacts-as-sent': contactsAsSent,
  '0003-sealed-answers': sealedAnswers,
  '0004-last-use-of-keys': lastUseOfKeys,
  '0005-work-day-versions': workDayVersions,
  '0006-tables-on-bookings': tablesOnBookings,
  '0007-visits-by-customer': visitsByCustomer,
  '0008-encrypted-responses': encryptedResponses,
  '0009-attempts': attempts,
  '0010-unfinished-erasures': unfinishedErasures,
  '0011-customer-names-as-sent': customerNamesAsSent,
  '0012-consent-wordings': consentWordings,
  '0013-open-bookings-per-guest': openBookingsPerGuest,
  '0014-parties-in-the-house': partiesInTheHouse,
  '0015-table-moves': tableMoves,
  '0016-fewer-reads': fewerReads,
  '0017-tickets-and-visits': ticketsAndVisits,
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
  '0039-customer-search-in-batches': customerSearchInBatches,
  '0040-phone-endings': phoneEndings,
  '0041-earlier-visits': earlierVisits,
};

import type { ImportedCustomers } from '../../contract/staff/customer-import.ts';
import type { HOUSE_ENDPOINTS } from '../../contract/staff/house-endpoints.ts';
import { inPieces } from '../../operations/availability/in-pieces.ts';
import {
  importCustomers,
  previewCustomerImport,
} from '../../operations/customers/import-customers.ts';
import { readCountry } from '../../operations/venues/read-country.ts';
import type { Handler } from './handler.ts';
import { readGuests } from './imported-guests.ts';

/** As many faults as somebody corrects at a time, and as many phone numbers as somebody looks over. */
const MAX_LISTED = 100;

/** POST /staff/v3/customers/import: all guests of the file, or none if any line has a fault. */
export const handleImportCustomers: Handler<(typeof HOUSE_ENDPOINTS)['import-customers']> = async ({
  context,
  principal,
  input,
}) => {
  const country = await readCountry(context, principal);
  const { language } = principal;
  const reading = readGuests(input.body, { country, language });
  const { guests, faults, nationalPhones } = await inPieces(reading);
  const isSaved = !input.body.dryRun && faults.length === 0;
  const counts = isSaved
    ? await importCustomers(context, principal, guests)
    : await previewCustomerImport(context, principal, guests);
  return {
    isSaved,
    ...counts,
    faults: faults.slice(0, MAX_LISTED),
    faultsCount: faults.length,
    nationalPhones: nationalPhones.slice(0, MAX_LISTED),
    nationalPhonesCount: nationalPhones.length,
  } satisfies ImportedCustomers;
};

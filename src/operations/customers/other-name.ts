import type { ImportedCustomer, OtherName } from '../../contract/staff/customer-import.ts';
import type { Customer } from '../../domain/customer.ts';
import { isSameName } from '../../domain/same-name.ts';

/** A line of a file that can be imported. */
export interface ImportedLine {
  /** In the file, from 1. */
  line: number;
  guest: ImportedCustomer;
}

/** The guest that a line is about. */
export interface MatchedLine {
  /** Without an email or phone number that stays with another guest; null if the line is left out. */
  guest: ImportedCustomer | null;
  /** The known guest with the same email or phone number. */
  known: Customer | null;
  /** Null if the email and phone number belong to no other name. */
  otherName: OtherName | null;
}

type FindKnown = (guest: ImportedCustomer) => Promise<Customer | null> | Customer | null;

/**
 * Finds the guest that a line is about, if its email or phone number may belong to another name.
 * @param find the known guest with this email, else with this phone number
 */
export async function matchLine(
  { line, guest }: ImportedLine,
  wanted: OtherName['becomes'],
  find: FindKnown,
): Promise<MatchedLine> {
  let own = guest;
  let otherName: OtherName | null = null;
  for (;;) {
    const known = await find(own);
    const isOther = known !== null && !isSameName(known.name, own.name);
    const holder = isOther || wanted === 'SAME_GUEST' ? known : await otherHolder(own, known, find);
    if (!holder || (holder === known && !isOther)) return { guest: own, known, otherName };
    const isByEmail = isOther && own.email?.toLowerCase() === known.email?.toLowerCase();
    const shared = own.email !== null && isByEmail ? 'email' : 'phone';
    const contact = own[shared] ?? '';
    otherName ??= { line, name: own.name, contact, guestName: holder.name, becomes: wanted };
    if (wanted === 'SAME_GUEST') return { guest: own, known, otherName };
    own = { ...own, [shared]: null };
    // A guest without any contact cannot be recognized: each import would add them again.
    const hasContact = own.email !== null || own.phone !== null;
    if (wanted === 'LEFT_OUT' || !hasContact)
      return { guest: null, known: null, otherName: { ...otherName, becomes: 'LEFT_OUT' } };
  }
}

/** The guest with another name who has the phone number that would be added to a guest known by email. */
async function otherHolder(
  own: ImportedCustomer,
  known: Customer | null,
  find: FindKnown,
): Promise<Customer | null> {
  if (!known || known.phone !== null || own.phone === null) return null;
  const holder = await find({ ...own, email: null });
  return holder && !isSameName(holder.name, own.name) ? holder : null;
}

import type { ImportedCustomer, OtherName } from '../../contract/staff/customer-import.ts';
import type { Customer } from '../../domain/customer.ts';
import { isSameName } from '../../domain/same-name.ts';

/** A line of a file that can be imported. */
export interface ImportedLine {
  /** In the file, from 1. */
  line: number;
  guest: ImportedCustomer;
}

/** Whom a line is about. */
export interface MatchedLine {
  /** Without a contact that stays with somebody else; null if the line is left out. */
  guest: ImportedCustomer | null;
  /** Who is known by the contact of the guest. */
  known: Customer | null;
  /** Null if nobody with another name has the contact. */
  otherName: OtherName | null;
}

type FindKnown = (guest: ImportedCustomer) => Promise<Customer | null> | Customer | null;

/**
 * Finds whom a line is about, where its email or phone number may be that of somebody with another name.
 * @param find who is known by email, else by phone
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
    // Nobody would be known again without any contact: each import would add them once more.
    const hasContact = own.email !== null || own.phone !== null;
    if (wanted === 'LEFT_OUT' || !hasContact)
      return { guest: null, known: null, otherName: { ...otherName, becomes: 'LEFT_OUT' } };
  }
}

/** Somebody with another name who has the phone number that a guest who is known by email would get. */
async function otherHolder(
  own: ImportedCustomer,
  known: Customer | null,
  find: FindKnown,
): Promise<Customer | null> {
  if (!known || known.phone !== null || own.phone === null) return null;
  const holder = await find({ ...own, email: null });
  return holder && !isSameName(holder.name, own.name) ? holder : null;
}

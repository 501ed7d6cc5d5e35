/**
 * The venue's rules that staff may set aside, each by its name:
 * - SHIFT: what the shift offers, or that there is one at all
 * - STEP: at which minutes parties begin
 * - WINDOW: how soon and how far ahead one can book
 * - SIZE: the party sizes of shift and experience
 * - PACE: how many covers and parties begin at the same time
 * - STOCK: high chairs, places for strollers, add-ons
 * - TABLE: that the party fits its tables, and that others are not moved shortly before they come
 * - OFFER: that tables offered to a party on the wait list are kept for it
 * - BLOCK: that tables which staff blocked stay free
 *
 * No rule lets two parties have one table at the same time.
 */
export const STAFF_RULES = [
  'SHIFT',
  'STEP',
  'WINDOW',
  'SIZE',
  'PACE',
  'STOCK',
  'TABLE',
  'OFFER',
  'BLOCK',
] as const;
export type StaffRule = (typeof STAFF_RULES)[number];

/** A rule that stands against a booking, with what it is about. */
export interface BrokenRule {
  rule: StaffRule;
  code: BrokenRuleCode;
  /** The number that the rule sets: covers, parties, minutes, days or pieces, depending on the code. */
  limit: number | null;
  /** How much of it is used already, without the booking. */
  taken: number | null;
}

/** What exactly a rule is about, in the order in which it is reported. */
export const BROKEN_RULE_CODES = [
  'CLOSED',
  'AREA_NOT_OFFERED',
  'EXPERIENCE_REQUIRED',
  'EXPERIENCE_NOT_OFFERED',
  'TICKETS_NOT_ALLOWED',
  'ADD_ONS_NOT_OFFERED',
  'OFF_STEP',
  'PAST',
  'TOO_SOON',
  'TOO_FAR_AHEAD',
  'PARTY_TOO_SMALL',
  'PARTY_TOO_LARGE',
  'COVERS_PER_SLOT',
  'PARTIES_PER_SLOT',
  'HIGH_CHAIRS',
  'STROLLERS',
  'ADD_ON_STOCK',
  'NO_TABLE_FREE',
  'TABLES_TOO_SMALL',
  'TABLES_TOO_LARGE',
  'MOVES_FROZEN',
  'NEXT_AT_RISK',
  'OFFERED',
  'BLOCKED',
] as const;
export type BrokenRuleCode = (typeof BROKEN_RULE_CODES)[number];

export function broken(
  rule: StaffRule,
  code: BrokenRuleCode,
  limit: number | null = null,
  taken: number | null = null,
): BrokenRule {
  return { rule, code, limit, taken };
}

import { Refusal, type RefusalCode } from '../refusal.ts';
import type { BrokenRule, BrokenRuleCode, StaffRule } from './staff-rules.ts';

/** The refusal of a change by staff for rules of the venue that the request did not set aside. */
export class RulesRefusal extends Refusal {
  readonly rules: readonly BrokenRule[];

  /** @param details whom it is about, where that is known */
  constructor(rules: readonly BrokenRule[], details = '') {
    const [first] = rules;
    if (!first) throw new Error('A refusal for rules needs one.');
    const names = [...new Set(rules.map(({ rule }) => rule))];
    const reasons = rules.map((rule) => REASONS[rule.code](rule.limit ?? 0, rule.taken ?? 0));
    const advice = `To do it anyway, send force: ${JSON.stringify(names)}.`;
    super(CODES[first.rule], [details, ...reasons, advice].filter(Boolean).join(' '));
    this.rules = rules;
  }
}

const CODES: Record<StaffRule, RefusalCode> = {
  SHIFT: 'NO_AVAILABLE_SLOT',
  STEP: 'NO_AVAILABLE_SLOT',
  WINDOW: 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
  SIZE: 'NO_AVAILABLE_SLOT',
  PACE: 'NO_AVAILABLE_SLOT',
  STOCK: 'BOOKING_AVAILABILITY_NOT_FOUND',
  TABLE: 'NO_AVAILABLE_SLOT',
  OFFER: 'NO_AVAILABLE_SLOT',
  BLOCK: 'NO_AVAILABLE_SLOT',
};

const REASONS: Record<BrokenRuleCode, (limit: number, taken: number) => string> = {
  CLOSED: () => 'No shift takes bookings at that time.',
  AREA_NOT_OFFERED: () => 'The shift does not serve that area.',
  EXPERIENCE_REQUIRED: () => 'The shift takes only bookings of an experience.',
  EXPERIENCE_NOT_OFFERED: () => 'The experience is not offered then and there.',
  TICKETS_NOT_ALLOWED: () => 'The experience is not sold in that number of tickets.',
  ADD_ONS_NOT_OFFERED: () => 'The add-ons cannot be ordered in that way then.',
  OFF_STEP: (limit) => `Parties begin every ${limit} minutes.`,
  PAST: () => 'That time is past.',
  TOO_SOON: (limit) => `Bookings are taken until ${limit} minutes before.`,
  TOO_FAR_AHEAD: (limit) => `Bookings are taken up to ${limit} days ahead.`,
  PARTY_TOO_SMALL: (limit) => `Parties of ${limit} and more are taken.`,
  PARTY_TOO_LARGE: (limit) => `Parties of up to ${limit} are taken.`,
  COVERS_PER_SLOT: (limit, taken) => `${taken} of ${limit} covers begin then already.`,
  PARTIES_PER_SLOT: (limit, taken) => `${taken} of ${limit} parties begin then already.`,
  HIGH_CHAIRS: (limit, taken) => `${taken} of ${limit} high chairs are in use then.`,
  STROLLERS: (limit, taken) => `${taken} of ${limit} places for strollers are in use then.`,
  ADD_ON_STOCK: (limit, taken) => `${taken} of ${limit} pieces of an add-on are sold then.`,
  NO_TABLE_FREE: () => 'No table is free for this party then.',
  TABLES_TOO_SMALL: (limit) => `Those tables seat ${limit}.`,
  TABLES_TOO_LARGE: (limit) => `Those tables are for parties of ${limit} and more.`,
  MOVES_FROZEN: (limit) =>
    `A booking that begins within ${limit} minutes would have to move to other tables.`,
  NEXT_AT_RISK: () =>
    'The next booking at those tables begins before these guests are expected to leave.',
  OFFERED: (limit) =>
    `Those tables are offered to a party on the wait list for another ${limit} minutes.`,
  BLOCKED: (limit) => `Those tables are blocked for another ${limit} minutes.`,
};

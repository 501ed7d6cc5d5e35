import { RulesRefusal } from '../../domain/availability/rules-refusal.ts';
import type {
  BrokenRule,
  BrokenRuleCode,
  StaffRule,
} from '../../domain/availability/staff-rules.ts';
import type { Booking } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Principal } from '../principal.ts';
import { describeTaken, type TakenTables } from './tables-taken-refusal.ts';

const ABOUT_OTHERS: ReadonlySet<BrokenRuleCode> = new Set([
  'MOVES_FROZEN',
  'NEXT_AT_RISK',
  'OFFERED',
  'BLOCKED',
]);

/**
 * Throws if the caller may not leave a booking out of the pace, and the request does: that sets the pace aside, for it
 * and for those that come after it.
 * @throws Refusal FORBIDDEN
 */
export function requireMayExempt(
  { capabilities }: Principal,
  before: Pick<Booking, 'isExemptFromPace'> | null,
  request: { isExemptFromPace?: boolean | undefined },
): void {
  if (!request.isExemptFromPace || before?.isExemptFromPace || capabilities.mayForceRules) return;
  throw new Refusal(
    'FORBIDDEN',
    'You may not leave a booking out of the pace (isExemptFromPace). Ask somebody who may.',
  );
}

interface SetAside {
  /** The rules that the request sets aside. */
  force?: readonly StaffRule[] | undefined;
  /** The tables of the change: the refusal says who occupies them. */
  tables?: TakenTables | null | undefined;
}

/**
 * Throws unless the caller sets aside every rule that stands against a change, and may.
 * @returns those of the rules that stood against it, for the journal
 * @throws RulesRefusal, Refusal FORBIDDEN
 */
export async function requireRules(
  principal: Principal,
  broken: readonly BrokenRule[],
  { force = [], tables = null }: SetAside,
): Promise<StaffRule[]> {
  const left = broken.filter(({ rule }) => !force.includes(rule));
  const isAboutOthers = left.some(({ code }) => ABOUT_OTHERS.has(code));
  if (left.length > 0)
    throw new RulesRefusal(left, tables && isAboutOthers ? await describeTaken(tables) : '');
  const forced = [...new Set(broken.map(({ rule }) => rule))];
  requireMayForce(principal, forced);
  return forced;
}

/** @throws Refusal FORBIDDEN unless the caller may set these rules aside */
export function requireMayForce({ capabilities }: Principal, forced: readonly StaffRule[]): void {
  if (forced.length === 0 || capabilities.mayForceRules) return;
  throw new Refusal(
    'FORBIDDEN',
    `You may not set aside the rules of the venue (${forced.join(', ')}). Ask somebody who may.`,
  );
}

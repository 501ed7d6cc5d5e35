import * as z from 'zod/mini';
import { BROKEN_RULE_CODES, STAFF_RULES } from '../../domain/availability/staff-rules.ts';
import * as limits from '../limits.ts';
import { Problem, STAFF_PROBLEM_CODES } from '../problem.ts';

export const StaffRule = z.enum(STAFF_RULES);

/** The rules that staff set aside with a request. */
export const Force = {
  force: z.optional(z.array(StaffRule).check(z.maxLength(STAFF_RULES.length))),
};

/** A rule that stands against a booking: its name for `force`, and what it is about. */
export const BrokenRule = z.object({
  rule: StaffRule,
  code: z.enum(BROKEN_RULE_CODES),
  /** Covers, parties, minutes, days or pieces, depending on the code. */
  limit: z.nullable(z.int()),
  /** How much of it is used already. */
  taken: z.nullable(z.int()),
});

/**
 * A problem as the staff API answers with it: a refusal for the venue's own rules names each of them, one for the day the
 * work day of the booking.
 */
export const StaffProblem = z.extend(Problem, {
  code: z.enum(STAFF_PROBLEM_CODES),
  rules: z.optional(z.array(BrokenRule)),
  workDay: z.optional(limits.WallDate),
});
export type StaffProblem = z.infer<typeof StaffProblem>;

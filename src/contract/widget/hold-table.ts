import * as z from 'zod/mini';
import { AddOnRequest, ExperienceRequest } from '../availability.ts';
import * as limits from '../limits.ts';

/** POST /widget/v3/holds: what would be booked, as in a create request. */
export const HoldTableRequest = z.object({
  date: limits.WallDate,
  time: limits.WallTime,
  pax: limits.Pax,
  paxChildren: limits.PaxChildren,
  floorPlanAreaId: z.nullish(limits.Id),
  experience: z.nullish(ExperienceRequest),
  addOns: z.optional(z.array(AddOnRequest).check(z.maxLength(100))),
  highChairs: z.optional(limits.Count),
  strollers: z.optional(limits.Count),
  /** Of an earlier hold, which ends. */
  holdSecret: z.nullish(limits.HoldSecret),
});
export type HoldTableRequest = z.infer<typeof HoldTableRequest>;

/** POST /widget/v3/holds/prolong and …/release */
export const HoldRequest = z.object({ holdSecret: limits.HoldSecret });
export type HoldRequest = z.infer<typeof HoldRequest>;

export const HoldAnswer = z.object({
  /** Null if no table is kept. */
  hold: z.nullable(
    z.object({
      secret: z.string(),
      /** The table is kept until then. */
      expiresAt: limits.DateTime,
      /** How long that is from now, whatever the device's clock says. */
      secondsLeft: z.int(),
      /** Whether it can be prolonged, which is possible once. */
      mayProlong: z.boolean(),
    }),
  ),
});
export type HoldAnswer = z.infer<typeof HoldAnswer>;

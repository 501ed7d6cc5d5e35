import type { AddOn } from '../../venue.ts';
import type { Instant, WallTime } from '../../venue-time.ts';
import type { BookingCriteria } from '../availability.ts';
import type { TableOption } from '../seating/floor.ts';

/** Why a slot is unavailable: the broken rule, or what is lacking. */
export const REASON_CODES = [
  'CLOSED',
  'PARTY_TOO_SMALL',
  'PARTY_TOO_LARGE',
  'TOO_SOON',
  'TOO_FAR_AHEAD',
  'PAST',
  'MANUAL_CONFIRMATION',
  'EXPERIENCE_REQUIRED',
  'EXPERIENCE_NOT_AVAILABLE',
  'AREA_NOT_AVAILABLE',
  'ADD_ON_NOT_AVAILABLE',
  'ADD_ON_STOCK',
  'HIGH_CHAIRS_NOT_AVAILABLE',
  'STROLLERS_NOT_AVAILABLE',
  'COVERS_PER_SLOT',
  'PARTIES_PER_SLOT',
  'TABLES_TAKEN',
  'NO_TABLE_FOR_PARTY',
] as const;
type ReasonCode = (typeof REASON_CODES)[number];

/** A rule that is broken, or stock or pacing that does not suffice. */
export type UnavailabilityReason = RuleReason | SizeReason | LimitReason | TableReason;

/** A rule without a number. */
interface RuleReason {
  code: Exclude<ReasonCode, (SizeReason | LimitReason | TableReason)['code']>;
}

/** The shift takes parties of these sizes only, in covers. */
type SizeReason =
  | { code: 'PARTY_TOO_SMALL'; minimum: number }
  | { code: 'PARTY_TOO_LARGE'; limit: number };

/** Of `limit`, so many are taken that the rest does not suffice. */
export type LimitReason =
  | {
      code:
        | 'COVERS_PER_SLOT'
        | 'PARTIES_PER_SLOT'
        | 'HIGH_CHAIRS_NOT_AVAILABLE'
        | 'STROLLERS_NOT_AVAILABLE';
      limit: number;
      taken: number;
    }
  | { code: 'ADD_ON_STOCK'; addOn: AddOn; limit: number; taken: number };

export type TableReason =
  | {
      code: 'TABLES_TAKEN';
      /** The tables and combinations that seat a party of this size there. */
      options: readonly TableOption[];
      /**
       * From when on, without moving anybody, one of them is free for the whole stay. Null if that is after the
       * last booking time of the shift.
       */
      freeAt: Instant | null;
    }
  | {
      /** No table and no combination there seats a party of this size. */
      code: 'NO_TABLE_FOR_PARTY';
      /** The largest smaller party that can sit together there; null if none can. */
      limit: number | null;
      /** The smallest larger party for which there are tables; null if there are none. */
      minimum: number | null;
    };

export const SUGGESTED_CHANGES = ['AREA', 'TIME', 'PARTY'] as const;

/** A small change with which the slot is available. */
export interface Suggestion {
  change: (typeof SUGGESTED_CHANGES)[number];
  time: WallTime;
  startAt: Instant;
  /** With the change. At a time at which an area must be chosen, it has one. */
  criteria: BookingCriteria;
}

/** Why a slot is unavailable, and with which small changes it is available. */
export interface SlotExplanation {
  reason: UnavailabilityReason;
  suggestions: readonly Suggestion[];
}

import type { CreateBookingRequest } from '../../contract/partner/create-booking.ts';
import type { Booking } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Promo, RedemptionCode, Venue } from '../../domain/venue.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { isRedeemed } from '../../store/bookings.ts';
import type { Tx } from '../tx.ts';

/** The promo with this code, ignoring case; null if it is not valid on any of these work days. */
export function findPromo(
  venue: Venue,
  code: string,
  days: { from: WallDate; to: WallDate },
): Promo | null {
  const lowerCase = code.toLowerCase();
  const promo = venue.promos.find((one) => one.code.toLowerCase() === lowerCase);
  return promo && promo.validFrom <= days.to && promo.validUntil >= days.from ? promo : null;
}

/**
 * The redemption code, which can be used once and may stand for a product that was paid for; ignores case.
 * Null if it is used or not valid on the work day.
 */
export async function findRedemptionCode(
  { db, venue }: Tx<'venue'>,
  code: string,
  workDay: WallDate,
): Promise<RedemptionCode | null> {
  const lowerCase = code.toLowerCase();
  const found = venue.redemptionCodes.find((one) => one.code.toLowerCase() === lowerCase);
  if (!found || workDay < found.validFrom || workDay > found.validUntil) return null;
  return (await isRedeemed(db, venue.accountId, found.code)) ? null : found;
}

/** The promo and the redemption code of a new booking. */
export interface PromoCodes {
  promo: Promo | null;
  redemption: RedemptionCode | null;
}

const INVALID_REASONS = {
  promoCode: 'unknown or not valid on this day',
  redemptionCode: 'unknown, not valid on this day or already used',
};

/** A promo or redemption code of a request is unknown or not valid on its day, or was already redeemed. */
export class InvalidCodeError extends Refusal {
  readonly invalidCode: string;

  constructor(field: keyof typeof INVALID_REASONS, invalidCode: string) {
    super(
      'BOOKING_AVAILABILITY_NOT_FOUND',
      `The ${field} is ${INVALID_REASONS[field]}. Book without it, or correct it.`,
    );
    this.invalidCode = invalidCode;
  }
}

/**
 * The promo and the redemption code of a request; null for a code that was not sent.
 * @throws InvalidCodeError
 */
export async function requirePromoCodes(
  tx: Tx<'venue'>,
  request: Pick<CreateBookingRequest, 'date' | 'promoCode' | 'redemptionCode'>,
): Promise<PromoCodes> {
  const { venue } = tx;
  const { promoCode, redemptionCode, date } = request;
  const promo = promoCode ? findPromo(venue, promoCode, { from: date, to: date }) : null;
  if (promoCode && !promo) throw new InvalidCodeError('promoCode', promoCode);
  const redemption = redemptionCode ? await findRedemptionCode(tx, redemptionCode, date) : null;
  if (redemptionCode && !redemption) throw new InvalidCodeError('redemptionCode', redemptionCode);
  return { promo, redemption };
}

/**
 * Throws unless the promo and the redemption code of a booking are also valid on another work day. Codes
 * that the venue has since removed are ignored.
 * @throws Refusal BOOKING_AVAILABILITY_NOT_FOUND
 */
export function requirePromoCodesOn(
  venue: Venue,
  { promoId, redemptionCode }: Pick<Booking, 'promoId' | 'redemptionCode'>,
  workDay: WallDate,
): void {
  const promo = venue.promos.find(({ id }) => id === promoId);
  const redemption = venue.redemptionCodes.find((one) => one.code === redemptionCode);
  for (const [name, code] of [
    ['promo', promo],
    ['redemption code', redemption],
  ] as const) {
    if (!code || (code.validFrom <= workDay && workDay <= code.validUntil)) continue;
    throw new Refusal(
      'BOOKING_AVAILABILITY_NOT_FOUND',
      `The ${name} of this booking is valid from ${code.validFrom} to ${code.validUntil}. Choose a day in that range.`,
    );
  }
}

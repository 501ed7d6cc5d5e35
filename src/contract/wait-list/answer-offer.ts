import * as z from 'zod/mini';

const OFFER_ANSWERS = ['CLAIM', 'DECLINE', 'ASK_AGAIN'] as const;

/** PUT /widget/v3/bookings/{bookingUuid}/offer */
export const AnswerOfferRequest = z.object({ answer: z.enum(OFFER_ANSWERS) });
export type AnswerOfferRequest = z.infer<typeof AnswerOfferRequest>;

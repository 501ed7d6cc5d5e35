import * as z from 'zod/mini';
import type { Messages } from '../locales/messages.ts';
import { toE164 } from '../phone.ts';

// Without it, zod looks whether the page lets it make code of text, and a strict page reports that.
z.config({ jitless: true });

/** The message of each fault is the name of its words, so that a fault changes language with the rest. */
export type FaultWords = Extract<keyof Messages, `${string}Fault` | 'tooLong'>;

const say = (words: FaultWords): FaultWords => words;
const atMost = (length: number) =>
  z.string().check(z.refine((text) => [...text].length <= length, say('tooLong')));
const agreed = (words: FaultWords) => z.boolean().check(z.refine((yes) => yes, say(words)));
const emptyOr = (isGood: (text: string) => boolean, words: FaultWords) =>
  z.string().check(z.refine((text) => text.trim() === '' || isGood(text.trim()), say(words)));

/**
 * What the form must be before anything is sent. What can only be ticked or picked from a list cannot
 * be wrong, and is not looked at.
 */
export function detailsSchema(circumstances: { country: string; isTimeLimited: boolean }) {
  const { country, isTimeLimited } = circumstances;
  return z
    .object({
      name: atMost(255).check(z.refine((name) => [...name.trim()].length >= 3, say('nameFault'))),
      email: emptyOr(isEmail, 'emailFault'),
      phone: emptyOr((phone) => toE164(phone, country) !== null, 'phoneFault'),
      acceptsTimeLimit: isTimeLimited ? agreed('timeLimitFault') : z.boolean(),
      hasGdprConsent: agreed('consentFault'),
      allergiesDescription: atMost(1024),
      customerSpecialRequests: atMost(1024),
      hotelRoom: atMost(50),
      promoCode: emptyOr((code) => code.length >= 6 && code.length <= 255, 'promoCodeFault'),
      redemptionCode: emptyOr((code) => [...code].length === 6, 'redemptionCodeFault'),
    })
    .check(
      z.refine(({ email, phone }) => email.trim() !== '' || phone.trim() !== '', {
        message: say('contactFault'),
        path: ['email'],
        // Said together with everything else, not only once the rest is right.
        when: () => true,
      }),
    );
}

/** Something, an @, and a name with a dot: whether anyone reads it there is known only by writing. */
function isEmail(text: string): boolean {
  return text.length <= 255 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text);
}

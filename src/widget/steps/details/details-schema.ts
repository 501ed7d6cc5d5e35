import * as z from 'zod/mini';
import type { Messages } from '../../../diner/i18n/locales/messages.ts';
import { toE164 } from '../../flow/phone.ts';

// Without it, zod looks whether the page lets it make code of text, and a strict page reports that.
z.config({ jitless: true });

/** The message of each fault is the name of its words, so that a fault changes language with the rest. */
export type FaultWords = Extract<keyof Messages, `${string}Fault` | 'tooLong'>;

/** A rule does not keep the next one from being looked at: everything that is missing is said at once. */
const rule = <T>(isGood: (value: T) => boolean, message: FaultWords) =>
  z.custom<T>((value) => isGood(value as T), { error: message, abort: false });
const atMost = (length: number) => rule((text: string) => lengthOf(text) <= length, 'tooLong');
const emptyOr = (isGood: (text: string) => boolean, message: FaultWords) =>
  rule((text: string) => text.trim() === '' || isGood(text.trim()), message);
const agreed = (message: FaultWords) => rule((isTicked: boolean) => isTicked, message);

/**
 * What the form must be before anything is sent. What can only be ticked or picked from a list cannot
 * be wrong, and is not looked at.
 */
export function detailsSchema(circumstances: { country: string; isTimeLimited: boolean }) {
  const { country, isTimeLimited } = circumstances;
  return z
    .object({
      name: rule((name: string) => isBetween(3, 255, name.trim()), 'nameFault'),
      email: emptyOr(isEmail, 'emailFault'),
      phone: emptyOr((phone) => toE164(phone, country) !== null, 'phoneFault'),
      acceptsTimeLimit: rule((isTicked: boolean) => isTicked || !isTimeLimited, 'timeLimitFault'),
      hasGdprConsent: agreed('consentFault'),
      allergiesDescription: atMost(1024),
      customerSpecialRequests: atMost(1024),
      hotelRoom: atMost(50),
      promoCode: emptyOr((code) => isBetween(6, 255, code), 'promoCodeFault'),
      redemptionCode: emptyOr((code) => isBetween(6, 6, code), 'redemptionCodeFault'),
    })
    .check(
      z.refine(({ email, phone }) => email.trim() !== '' || phone.trim() !== '', {
        message: 'contactFault' satisfies FaultWords,
        path: ['email'],
        when: () => true,
      }),
    );
}

/** As people count characters, and the server does. */
function lengthOf(text: string): number {
  return [...text].length;
}

function isBetween(least: number, most: number, text: string): boolean {
  return lengthOf(text) >= least && lengthOf(text) <= most;
}

/** Something, an @, and a name with a dot: whether anyone reads it there is known only by writing. */
function isEmail(text: string): boolean {
  return text.length <= 255 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text);
}

import * as z from 'zod/mini';
import type { Messages } from '../../../diner/i18n/locales/messages.ts';
import type { DetailsField, DetailsInput } from '../../flow/details.ts';
import { toE164 } from '../../flow/phone.ts';

/** The name of each message, so that an error is shown in the language of the moment. */
export type FaultWords = Extract<keyof Messages, `${string}Fault` | 'tooLong'>;

type TextField = 'allergiesDescription' | 'customerSpecialRequests' | 'hotelRoom';

/** Rules are independent of one another, so that all errors are shown at once. */
const rule = (
  field: DetailsField,
  message: FaultWords,
  isMet: (details: DetailsInput) => boolean,
) => z.refine<DetailsInput>(isMet, { message, path: [field] });

const atMost = (length: number, field: TextField) =>
  rule(field, 'tooLong', (details) => lengthOf(details[field]) <= length);

/**
 * What the form must meet before anything is sent. Fields that can only be ticked or picked from a list
 * need no rule. The rules check the form as a whole: `z.object` would add a kilobyte and compile code,
 * which a strict Content-Security-Policy reports.
 */
export function detailsSchema(circumstances: { country: string; isTimeLimited: boolean }) {
  const { country, isTimeLimited } = circumstances;
  return z.custom<DetailsInput>().check(
    rule('name', 'nameFault', ({ name }) => isBetween(3, 255, name.trim())),
    rule('email', 'emailFault', ({ email }) => isEmptyOr(isEmail, email)),
    rule('phone', 'phoneFault', ({ phone }) =>
      isEmptyOr((number) => toE164(number, country) !== null, phone),
    ),
    rule(
      'acceptsTimeLimit',
      'timeLimitFault',
      ({ acceptsTimeLimit }) => acceptsTimeLimit || !isTimeLimited,
    ),
    rule('hasGdprConsent', 'consentFault', ({ hasGdprConsent }) => hasGdprConsent),
    atMost(1024, 'allergiesDescription'),
    atMost(1024, 'customerSpecialRequests'),
    atMost(50, 'hotelRoom'),
    rule('promoCode', 'promoCodeFault', ({ promoCode }) =>
      isEmptyOr((code) => isBetween(6, 255, code), promoCode),
    ),
    rule('redemptionCode', 'redemptionCodeFault', ({ redemptionCode }) =>
      isEmptyOr((code) => isBetween(6, 6, code), redemptionCode),
    ),
    rule('email', 'contactFault', ({ email, phone }) => (email + phone).trim() !== ''),
  );
}

function isEmptyOr(isGood: (text: string) => boolean, typed: string): boolean {
  const text = typed.trim();
  return text === '' || isGood(text);
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

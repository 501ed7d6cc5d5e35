import { TYPED_PHONE } from '../../../domain/phone.ts';
import { isNamed } from '../../../domain/typed-text.ts';
import type { DinerTexts } from '../../../locales/compiled/diner-texts.ts';
import type { DetailsField, DetailsInput } from '../../flow/details.ts';

/** Errors contain the key of a message, so that they change with the language. */
export type FieldErrorKey = Extract<keyof DinerTexts, `${string}Error` | 'tooLong'>;

type TextField = 'allergiesDescription' | 'customerSpecialRequests' | 'hotelRoom';

/** What a field must satisfy, and the message where it does not. */
export interface DetailsRule {
  field: DetailsField;
  message: FieldErrorKey;
  isMet: (details: DetailsInput) => boolean;
}

/**
 * The rules that the form must satisfy before anything is sent, independent of one another, so that all errors are
 * shown at once. Selects need none, and checkboxes only if they must be ticked. Names, email addresses and phone numbers
 * are checked roughly: the server parses them, and its refusals are shown at their fields.
 */
export function detailsRules({
  isTimeLimited,
}: {
  isTimeLimited: boolean;
}): readonly DetailsRule[] {
  const rule = (
    field: DetailsField,
    message: FieldErrorKey,
    isMet: DetailsRule['isMet'],
  ): DetailsRule => ({ field, message, isMet });
  const atMost = (length: number, field: TextField) =>
    rule(field, 'tooLong', (details) => lengthOf(details[field]) <= length);
  return [
    rule('name', 'nameError', ({ name }) => isName(name.trim())),
    rule('email', 'emailError', ({ email }) => isEmptyOr(isEmail, email)),
    rule('phone', 'phoneError', ({ phone }) => isEmptyOr((text) => TYPED_PHONE.test(text), phone)),
    rule(
      'acceptsTimeLimit',
      'timeLimitError',
      ({ acceptsTimeLimit }) => acceptsTimeLimit || !isTimeLimited,
    ),
    rule('hasGdprConsent', 'consentError', ({ hasGdprConsent }) => hasGdprConsent),
    atMost(1024, 'allergiesDescription'),
    atMost(1024, 'customerSpecialRequests'),
    atMost(50, 'hotelRoom'),
    rule('promoCode', 'promoCodeError', ({ promoCode }) =>
      isEmptyOr((code) => isBetween(6, 255, code), promoCode),
    ),
    rule('redemptionCode', 'redemptionCodeError', ({ redemptionCode }) =>
      isEmptyOr((code) => isBetween(6, 6, code), redemptionCode),
    ),
    rule('email', 'contactError', ({ email, phone }) => (email + phone).trim() !== ''),
  ];
}

function isEmptyOr(isValid: (text: string) => boolean, typed: string): boolean {
  const text = typed.trim();
  return text === '' || isValid(text);
}

/** In code points, as the server counts. */
function lengthOf(text: string): number {
  return [...text].length;
}

function isBetween(min: number, max: number, text: string): boolean {
  return lengthOf(text) >= min && lengthOf(text) <= max;
}

function isName(text: string): boolean {
  return lengthOf(text) <= 255 && isNamed(text);
}

function isEmail(text: string): boolean {
  return lengthOf(text) <= 255 && /^[^\s@]+@[^\s@]+$/.test(text);
}

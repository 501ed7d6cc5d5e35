import type { Language } from '../../domain/language.ts';
import { LOAD_POLICY } from '../../locales/compiled/load-policy.ts';
import type { PolicyTexts } from '../../locales/compiled/policy-texts.ts';

/** Loads the texts of cancellation terms, which only bookings with a policy need. */
export async function loadPolicyTexts(language: Language): Promise<PolicyTexts> {
  return (await LOAD_POLICY[language]()).texts;
}

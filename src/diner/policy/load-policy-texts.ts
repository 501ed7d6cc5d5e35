import type { Language } from '../../domain/language.ts';
import type { PolicyTexts } from '../../domain/policy/policy-texts.ts';

const FILES: Record<Language, () => Promise<{ policyTexts: PolicyTexts }>> = {
  es: () => import('../../domain/policy/locales/es.ts'),
  ca: () => import('../../domain/policy/locales/ca.ts'),
  it: () => import('../../domain/policy/locales/it.ts'),
  en: () => import('../../domain/policy/locales/en.ts'),
  de: () => import('../../domain/policy/locales/de.ts'),
  fr: () => import('../../domain/policy/locales/fr.ts'),
  pt: () => import('../../domain/policy/locales/pt.ts'),
  eu: () => import('../../domain/policy/locales/eu.ts'),
};

/** Loads the words of cancellation terms, which only bookings with a policy need. */
export async function loadPolicyTexts(language: Language): Promise<PolicyTexts> {
  return (await FILES[language]()).policyTexts;
}

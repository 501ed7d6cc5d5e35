import type { Language } from '../../domain/language.ts';
import type { PolicyMessages } from './locales/policy-messages.ts';
import { policyTerms, signingTerm } from './policy-terms.ts';

const FILES: Record<Language, () => Promise<{ policyMessages: PolicyMessages }>> = {
  es: () => import('./locales/es.ts'),
  ca: () => import('./locales/ca.ts'),
  it: () => import('./locales/it.ts'),
  en: () => import('./locales/en.ts'),
  de: () => import('./locales/de.ts'),
  fr: () => import('./locales/fr.ts'),
  pt: () => import('./locales/pt.ts'),
  eu: () => import('./locales/eu.ts'),
};

/** Loads the texts of the cancellation terms, which only bookings with a policy need. */
export async function loadPolicyTexts(language: Language) {
  const { policyMessages } = await FILES[language]();
  return { policyTerms, signingTerm, messages: policyMessages };
}

import type { Language } from '../../domain/language.ts';
import type { PolicyMessages } from './locales/policy-messages.ts';

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

/** How terms are told, which only those need whose booking is to be signed. */
export async function loadPolicy(language: Language) {
  const [{ policyTerms, signingTerm }, { policyMessages }] = await Promise.all([
    import('./policy-terms.ts'),
    FILES[language](),
  ]);
  return { policyTerms, signingTerm, messages: policyMessages };
}

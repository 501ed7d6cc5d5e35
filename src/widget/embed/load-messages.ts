const MESSAGE_FILES = {
  es: () => import('../../diner/i18n/locales/es.ts'),
  ca: () => import('../../diner/i18n/locales/ca.ts'),
  it: () => import('../../diner/i18n/locales/it.ts'),
  en: () => import('../../diner/i18n/locales/en.ts'),
  de: () => import('../../diner/i18n/locales/de.ts'),
  fr: () => import('../../diner/i18n/locales/fr.ts'),
  pt: () => import('../../diner/i18n/locales/pt.ts'),
  eu: () => import('../../diner/i18n/locales/eu.ts'),
};

export type WidgetLanguage = keyof typeof MESSAGE_FILES;

type LoadedMessages = Awaited<ReturnType<(typeof MESSAGE_FILES)['en']>>['messages'];

/** Set by the build in the scripts that include a language, such as `embed.es.js`. */
declare const BUNDLED_MESSAGES: Partial<Record<WidgetLanguage, LoadedMessages>> | undefined;

/** The messages of one language, from this script or from a file of their own. */
export async function loadMessages(language: WidgetLanguage): Promise<LoadedMessages> {
  const bundled = typeof BUNDLED_MESSAGES === 'undefined' ? undefined : BUNDLED_MESSAGES[language];
  return bundled ?? (await MESSAGE_FILES[language]()).messages;
}

/** The language of a tag such as `ca-ES`; null if the widget does not have it. */
export function languageOfTag(tag: string): WidgetLanguage | null {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(MESSAGE_FILES, language) ? (language as WidgetLanguage) : null;
}

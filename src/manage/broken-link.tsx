import type { I18n } from '../diner/i18n/i18n.ts';
import type { ManageTexts } from '../locales/compiled/manage-texts.ts';

/** Shown for an incomplete or invalid link. */
export function BrokenLink({ i18n }: { i18n: I18n<ManageTexts> }) {
  const { messages } = i18n;
  return (
    <div className="screen" role="alert">
      <h2 className="heading">{messages.linkTitle}</h2>
      <p>{messages.linkText}</p>
    </div>
  );
}

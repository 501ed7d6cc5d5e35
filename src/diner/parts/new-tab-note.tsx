import { useDiner } from '../diner-context.ts';

/** Tells screen readers, within a link, that it opens in a new tab. */
export function NewTabNote() {
  const { messages } = useDiner().i18n;
  return <span className="visually-hidden"> ({messages.opensNewTab})</span>;
}

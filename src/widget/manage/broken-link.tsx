import type { Text } from '../text.ts';
import type { ManageMessages } from './locales/manage-messages.ts';

/** For a link that is cut in half, or whose booking is no more. */
export function BrokenLink({ text }: { text: Text<ManageMessages> }) {
  const { words } = text;
  return (
    <div className="screen" role="alert">
      <h2 className="heading">{words.linkTitle}</h2>
      <p>{words.linkText}</p>
    </div>
  );
}

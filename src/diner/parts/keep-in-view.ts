import type { FocusEvent } from 'react';

/**
 * Scrolls the whole of a focused multi-line field into view. Browsers only scroll to the line of the
 * caret, which the sticky bars may cover.
 */
export function keepInView({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}

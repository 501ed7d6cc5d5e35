import type { FocusEvent } from 'react';

/**
 * Scrolls a focused multi-line field into view as a whole: browsers only reveal the line of the caret,
 * which may then lie under the sticky bars.
 */
export function keepInView({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}

import type { FocusEvent } from 'react';

/**
 * For a field of several lines that takes the focus: by itself, only the line that is typed at comes
 * into the window, and there beneath what sticks to it.
 */
export function keepInSight({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}

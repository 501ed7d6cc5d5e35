import type { MouseEvent } from 'react';

/**
 * Whether this is not the second press of a double click: the first one may have brought the button of another
 * party under the finger. By keyboard, each press counts.
 */
export function isFirstPress({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail <= 1;
}

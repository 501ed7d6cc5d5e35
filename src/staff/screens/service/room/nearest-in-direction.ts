/** Where an element is on the screen. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * The index of the nearest box in the nearest row above or below; the same index if there is none. Elements that
 * wrap into rows have no fixed columns, so the keyboard goes by position.
 */
export function nearestInDirection(
  boxes: readonly Box[],
  from: number,
  direction: 'up' | 'down',
): number {
  const start = boxes[from];
  if (!start) return from;
  const sign = direction === 'down' ? 1 : -1;
  const distance = (box: Box) =>
    sign * (middle(box.top, box.bottom) - middle(start.top, start.bottom));
  const isBeyond = (box: Box) =>
    direction === 'down' ? box.top >= start.bottom : box.bottom <= start.top;
  const rowDistance = Math.min(...boxes.filter(isBeyond).map(distance));
  const aside = (box: Box) =>
    Math.abs(middle(box.left, box.right) - middle(start.left, start.right));
  let nearest = from;
  for (const [i, box] of boxes.entries()) {
    if (!isBeyond(box) || distance(box) > rowDistance) continue;
    const best = boxes[nearest];
    if (nearest === from || (best && aside(box) < aside(best))) nearest = i;
  }
  return nearest;
}

function middle(a: number, b: number): number {
  return (a + b) / 2;
}

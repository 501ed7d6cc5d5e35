/**
 * Whether the page with the widget is in a frame, as site builders embed it. Then links open in a new tab: their pages may
 * forbid frames, as ours do, and few fit into one.
 */
export function isFramed(): boolean {
  return window.top !== window;
}

/**
 * Whether the page with the widget is in a frame, as site builders embed it. Pages that a link leads to may allow no
 * frame, as ours do, and few fit into one.
 */
export function isFramed(): boolean {
  return window.top !== window;
}

interface OpenerEvents {
  isOpener(element: Element): boolean;
  /** An opener is hovered or focused, perhaps already before the call, so it may be pressed soon. */
  onNear(): void;
  /** Returns whether the popup has opened; if not, the click keeps its default action. */
  onPress(opener: HTMLElement): boolean;
}

/**
 * Watches the elements of the page that open a popup, including later ones, until the signal aborts.
 * Listens in the capture phase, because a page may stop the propagation of its events.
 */
export function watchOpeners(page: Document, events: OpenerEvents, signal: AbortSignal): void {
  const openerOf = (event: Event) =>
    event
      .composedPath()
      .find((each): each is HTMLElement => each instanceof HTMLElement && events.isOpener(each));
  const options = { capture: true, passive: true, signal };
  for (const type of ['pointerover', 'focusin'])
    page.addEventListener(type, (event) => openerOf(event) && events.onNear(), options);
  // This code may have been loaded after the visitor came near.
  const near = [...page.querySelectorAll(':hover, :focus')];
  if (near.some((element) => events.isOpener(element))) events.onNear();
  page.addEventListener(
    'click',
    (event) => {
      const opener = openerOf(event);
      // A modified click on a link opens another tab.
      if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (events.onPress(opener)) event.preventDefault();
    },
    { capture: true, signal },
  );
}

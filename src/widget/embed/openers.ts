/** What the page’s own buttons and links do with a popup. */
interface OpenerEvents {
  isOpener(element: Element): boolean;
  /** One is pointed at or focused: it may soon be pressed. */
  onNear(): void;
  /** Answers whether it opened; else a link goes where it leads. */
  onPress(opener: HTMLElement): boolean;
}

/**
 * Watches the openers of a popup, whenever they come and go, until the signal says stop. In the
 * capture phase, for a page may keep its events to itself.
 */
export function watchOpeners(page: Document, events: OpenerEvents, signal: AbortSignal): void {
  const openerOf = (event: Event) =>
    event
      .composedPath()
      .find((each): each is HTMLElement => each instanceof HTMLElement && events.isOpener(each));
  const options = { capture: true, passive: true, signal };
  for (const type of ['pointerover', 'focusin'])
    page.addEventListener(type, (event) => openerOf(event) && events.onNear(), options);
  page.addEventListener(
    'click',
    (event) => {
      const opener = openerOf(event);
      // A link that is to open in another tab does so.
      if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (events.onPress(opener)) event.preventDefault();
    },
    { capture: true, signal },
  );
}

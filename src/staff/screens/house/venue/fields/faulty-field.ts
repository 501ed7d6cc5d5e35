/** Scrolls the first field that needs attention into the middle of the window. @returns it, if there is one on screen */
export function showFaultyField(): HTMLElement | null {
  const field = document.querySelector<HTMLElement>('[aria-invalid=true]');
  field?.scrollIntoView({ block: 'center' });
  return field;
}

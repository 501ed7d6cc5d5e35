/** `venue.example/menu`, without the scheme that everybody leaves out. */
const BARE_ADDRESS = /^[a-z\d-]+(\.[a-z\d-]+)+([/?#]\S*)?$/i;

/** A web address with its scheme, once somebody has typed it. Anything else stays as it is. */
export function completedText(typed: string, type: string): string {
  const text = typed.trim();
  return type === 'url' && BARE_ADDRESS.test(text) ? `https://${text}` : typed;
}

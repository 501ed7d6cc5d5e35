/** What JSON is made of, each tried where the last one ended. */
const SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a text in JSON may not hold them
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/** Where a text stops being JSON, as people count lines and columns; null where it never does. */
export function findJsonBreak(text: string): { line: number; column: number } | null {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const sign = (character: string): boolean => {
    take(SPACE);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const entries = (close: string, entry: () => boolean): boolean => {
    if (sign(close)) return true;
    do {
      if (!entry()) return false;
    } while (sign(','));
    return sign(close);
  };
  const value = (): boolean => {
    if (sign('{')) return entries('}', () => name() && sign(':') && value());
    if (sign('[')) return entries(']', value);
    return take(TEXT) || take(NUMBER) || take(WORD);
  };
  const name = (): boolean => {
    take(SPACE);
    return take(TEXT);
  };
  const isValue = value();
  take(SPACE);
  if (isValue && at === text.length) return null;
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The tokens of JSON, matched at the current position. */
const SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings must not contain them
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/** The line and column, from 1, at which a text stops being JSON; null if all of it is. */
export function findJsonBreak(text: string): { line: number; column: number } | null {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const punctuation = (character: string): boolean => {
    take(SPACE);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const entries = (close: string, entry: () => boolean): boolean => {
    if (punctuation(close)) return true;
    do {
      if (!entry()) return false;
    } while (punctuation(','));
    return punctuation(close);
  };
  const value = (): boolean => {
    if (punctuation('{')) return entries('}', () => name() && punctuation(':') && value());
    if (punctuation('[')) return entries(']', value);
    return take(STRING) || take(NUMBER) || take(WORD);
  };
  const name = (): boolean => {
    take(SPACE);
    return take(STRING);
  };
  const isValue = value();
  take(SPACE);
  if (isValue && at === text.length) return null;
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
